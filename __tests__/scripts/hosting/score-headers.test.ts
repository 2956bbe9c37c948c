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

it('takes points for inline scripts and for no transport security', async () => {
  const { score, tests } = await scoreWith({
    'Content-Security-Policy': "default-src 'self'; script-src 'self' 'unsafe-inline'",
    'Strict-Transport-Security': '',
  })
  expect(score).toBeLessThan(100)
  for (const test of ['content-security-policy', 'strict-transport-security'])
    expect(tests[test]?.scoreModifier).toBeLessThan(0)
})
