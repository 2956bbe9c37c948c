/** @jest-environment node */
import { rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { stringify } from 'yaml'
import { getProducts } from '@/lib/content/content'
import { LONGEST_TITLE, LONGEST_WORD } from '@/lib/content/files/limits'
import { drawPlates } from '@/scripts/pictures/plates'
import { readColours } from '@/scripts/pictures/settings'
import { buildProductFile, PRODUCT_PATH, removeContent } from '../../support/content-builders'
import { LANGUAGE, TRANSLATED_PRODUCT, writeTranslated } from '../../support/translated-content'
import { drawPhotograph, type PictureProject, startProject } from './picture-project'

/** The longest title in the tests' catalogue. */
const [LONGEST = ''] = getProducts()
  .map(({ title }) => title)
  .sort((one, other) => other.length - one.length)

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
})

afterEach(() => project.end())
afterAll(removeContent)

/** Writes the file of a machine. */
const put = (slug: string, changes: Record<string, unknown> = {}) =>
  project.put(`content/products/${slug}.yaml`, stringify(buildProductFile({ slug, ...changes })))

const NO_PICTURES: never[] = []

/** The plates of all machines without a picture. */
const draw = () => drawPlates(project.root, NO_PICTURES)
const OVERALL = { name: 'Overall size', quantity: 'overall-size' }
const sized = (size: number[]) => ({ figures: [{ ...OVERALL, size, unit: 'mm' }] })

it('draws a plate for a machine without a picture, in the ratio of most pictures, until it has one', async () => {
  await put('press')
  await project.build()
  const { 'products/press': plate } = await project.readManifest()
  expect(plate).toMatchObject({ width: 1600, height: 1200, points: null })
  const file = path.join(project.root, 'public', `${plate?.base}-640.avif`)
  const { data } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  // Its ground has the colour of the ground of other pictures, so that no edge is seen on a page.
  const ground = Number.parseInt(readColours().plate.slice(1), 16)
  const red = ground >> 16
  expect(Math.abs((data[0] ?? 0) - red)).toBeLessThan(3)
  await project.put('content/images/products/press.jpg', await drawPhotograph())
  await project.build()
  expect((await project.readManifest())['products/press']).toMatchObject({ width: 340, height: 240 })
})

it('draws no plate for a machine that names its picture, or whose file has mistakes', async () => {
  await put('press', { picture: 'photo.jpg' })
  await put('gluer', { kind: undefined })
  expect(await draw()).toEqual([])
})

it('draws the outline to scale if the machine has a size in millimetres, and otherwise only its name', async () => {
  await put('long', sized([20_000, 2000, 2000]))
  await put('tall', sized([2000, 2000, 4000]))
  await put('unknown', { figures: [{ ...OVERALL, text: 'On request' }] })
  const svgs = Object.fromEntries((await draw()).map(({ name, svg }) => [name, svg]))
  // Both stand on the ground: 3,000 mm below the top of the door, or of a machine that is taller than it.
  expect(svgs.long).toMatch(/x="0" y="1000" width="20000" height="2000"/)
  expect(svgs.tall).toMatch(/x="0" y="0" width="2000" height="4000"/)
  // A person, in this ink, stands only beside an outline.
  expect(svgs.tall).toContain(readColours()['ink-3'])
  expect(svgs.unknown?.includes(readColours()['ink-3'])).toBe(false)
})

it.each([
  ['the longest name', LONGEST.repeat(9).slice(0, LONGEST_TITLE)],
  ['the longest word', 'M'.repeat(LONGEST_WORD)],
])('fits %s on its plate', async (_what, title) => {
  await put('long', { title })
  const [plate] = await draw()
  const { data, info } = await sharp(Buffer.from(plate?.svg ?? ''))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const getColumn = (x: number) => Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 255)
  // The columns 180 pixels from the left and the right edge lie between the rivets and the widest letters: only the
  // plate's horizontal rules are dark there, fewer than 40 pixels.
  const isDark = (grey: number) => grey < 128
  for (const x of [180, info.width - 180]) expect(getColumn(x).filter(isDark).length).toBeLessThan(40)
})

it('draws a second plate for a translated name, unless that is the same', async () => {
  // Without fonts, which this project does not have.
  const { fonts: _, ...language } = LANGUAGE
  const write = (title: string) => {
    const own = { ...TRANSLATED_PRODUCT, title }
    return writeTranslated({ 'language.yaml': language, [PRODUCT_PATH]: own })
  }
  const listTitles = async (folder: string) => {
    await rm(path.join(project.root, 'content'), { recursive: true })
    await symlink(folder, path.join(project.root, 'content'))
    return (await draw()).filter(({ key }) => key.startsWith('hi/')).map(({ title }) => title)
  }
  expect(await listTitles(write('सिंगल फेसर'))).toEqual(['सिंगल फेसर'])
  expect(await listTitles(write(buildProductFile().title))).toEqual([])
})
