import { findLegacyScripts, findPageFiles } from '@/lib/offline/page-files'

const PAGE = [
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" integrity="x"/>',
  '<link rel="preload" href="/_next/static/media/a.woff2" as="font"/>',
  '<link rel="preload" as="script" href="/_next/static/chunks/b.js"/><script src="/_next/static/chunks/b.js" async=""></script>',
  '<script type="application/json" id="start-scripts">[["/_next/static/chunks/c-1~d.js","sha256-c"]]</script>',
  '<script integrity="x" src="/_next/static/chunks/old.js" noModule=""></script>',
  '<script src="/icons.js"></script><img src="/pictures/a-320.avif">',
].join('')

it('finds the scripts, style sheets and fonts of a page once each', () => {
  const names = ['chunks/a.css', 'media/a.woff2', 'chunks/b.js', 'chunks/c-1~d.js']
  expect(findPageFiles(PAGE)).toEqual(names.map(name => `/_next/static/${name}`))
  expect(findPageFiles('<p>Text</p>')).toEqual([])
})

it('finds the scripts of legacy browsers apart from them', () => {
  expect(findLegacyScripts(PAGE)).toEqual(['/_next/static/chunks/old.js'])
  expect(findLegacyScripts('<p>nomodule</p>')).toEqual([])
})
