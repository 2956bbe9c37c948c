/**
 * Prints style sheets as the browser gets them, each as PostCSS's JSON, which keeps the file and line of every rule.
 * A program of its own, since Tailwind is made of modules that Jest cannot load.
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
