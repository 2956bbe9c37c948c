import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { compressExport } from '@/scripts/export/compress-export'
import { runCommand } from '@/scripts/steps/run-command'

const FOLDER = '.cache/empty-app'

/** The files of the app by their paths: the fewest with which Next builds a page. */
const FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs': "export default { output: 'export' }",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }',
  'app/page.jsx': 'export default function Page() { return <p>Hello</p> }',
}

/**
 * Builds and compresses an app that says hello, with the installed Next and React as they come. Returns the folder of
 * its export. Throws if the build fails.
 */
export async function buildEmptyApp(): Promise<string> {
  await rm(FOLDER, { recursive: true, force: true })
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(FOLDER, name)), { recursive: true })
    await writeFile(join(FOLDER, name), text)
  }
  const output: string[] = []
  const command = { args: [resolve('node_modules/next/dist/bin/next'), 'build'], cwd: FOLDER }
  const status = await runCommand(command, line => output.push(line))
  if (status !== 0) throw new Error(`The empty app could not be built:\n${output.join('\n')}`)
  await compressExport(join(FOLDER, 'out'), join(FOLDER, '.cache'))
  return join(FOLDER, 'out')
}
