/**
 * `npm run edit`: the editor of content/ in the browser, on this computer, with the pages of `npm run dev` beside its
 * forms. PORT is that of the site; the editor has the next one. Ctrl-C stops both.
 */
import { startEditor } from '@/scripts/edit/editor'
import type { SiteState } from '@/scripts/edit/site-state'
import { readSitePort, runLocally, stopAll } from '@/scripts/hosting/local-site'
import { contentScript, startCommand } from '@/scripts/steps/run-command'

runLocally(async () => {
  const site = readSitePort()
  // Sveltia requires a backend. On this computer it is never asked: the editor works on the folder instead.
  const backend = { name: 'github', repo: 'owner/site' }
  let state: SiteState = { isServing: false, problems: [] }
  const options = { backend, previewUrl: `http://localhost:${site}` }
  const port = await startEditor('.cache/editor', site + 1, options, () => state)
  console.info(`The editor: http://localhost:${port}\nPress 'Work with Local Repository', and choose this folder.\n`)
  const dev = startCommand({ args: contentScript('scripts/dev.ts'), hasChannel: true })
  dev.on('message', (newest: SiteState) => {
    state = newest
  })
  dev.once('exit', code => stopAll(code ?? 1))
})
