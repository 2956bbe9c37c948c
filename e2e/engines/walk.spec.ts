import { expect } from '@playwright/test'
import { test } from './engine-test'
import { PAGE_WIDTHS, type Walker } from './walker'

const LEAD = { name: 'Asha Rao', mobile: '+91 98 0000 0000', email: 'asha@example.com' }

/** Runs in the page: measures the open dialog, the space its content leaves empty, and the backdrop. */
function measureDialog() {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')
  if (dialog === null) return null
  const { top, right, bottom, left, height } = dialog.getBoundingClientRect()
  const { backgroundColor, opacity } = getComputedStyle(dialog, '::backdrop')
  const content = [...dialog.querySelectorAll('*')].map(element => element.getBoundingClientRect().bottom)
  return {
    isInside: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight + 1,
    emptyShare: (bottom - Math.min(bottom, Math.max(...content))) / height,
    dim: `${backgroundColor} ${opacity}`,
  }
}

/** Runs in the page: the titles of the listed machines. */
function listMachines() {
  const links = [...document.querySelectorAll('main article a')].filter(link => link.getClientRects().length > 0)
  return links.map(link => link.textContent ?? '')
}

async function expectSoundDialog(walker: Walker) {
  const dialog = await walker.evaluate(measureDialog, null)
  expect(dialog).toMatchObject({ isInside: true, dim: 'rgb(15, 36, 56) 0.62' })
  expect(dialog?.emptyShare).toBeLessThan(0.05)
}

/** Runs in the page: whether the text of a status is inside the window and not covered. */
function isStatusInView() {
  const shown = [...document.querySelectorAll('[role=status]')].filter(element => element.getClientRects().length > 0)
  const status = shown.find(element => element.textContent)
  const { left, top, width, height } = status?.getBoundingClientRect() ?? new DOMRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return status !== undefined && (status.contains(hit) || hit?.contains(status) === true)
}

async function expectStatus(walker: Walker, text: string) {
  await walker.expectText({ css: '[role=status]', words: text }, text)
  await expect.poll(() => walker.evaluate(isStatusInView, null)).toBe(true)
}

async function fillLead(walker: Walker) {
  for (const [name, text] of Object.entries(LEAD)) await walker.fill({ css: `dialog input[name=${name}]` }, text)
}

const activeName = (walker: Walker) =>
  walker.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return 'body'
    const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? ''
    const { width, height, left, right } = activeElement.getBoundingClientRect()
    const isShown = width > 0 && height > 0 && right > 0 && left < innerWidth
    return `${isShown ? '' : 'hidden: '}${activeElement.tagName} ${name.replace(/\s+/g, ' ').trim().slice(0, 40)}`
  }, null)

