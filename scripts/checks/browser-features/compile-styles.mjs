/**
 * Compiles style sheets with Tailwind and prints them as an array of PostCSS's JSON, which has the file and line of
 * every rule. A separate program, because Jest cannot load Tailwind's modules.
 * Usage: `node compile-styles.mjs app/globals.css ...`
 */
import { readFileSync } from 'node:fs'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'

const processor = postcss([tailwind({ optimize: false })])
const map = { inline: false, annotation: false }

async function compile(from) {
  const { root } = await processor.process(readFileSync(from, 'utf8'), { from, map })
  return root.toJSON()
}

process.stdout.write(JSON.stringify(await Promise.all(process.argv.slice(2).map(compile))))
