/**
 * Writes the files that hosting providers read from scripts/hosting/headers.ts. `--check` writes nothing and fails when one is
 * not what it must be.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createHostFiles } from '@/scripts/hosting/host-files'

function readOrNull(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

const isCheck = process.argv.includes('--check')
const stale = Object.entries(createHostFiles()).filter(([path, text]) => readOrNull(path) !== text)
for (const [path, text] of stale) {
  if (isCheck) console.error(`${path} is not up to date: run npm run host-files`)
  else {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.info(`${path} written`)
  }
}
if (stale.length === 0) console.info('All host files are up to date.')
process.exitCode = isCheck && stale.length > 0 ? 1 : 0
