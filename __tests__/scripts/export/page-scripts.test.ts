/** @jest-environment node */
import { computeIntegrity } from '@/scripts/export/integrity'
import { rewriteScripts } from '@/scripts/export/page-scripts'
import { STARTER_FILE } from '@/scripts/export/start-scripts'

/**
 * A page with a script of each sort, and with traps: data that is no script, signs that mean something in a replacement
 * ($&) or in HTML (&amp;, a comment), and the end of a script inside a text.
 */
const PAGE = [
  '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script></head>',
  '<body><p>Text &amp; <!-- -->more</p><script id="_R_">self.first.push([1,"$&"])</script>',
  '<svg viewBox="0 0 1 1"></svg><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script>self.second.push("\\u003c/script>")</script></body></html>',
].join('')

/** A stand-in for the integrity of a file: the end of its name. */
const findIntegrity = (path: string) => `sha256-${path.slice(-4)}`
const rewrite = (html: string) => rewriteScripts(html, findIntegrity)

it('keeps what inline scripts push as data, lists asynchronous scripts, and changes nothing else', () => {
  const start = computeIntegrity(Buffer.from(STARTER_FILE.text))
  expect(rewrite(PAGE)).toBe(
    '<!DOCTYPE html><html lang="en"><head><link rel="preload" as="font" href="/_next/static/media/a.woff2"/>' +
      '<link integrity="sha256-.css" rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
      '<script integrity="sha256-d.js" src="/_next/static/chunks/old.js" noModule=""></script>' +
      '<script type="application/ld+json">{"@type":"WebSite"}</script></head>' +
      '<body><p>Text &amp; <!-- -->more</p><svg viewBox="0 0 1 1"></svg>' +
      '<script type="application/json" id="page-data">[["first",[1,"$&"]],["second","\\u003c/script>"]]</script>' +
      '<script type="application/json" id="start-scripts">' +
      '[["/_next/static/chunks/a.js","sha256-a.js"],["/_next/static/chunks/b.js","sha256-b.js"]]</script>' +
      `<script src="/${STARTER_FILE.path}" defer="" integrity="${start}"></script></body></html>`,
  )
})

it('leaves a finished page alone', () => {
  expect(rewrite(rewrite(PAGE) ?? '')).toBeNull()
})

// A script outside the framework's folder, and one in a comment.
it.each(['<script src="/elsewhere/known.js"></script>', '<!-- <script>run()</script> -->'])('leaves %s alone', html => {
  expect(rewrite(`<body>${html}<script>self.a.push(1)</script></body>`)).toContain(`<body>${html}<script type`)
})

it('recognises what the Turbopack runtime pushes', () => {
  const push = '{"otherChunks":["a.js"],"runtimeModuleIds":[1]}'
  const script = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${push});`
  expect(rewrite(`<script>${script}</script>`)).toContain(`id="page-data">[["TURBOPACK",${push}]]</script>`)
})

it.each(['run()', 'self.a.push(1);run()', 'self.a=1;run();self.b.push(2)', ''])(
  'refuses %p, which would never run',
  script => {
    expect(() => rewrite(`<script>${script}</script>`)).toThrow(/^an inline script does more than append JSON/)
  },
)

it('refuses a page whose script does not exist', () => {
  const findNone = (path: string) => (path.endsWith('b.js') ? null : findIntegrity(path))
  expect(() => rewriteScripts(PAGE, findNone)).toThrow(
    'loads /_next/static/chunks/b.js, which is not in the export. Build it again',
  )
})
