/** @jest-environment node */
import type { SupportBlock } from '@mdn/browser-compat-data/types'
import { parse } from 'postcss'
import { FALLBACKS } from '@/scripts/checks/browser-features/fallbacks'
import { findBrowsersWithout } from '@/scripts/checks/browser-features/floor'
import { readMarkupFeatures } from '@/scripts/checks/browser-features/markup-features'
import { readSite } from '@/scripts/checks/browser-features/read-site'
import { readScriptFeatures } from '@/scripts/checks/browser-features/script-features'
import { findMixedLists } from '@/scripts/checks/browser-features/selector-lists'
import { parseCode } from '@/scripts/checks/browser-features/source-code'
import { readStyleFeatures } from '@/scripts/checks/browser-features/style-features'
import { findProblems, listUnsupportedFeatures } from '@/scripts/checks/browser-features/unsupported-features'

const site = readSite()
const unsupported = listUnsupportedFeatures(site.uses)

const readStyle = (text: string) => readStyleFeatures(parse(text), () => 'planted.css')
const readScript = (text: string) => readScriptFeatures(parseCode('planted.ts', text))
const readMarkup = (text: string) => readMarkupFeatures(parseCode('planted.tsx', text))
const toIds = (uses: Parameters<typeof listUnsupportedFeatures>[0]) => listUnsupportedFeatures(uses).map(({ id }) => id)

describe('the site', () => {
  it('has a fallback for every feature that a supported browser lacks, and none besides', () => {
    expect(findProblems(unsupported, FALLBACKS)).toEqual([])
  })

  it('has no unsupported selector in one list with others', () => {
    expect(site.sheets.flatMap(findMixedLists)).toEqual([])
  })

  it.each([
    ['style sheets beside components', 'components/ui/base.css'],
    ['what Tailwind makes of classes', 'app/globals.css'],
    ['markup', 'components/ui/icon.tsx'],
    ['client code', 'lib/browser/web-storage.ts'],
    ['rules of the worker', 'scripts/worker/worker-rules.ts'],
    ['the script that every page begins with', 'scripts/export/start-scripts.ts'],
  ])('is read with %s', (_, path) => {
    expect(site.uses.some(({ file }) => file === path)).toBe(true)
  })

  it.each([
    ['a style sheet', readStyle('a { field-sizing: content }'), 'css.properties.field-sizing'],
    ['client code', readScript('document.startViewTransition()'), 'api.Document.startViewTransition'],
    ['markup', readMarkup('<button commandfor="x" />'), 'html.elements.button.commandfor'],
  ])('is refused with a new feature in %s', (_, planted, id) => {
    const problems = findProblems([...unsupported, ...listUnsupportedFeatures(planted)], FALLBACKS)
    expect(problems).toContainEqual(expect.stringMatching(`^${id} is not in all supported browsers .*planted`))
  })

  it('is refused with a fallback for a feature that it no longer uses', () => {
    const explained = { ...FALLBACKS, 'css.properties.field-sizing': 'Fields keep their size.' }
    expect(findProblems(unsupported, explained)).toContain(
      'css.properties.field-sizing has a fallback note, but is no longer used or is now supported everywhere; remove the note',
    )
  })
})

