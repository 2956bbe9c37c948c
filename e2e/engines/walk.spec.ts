import { expect } from '@playwright/test'
import { test } from './engine-test'
import {
  activeName,
  expectDimmed,
  expectFailureThenSuccess,
  expectSoundDialog,
  expectView,
  listMachines,
  listTabStops,
  sortByTitle,
} from './walk-checks'
import { PAGE_WIDTHS } from './walker'

const LEAD = { name: 'Asha Rao', mobile: '+91 98 0000 0000', email: 'asha@example.com' }
const [PHONE] = PAGE_WIDTHS

// One browser per engine: another one costs as much as a page.
test.describe.configure({ mode: 'default' })

for (const width of PAGE_WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ width })

    test('home: pictures, popup, tab order, carousel and accordion', async ({ walker, site }) => {
      await walker.open('/', { hasPopup: true })
      await walker.expectPictures()
      await walker.expectText({ css: 'dialog[open] h2' }, 'Get In Touch With Us')
      await expectSoundDialog(walker)
      await walker.press('Escape')
      for (const [name, text] of Object.entries(LEAD)) await walker.fill({ css: `dialog input[name=${name}]` }, text)
      await expectFailureThenSuccess(walker, site, { css: 'dialog button', words: 'Send' })
      await walker.expectGone({ css: 'dialog[open]' })
      const { name, mobile } = LEAD
      expect(JSON.parse(site.messages.at(-1) ?? '').template_params).toMatchObject({ name, mobile })

      const stops = await listTabStops(walker, 30)
      expect(stops[0]).toContain('Skip to content')
      expect(stops.filter(stop => stop === 'body' || stop.startsWith('hidden'))).toEqual([])
      // A scroller or an iframe would be a tab stop without a name.
      expect(stops.filter(stop => !/^(A|BUTTON|INPUT|SUMMARY|SELECT) /.test(stop))).toEqual([])
      expect(stops.findIndex(stop => stop.includes('Previous machine'))).toBeGreaterThan(0)

      await walker.click({ css: 'button', words: 'Next machine' })
      await walker.expectText({ css: 'section span', words: '02 /' }, /^02 \/ \d+$/)
      await walker.click({ css: 'button', words: 'Previous machine' })
      await walker.expectText({ css: 'section span', words: '01 /' }, /^01 \/ \d+$/)
      await walker.click({ css: 'button', words: 'Pause' })
      await expect.poll(() => walker.read({ css: 'button[aria-label=Play]' })).not.toBe(null)
      await walker.click({ css: 'summary', words: 'Magnet Machines' })
      const countOpen = () => walker.evaluate(() => document.querySelectorAll('main details[open]').length, null)
      await expect.poll(countOpen).toBe(1)
    })

    test('products: pictures, search, sort, filter, comparison, enquiry; contact', async ({ walker, site }) => {
      await walker.open('/products')
      await walker.expectPictures()
      await walker.fill({ css: 'input[type=search]' }, 'gluer')
      await walker.expectText({ css: 'article h2, article h3' }, /box gluer/i)
      await sortByTitle(walker)
      await walker.expectPath(/sort=title/)

      const found = await listMachines(walker)
      if (width === PHONE) await walker.click({ css: 'button', words: 'Filters' })
      await walker.click({ css: '#facets label', words: 'Automatic Gluing Machines' })
      await walker.expectPath(/category=automatic-gluing-machines/)
      await expect.poll(async () => (await listMachines(walker)).length).toBeLessThan(found.length)
      // Only machines of one kind can be compared.
      const compared = (await listMachines(walker)).filter(title => title.includes('Folder Gluer')).slice(0, 2)
      const [added = ''] = compared
      for (const title of compared) {
        await walker.click({ css: 'button', words: `Compare ${title}` })
        await walker.expectText({ css: '[aria-label=Comparison] li', words: title }, title)
      }
      await walker.click({ css: 'button', words: `Add to enquiry: ${added}` })
      await walker.expectSound()
      await walker.click({ css: '[aria-label=Comparison] a', words: 'Compare 2' })
      await walker.expectPath(/^\/compare\?machines=/)
      for (const title of compared) await walker.expectText({ css: 'table', words: title }, title)

      await walker.open('/contact-us')
      await walker.expectText({ css: 'form li, main li', words: added }, added)
      await walker.fill({ css: 'main input[name=name]' }, LEAD.name)
      await walker.fill({ css: 'main input[name=email]' }, LEAD.email)
      await walker.fill({ css: 'main textarea' }, 'A die cutter for 1,020 mm sheets, please.')
      await expectFailureThenSuccess(walker, site, { css: 'main button', words: 'Send Message' })
      expect(await walker.evaluate(() => document.querySelector('textarea')?.value, null)).toBe('')
    })

    test('product: pictures, tabs by pointer and by keys, the drawing, the data sheet', async ({ walker }) => {
      await walker.open('/product/automatic-folder-gluer-machine')
      await walker.expectPictures()
      await walker.click({ css: '[role=tab]', words: 'Additional Details' })
      await walker.expectText({ css: '[role=tabpanel]' }, '12x10x4 inches')
      await walker.press('ArrowRight')
      await walker.expectText({ css: '[role=tab][aria-selected=true]' }, 'Reviews')
      const drawing = await walker.evaluate(() => {
        const drawings = [...document.querySelectorAll('main svg[role=img]')].map(svg => svg.getBoundingClientRect())
        return drawings.map(({ width, height }) => Math.min(width, height) > 40)
      }, null)
      expect(drawing).toContain(true)
      const sheet = await walker.evaluate(async () => {
        const link = document.querySelector<HTMLAnchorElement>('a[href$=".pdf"]')
        const response = link && (await fetch(link.href))
        return response && `${response.status} ${response.headers.get('content-type')}`
      }, null)
      expect(sheet).toBe('200 application/pdf')
      // Without a graphics card each frame costs processor time, and more in a wide window.
      if (width === PHONE) await expectView(walker)
    })

    test('category, menu and applications: pictures; dialogs dim the page, close on Escape, restore the focus', async ({
      walker,
    }) => {
      await walker.open('/category/rigid-box-machines')
      await walker.expectPictures()
      await walker.click({ css: '[aria-label="Open menu"]' })
      await walker.expectText({ css: 'dialog[open] nav a' }, 'Home')
      await expectDimmed(walker)
      await walker.press('Escape')
      await walker.expectGone({ css: 'dialog[open]' })
      await expect.poll(() => activeName(walker)).toContain('Open menu')
      await walker.click({ css: '[aria-label="Open menu"]' })
      await walker.click({ css: 'dialog[open] nav a', words: 'Applications' })
      await walker.expectPath(/^\/application-area$/)
      await walker.expectGone({ css: 'dialog[open]' })
      await walker.expectText({ css: 'h1' }, 'Application Area')

      await walker.expectPictures()
      const first = await walker.read({ css: 'main h2' })
      await walker.click({ css: 'a', words: `View ${first}` })
      await walker.expectText({ css: 'dialog[open] p' }, /^Packaging 1 \//)
      await expectDimmed(walker)
      await walker.click({ css: 'dialog button', words: 'Next application' })
      await walker.expectText({ css: 'dialog[open] p' }, /^Packaging 2 \//)
      await walker.press('Escape')
      await walker.expectGone({ css: 'dialog[open]' })
    })

    test('the not-found page suggests machines with pictures, and the offline page opens', async ({ walker }) => {
      await walker.open('/product/no-such-machine')
      await walker.expectPictures()
      await walker.expectText({ css: 'h1' }, 'Product not found')
      expect(await walker.evaluate(() => document.querySelectorAll('main article').length, null)).toBe(3)
      await walker.open('/offline')
      await walker.expectText({ css: 'h1' }, /\w/)
    })
  })
}
