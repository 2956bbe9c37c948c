import { readdirSync, readFileSync } from 'node:fs'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/build/export-folders'
import { expect, test } from './support/fixtures'
import { closeLeadPopupForSession, open } from './support/page-parts'
import { kindsOfRoutes } from './support/routes'

/** Texts that occur only in the code of one lazy-loaded part. */
const SIGNS: [part: string, sign: string][] = [
  ['the mail client', 'The public key is required. Visit'],
  ['sending', '/api/v1.0/email/send'],
  ['the popup', 'Get In Touch With Us'],
  ['the search', 'MiniSearch:'],
]

/** The kinds of pages with a form or a search. */
const WITH_CONTROLS = kindsOfRoutes.filter(path => /^\/($|product|contact|compare)/.test(path))

const CHUNKS = `${LOCAL_EXPORT_FOLDER}/_next/static/chunks`

function findLateParts(code: string) {
  return SIGNS.filter(([, sign]) => code.includes(sign)).map(([part]) => part)
}

test('the markers of lazy-loaded code are in the export', () => {
  const files = readdirSync(CHUNKS).filter(name => name.endsWith('.js'))
  const code = files.map(name => readFileSync(`${CHUNKS}/${name}`, 'utf8')).join('\n')
  expect(findLateParts(code)).toEqual(SIGNS.map(([part]) => part))
})

test('no first visit loads code that sends or searches', async ({ page }) => {
  await closeLeadPopupForSession(page)
  for (const path of WITH_CONTROLS) {
    const bodies: Promise<string>[] = []
    page.on('response', response => {
      if (response.url().includes('/_next/static/chunks/')) bodies.push(response.text().catch(() => ''))
    })
    await open(page, path)
    // When the visitor counter is shown, the page has made all its requests.
    await expect(page.getByRole('contentinfo').getByText(/^[\d,]+$/)).toBeVisible()
    expect(findLateParts((await Promise.all(bodies)).join('\n')), path).toEqual([])
    page.removeAllListeners('response')
  }
})
