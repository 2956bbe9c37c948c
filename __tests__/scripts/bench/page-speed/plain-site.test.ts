/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listen } from '@/companion/service'
import { createPlainSite, removeScripts } from '@/scripts/bench/page-speed/plain-site'

it('removes scripts and what fetches them early, and nothing else', () => {
  const kept = [
    '<link rel="preload" as="font" href="/a.woff2"/>',
    '<link rel="stylesheet" href="/a.css"/>',
    '<script type="application/ld+json">{"a":1}</script>',
  ]
  const removed = [
    '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/>',
    '<link rel="modulepreload" href="/b.js"/>',
    '<script src="/a.js" async=""></script>',
    '<script>inline()</script>',
    '<script type="application/json" id="page-data">[]</script>',
  ]
  expect(removeScripts([...removed, ...kept].join(''))).toBe(kept.join(''))
})

it('serves its own pages compressed under the policy of the site, and leaves the rest to the site', async () => {
  const site = createServer((_, answer) => answer.end('from the site'))
  const plain = createPlainSite(site, new Map([['/', '<p>plain</p>']]))
  await listen(plain, { port: 0, host: '127.0.0.1' })
  const url = `http://localhost:${(plain.address() as AddressInfo).port}`
  const own = await fetch(url)
  expect(await own.text()).toBe('<p>plain</p>')
  expect(own.headers.get('content-encoding')).toBe('br')
  expect(own.headers.get('content-security-policy')).toContain("script-src 'self'")
  expect(await (await fetch(`${url}/a.css`)).text()).toBe('from the site')
  plain.close()
})
