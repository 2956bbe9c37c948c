/** @jest-environment node */
import { addIntegrity, moveInlineScripts, toIntegrity } from '@/lib/hosting/inline-scripts'

const page = [
  '<head><script src="/_next/static/chunks/a.js" async=""></script>',
  '<script type="application/ld+json">{"@type":"WebSite"}</script></head>',
  '<body><p>Text</p><script id="_R_">first($1,"$&")</script><p>More</p><script>second()</script></body>',
].join('')

describe('moveInlineScripts', () => {
  it('puts all inline scripts into one file, in their order', () => {
    expect(moveInlineScripts(page).file?.text).toBe('first($1,"$&")\n;second()')
  })

  it('leaves nothing of them in the page', () => {
    expect(moveInlineScripts(page).html).toContain('<p>Text</p><p>More</p></body>')
  })

  it('leaves scripts with a source and structured data where they are', () => {
    const { html } = moveInlineScripts(page)
    expect(html).toContain('<script src="/_next/static/chunks/a.js" async=""></script>')
    expect(html).toContain('<script type="application/ld+json">{"@type":"WebSite"}</script>')
  })

  it('names the file by its content, so that it can be cached for good', () => {
    const path = moveInlineScripts(page).file?.path
    expect(path).toMatch(/^_next\/static\/inline\/[0-9a-f]{16}\.js$/)
    expect(moveInlineScripts(page.replace('Text', 'Other')).file?.path).toBe(path)
    expect(moveInlineScripts(page.replace('second', 'third')).file?.path).not.toBe(path)
  })

  it('changes nothing the second time', () => {
    const { html } = moveInlineScripts(page)
    expect(moveInlineScripts(html)).toEqual({ html, file: null })
  })

  it.each(['', ' type="module"', ' type="text/javascript"'])('moves a script with the attributes %p', attributes => {
    expect(moveInlineScripts(`<script${attributes}>run()</script>`).file?.text).toBe('run()')
  })
})

describe("Next's page data", () => {
  it.each(['1:["$","p",null,{"children":"text"}]', `it's "quoted" \\ "\\" and \\'`, 'line\nline\u2028</script><!--'])(
    'reads the same in single quotes: %j',
    data => {
      // As Next does, so that data cannot end the script.
      const literal = JSON.stringify(data).replaceAll('<', '\\u003c')
      const { file } = moveInlineScripts(`<script>self.__next_f.push([1,${literal}])</script>`)
      const pushed: unknown[] = []
      new Function('self', file?.text ?? '')({ __next_f: pushed })
      expect(pushed).toEqual([[1, data]])
    },
  )

  it('saves a back-slash a quote', () => {
    const { file } = moveInlineScripts(`<script>self.__next_f.push([1,"say \\"hello\\""])</script>`)
    expect(file?.text).toBe(`self.__next_f.push([1,'say "hello"'])`)
  })
})

describe('addIntegrity', () => {
  const find = (path: string) => (path.includes('known') ? 'sha256-x' : null)

  it.each([
    ['<script src="/_next/static/known.js" async=""></script>', ' async="" integrity="sha256-x"></script>'],
    ['<link rel="stylesheet" href="/_next/static/known.css"/>', 'known.css" integrity="sha256-x"/>'],
    ['<link rel="preload" as="script" href="/_next/static/known.js"/>', 'known.js" integrity="sha256-x"/>'],
  ])('marks %s', (tag, end) => {
    expect(addIntegrity(tag, find)).toContain(end)
  })

  it.each([
    '<script src="/_next/static/other.js"></script>',
    '<script src="/_next/static/known.js" integrity="sha256-y"></script>',
    '<a href="/_next/static/known.js">x</a>',
    '<link rel="preload" as="font" href="/_next/static/media/known.woff2"/>',
  ])('leaves %s alone', tag => {
    expect(addIntegrity(tag, find)).toBe(tag)
  })
})

it('writes integrities as browsers compute them', () => {
  expect(toIntegrity(Buffer.from(''))).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})