describe('a style sheet', () => {
  it.each([
    ['a property', 'a { field-sizing: content }', 'css.properties.field-sizing'],
    ['a keyword', 'a { height: stretch }', 'css.properties.height.stretch'],
    ['a global keyword', 'a { color: revert-rule }', 'css.types.global_keywords.revert-rule'],
    ['a function', 'a { color: light-dark(#000, #fff) }', 'css.types.color.light-dark'],
    ['a function of a custom property', 'a { --c: light-dark(#000, #fff) }', 'css.types.color.light-dark'],
    [
      'a function of one property',
      'a { transition-timing-function: linear(0, 1) }',
      'css.types.easing-function.linear-function',
    ],
    ['a unit', 'a { height: 1lh }', 'css.types.length.lh'],
    ['an at-rule', '@scope (.a) { b { color: red } }', 'css.at-rules.scope'],
    ['a descriptor', '@page { size: A4 }', 'css.at-rules.page'],
    ['a media feature', '@media print and (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
    ['a pseudo-class', 'a:has(b) { color: red }', 'css.selectors.has'],
    ['a pseudo-element', 'a::details-content { color: red }', 'css.selectors.details-content'],
    ['nesting', 'a { &:hover { color: red } }', 'css.selectors.nesting'],
    [
      'a custom property in a backdrop',
      'a::backdrop { background: var(--b) }',
      'css.selectors.backdrop.inherit_from_originating_element',
    ],
  ])('uses %s', (_, text, id) => {
    expect(toIds(readStyle(text))).toContain(id)
  })

  it.each([
    [
      'features of all supported browsers',
      'a:focus-visible { inset: 0; height: 100dvh; overflow: clip; color: oklch(1 0 0) }',
    ],
    ['what it only asks for', '@supports (field-sizing: content) { a { color: red } }'],
    ['the steps of an animation', '@keyframes a { from { color: red } 50% { color: blue } }'],
    ['words of others that are keywords elsewhere', 'a { grid-area: stretch; animation-name: stretch }'],
  ])('may hold %s', (_, text) => {
    expect(toIds(readStyle(text))).toEqual([])
  })

  it('keeps an unsupported selector apart from others', () => {
    expect(findMixedLists(parse('a, b:has(c) { color: red }'))).toEqual([
      'b:has(c) needs its own rule: older browsers drop the whole list because of it',
    ])
    expect(findMixedLists(parse('a, b { color: red } a:has(b), c:has(d) { color: red }'))).toEqual([])
  })
})

describe('client code', () => {
  it.each([
    ['a built-in function', 'Object.groupBy(a, b)', 'javascript.builtins.Object.groupBy'],
    ['a static method', 'Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['a static method of the platform', 'AbortSignal.any([])', 'api.AbortSignal.any_static'],
    ['a global object', 'new CloseWatcher()', 'api.CloseWatcher'],
    ['a global function', 'requestIdleCallback(work)', 'api.Window.requestIdleCallback'],
    ['a member of the window', 'window.navigation.back()', 'api.Window.navigation'],
    ['a method of an object in hand', 'element.checkVisibility?.()', 'api.Element.checkVisibility'],
    ['an event', "list.addEventListener('scrollend', stop)", 'api.Document.scrollend_event'],
    ['an attribute', "dialog.setAttribute('closedby', 'any')", 'html.elements.dialog.closedby'],
  ])('uses %s', (_, text, id) => {
    expect(toIds(readScript(text))).toEqual([id])
  })

  it.each([
    [
      'methods of all supported browsers',
      'structuredClone([1].at(-1)); [1].findLast(Boolean); URL.createObjectURL(blob)',
    ],
    [
      'names that are its own',
      'const scheduler = { yield() {} }; function CloseWatcher() {}; scheduler.yield(new CloseWatcher())',
    ],
    ['types', 'type A = CloseWatcher; const b = (c: Navigation) => c as Highlight'],
    ['names that may be old', 'set.filter(Boolean)'],
  ])('may hold %s', (_, text) => {
    expect(toIds(readScript(text))).toEqual([])
  })
})

describe('markup', () => {
  it.each([
    ['an attribute', '<dialog closedby="none" />', 'html.elements.dialog.closedby'],
    ['an attribute of one element', '<details name="a" />', 'html.elements.details.name'],
    ['an attribute in React’s spelling', '<img fetchPriority="high" />', 'html.elements.img.fetchpriority'],
    ['an attribute of all elements', '<div popover="auto" />', 'html.global_attributes.popover'],
    ['an attribute’s value', '<div hidden="until-found" />', 'html.global_attributes.hidden.until-found'],
    ['an element', '<selectedcontent />', 'html.elements.selectedcontent'],
    ['an event', '<div onScrollEnd={stop} />', 'api.Document.scrollend_event'],
    ['a property of a style', "<div style={{ viewTransitionName: 'a' }} />", 'css.properties.view-transition-name'],
  ])('uses %s', (_, text, id) => {
    expect(toIds(readMarkup(text))).toEqual([id])
  })

  it.each([
    ['attributes of all supported browsers', '<img loading="lazy" alt="" decoding="async" /> '],
    ['drawings', '<svg viewBox="0 0 1 1"><path strokeWidth="1" d="M0 0" /></svg>'],
    ['components with attributes of their own', '<Dialog closedby="none" />'],
    ['names of fields', '<input name="a" inert={false} />'],
  ])('may hold %s', (_, text) => {
    expect(toIds(readMarkup(text))).toEqual([])
  })
})

describe('a supported browser', () => {
  it.each<[string, SupportBlock, string[]]>([
    ['lacks what came later', { safari: { version_added: '16.5' } }, ['safari 16.5']],
    [
      'lacks what is there in part',
      { safari: { version_added: '16', partial_implementation: true } },
      ['safari in part'],
    ],
    ['lacks what needs a prefix', { safari: { version_added: '3', prefix: '-webkit-' } }, ['safari never']],
    ['lacks what was taken out', { firefox: { version_added: '31', version_removed: '99' } }, ['firefox never']],
    ['lacks what only a preview has', { chrome: { version_added: 'preview' } }, ['chrome preview']],
    ['has what came with it', { safari: { version_added: '16.4' }, chrome: { version_added: '≤111' } }, []],
    ['has what is taken out later', { firefox: { version_added: '31', version_removed: '120' } }, []],
    ['may have what the data do not know of', {}, []],
  ])('%s', (_, support, lacking) => {
    expect(findBrowsersWithout(support)).toEqual(lacking)
  })
})
