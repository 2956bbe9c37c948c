/** @jest-environment node */
import { createSecurityHeaders } from '@/scripts/hosting/headers'
import { scoreHeaders } from '@/scripts/hosting/score-headers'

const PAGE =
  '<html><body><script src="/a.js" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="></script></body></html>'

/** The site's headers, with some of them changed; an empty value leaves one out. */
function scoreWith(changes: Record<string, string>) {
  const headers = Object.entries({ ...createSecurityHeaders(), 'Content-Type': 'text/html', ...changes })
  return scoreHeaders((_request, answer) => {
    for (const [name, value] of headers) if (value !== '') answer.setHeader(name, value)
    answer.end(PAGE)
  })
}

it('gives the site its full score, so that nothing in the way of scoring takes points', async () => {
  expect(await scoreWith({})).toMatchObject({ grade: 'A+', score: 135 })
})

it.each<[string, Record<string, string>, string]>([
  [
    'inline scripts',
    { 'Content-Security-Policy': "default-src 'self'; script-src 'self' 'unsafe-inline'" },
    'content-security-policy',
  ],
  ['no transport security', { 'Strict-Transport-Security': '' }, 'strict-transport-security'],
])('takes points for %s', async (_, changes, test) => {
  const { score, tests } = await scoreWith(changes)
  expect(score).toBeLessThan(100)
  expect(tests[test]?.scoreModifier).toBeLessThan(0)
})
