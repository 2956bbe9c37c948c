/** @jest-environment node */

import sharp from 'sharp'
import { getProducts } from '@/lib/content/content'
import { type CardFonts, drawCard, openCardFonts } from '@/scripts/social-cards/draw-card'

/** The limit of a card. */
const MAX_BYTES = 120_000
/** The longest title in the tests' catalogue. */
const [LONGEST = ''] = getProducts()
  .map(({ title }) => title)
  .sort((one, other) => other.length - one.length)

let fonts: CardFonts
let picture: Buffer

beforeAll(async () => {
  fonts = await openCardFonts([createTexts(LONGEST)])
  picture = await sharp({ create: { width: 1200, height: 700, channels: 3, background: '#E8EAEC' } })
    .webp()
    .toBuffer()
})

/** The texts of a card. */
const createTexts = (title: string) => ({
  title,
  lines: ['Working speed 160–420 m/min', 'Largest blank width 800 mm', 'Board weight 210–800 gsm'],
  company: 'Boxwright Machinery',
  since: 'Since 2017',
})

it('is a JPEG of the size for link previews, within its limit of bytes', async () => {
  const card = await drawCard(createTexts(LONGEST), picture, fonts)
  expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(card.length).toBeLessThan(MAX_BYTES)
})
