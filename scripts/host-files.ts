/**
 * `npm run host-files`: generates the configuration files of hosting providers from scripts/hosting/headers.ts and the
 * former addresses of machines and their data sheets. With `--check` it writes nothing, and fails if a file is out of
 * date.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { getFormerMachines, getLanguages } from '@/lib/content/content'
import { createHostFiles } from '@/scripts/hosting/host-files'
import { listMoves } from '@/scripts/hosting/moves'

const isCheck = process.argv.includes('--check')
const roots = ['', ...getLanguages().map(({ code }) => `/${code}`)]
const moves = listMoves(getFormerMachines(), roots)
const stale = Object.entries(createHostFiles(moves)).filter(
  ([path, text]) => !existsSync(path) || readFileSync(path, 'utf8') !== text,
)
for (const [path, text] of stale) {
  if (isCheck) console.error(`${path} is out of date. Run: npm run host-files`)
  else {
    writeFileSync(path, text)
    console.info(`${path} written`)
  }
}
if (!isCheck && stale.some(([path]) => /^hosts\/(caddy|nginx)\//.test(path)))
  console.info("A server of your own needs its new file too: docs/deploy.md, 'Caddy or nginx alone'.")
if (stale.length === 0) console.info('All host files are up to date.')
process.exitCode = isCheck && stale.length > 0 ? 1 : 0