for (const width of PAGE_WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ width })

    test('home: Tab reaches everything visible in order, and no hidden slide; carousels and accordion', async ({
      walker,
    }) => {
      await walker.open('/')
      const stops: string[] = []
      for (let stop = 0; stop < 30; stop++) {
        await walker.press('Tab')
        stops.push(await activeName(walker))
      }
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

    test('home: the popup reports failure and success', async ({ walker, site }) => {
      await walker.open('/', { hasPopup: true })
      await walker.expectText({ css: 'dialog[open] h2' }, 'Get In Touch With Us')
      await expectSoundDialog(walker)
      await walker.press('Escape')
      await fillLead(walker)
      site.mailStatus = 400
      await walker.click({ css: 'dialog button', words: 'Send' })
      await expectStatus(walker, 'Failed to send message. Try again.')
      site.mailStatus = 200
      await walker.click({ css: 'dialog button', words: 'Send' })
      await expectStatus(walker, 'Message sent successfully!')
      await walker.expectGone({ css: 'dialog[open]' })
      expect(JSON.parse(site.messages.at(-1) ?? '').template_params).toMatchObject({
        name: LEAD.name,
        mobile: LEAD.mobile,
      })
    })

    test('products: search, sort, a filter, a comparison and the enquiry list', async ({ walker }) => {
      await walker.open('/products')
      await walker.fill({ css: 'input[type=search]' }, 'folder gluer')
      await walker.expectText({ css: 'article h2, article h3' }, /folder gluer/i)
      await walker.evaluate(() => {
        const sort = document.querySelector('select')
        if (sort === null) return
        sort.value = 'title'
        sort.dispatchEvent(new Event('change', { bubbles: true }))
      }, null)
      await walker.expectPath(/sort=title/)

      await walker.open('/products?category=automatic-gluing-machines')
      await expect.poll(async () => (await walker.evaluate(listMachines, null)).length).toBeLessThan(20)
      const compared = (await walker.evaluate(listMachines, null)).slice(0, 2)
      for (const title of compared) {
        await walker.click({ css: 'button', words: `Compare ${title}` })
        await walker.expectText({ css: '[aria-label=Comparison] li', words: title }, title)
      }
      await walker.click({ css: 'button', words: `Add to enquiry: ${compared[0]}` })
      await walker.click({ css: '[aria-label=Comparison] a', words: 'Compare 2' })
      await walker.expectPath(/^\/compare\?machines=/)
      for (const title of compared) await walker.expectText({ css: 'table', words: title }, title)
      await walker.open('/contact-us')
      await walker.expectText({ css: 'form li, main li', words: compared[0] ?? '' }, compared[0] ?? '')
    })

    test('product: tabs by pointer and by keys, the drawing, the data sheet', async ({ walker }) => {
      await walker.open('/product/automatic-folder-gluer-machine')
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
    })

    test('product: the machine turns in 3-D, or the page says why it does not', async ({ walker }) => {
      await walker.open('/product/automatic-folder-gluer-machine')
      await walker.click({ css: 'button', words: 'Turn it round' })
      const state = () =>
        walker.evaluate(() => document.querySelector('[data-part=model-stage]')?.getAttribute('data-state'), null)
      // Firefox without a display has no WebGL.
      const hasWebGl = await walker.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null, null)
      await expect.poll(state, { timeout: 60_000 }).toBe(hasWebGl ? 'ready' : 'failed')
      await expectStatus(walker, hasWebGl ? 'Drag to turn it' : 'This browser cannot show 3-D. The picture stays.')
    })

    test('contact: a message is sent, and its status is visible', async ({ walker, site }) => {
      await walker.open('/contact-us')
      await walker.fill({ css: 'main input[name=name]' }, LEAD.name)
      await walker.fill({ css: 'main input[name=email]' }, LEAD.email)
      await walker.fill({ css: 'main textarea' }, 'A die cutter for 1,020 mm sheets, please.')
      site.mailStatus = 400
      await walker.click({ css: 'main button', words: 'Send Message' })
      await expectStatus(walker, 'Failed to send message. Try again.')
      site.mailStatus = 200
      await walker.click({ css: 'main button', words: 'Send Message' })
      await expectStatus(walker, 'Message sent successfully!')
      expect(await walker.evaluate(() => document.querySelector('textarea')?.value, null)).toBe('')
    })

    test('menu and applications: dialogs dim the page, close on Escape and restore the focus', async ({ walker }) => {
      await walker.open('/about-us')
      await walker.click({ css: '[aria-label="Open menu"]' })
      await walker.expectText({ css: 'dialog[open] nav a' }, 'Home')
      expect((await walker.evaluate(measureDialog, null))?.dim).toBe('rgb(15, 36, 56) 0.62')
      await walker.press('Escape')
      await walker.expectGone({ css: 'dialog[open]' })
      await expect.poll(() => activeName(walker)).toContain('Open menu')
      await walker.click({ css: '[aria-label="Open menu"]' })
      await walker.click({ css: 'dialog[open] nav a', words: 'Applications' })
      await walker.expectPath(/^\/application-area$/)
      await walker.expectGone({ css: 'dialog[open]' })
      await walker.expectText({ css: 'h1' }, 'Application Area')

      const first = await walker.read({ css: 'main h2' })
      await walker.click({ css: 'a', words: `View ${first}` })
      await walker.expectText({ css: 'dialog[open] p' }, /^Packaging 1 \//)
      await expect.poll(async () => (await walker.evaluate(measureDialog, null))?.dim).toBe('rgb(15, 36, 56) 0.62')
      await walker.click({ css: 'dialog button', words: 'Next application' })
      await walker.expectText({ css: 'dialog[open] p' }, /^Packaging 2 \//)
      await walker.press('Escape')
      await walker.expectGone({ css: 'dialog[open]' })
    })

    test('the not-found page suggests machines, and the offline page opens', async ({ walker }) => {
      await walker.open('/product/no-such-machine')
      await walker.expectText({ css: 'h1' }, 'Product not found')
      expect(await walker.evaluate(() => document.querySelectorAll('main article').length, null)).toBe(3)
      await walker.open('/offline')
      await walker.expectText({ css: 'h1' }, /\w/)
    })
  })
}
