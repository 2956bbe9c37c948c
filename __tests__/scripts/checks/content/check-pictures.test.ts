/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { formatProblem } from '@/lib/content/files/problem'
import { checkPictures } from '@/scripts/checks/content/check-pictures'
import { readBitmap } from '@/scripts/pictures/make-picture'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
mkdirSync(join(folder, 'products'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A white picture. */
const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })

/** A picture of random pixels, which no format can compress. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
/** The first half of a file, as an interrupted copy leaves it. */
const halve = (file: Buffer) => file.subarray(0, file.length / 2)

const COMMENT = '<!-- drawn by hand -->'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12"><path d="M1 1h7v7H1z"/></svg>'

function write(name: string, bytes: Buffer | string) {
  writeFileSync(join(folder, 'products', name), bytes)
}

/** The mistakes in the pictures with these keys, a line each. */
async function listMistakes(...keys: string[]) {
  return (await checkPictures(keys, folder)).map(formatProblem)
}

it.each(['webp', 'png', 'jpeg', 'avif'] as const)('accepts a picture in the format %s', async ending => {
  write(`good-${ending}.${ending}`, await paint(100, 100).toFormat(ending).toBuffer())
  expect(await listMistakes(`products/good-${ending}`)).toEqual([])
})

it('accepts a drawing behind many comments', async () => {
  write('drawing.svg', `<?xml version="1.0"?>\n${COMMENT.repeat(10_000)}${DRAWING}`)
  expect(await listMistakes('products/drawing')).toEqual([])
})

/** A photograph whose scan header (FF DA) ends in 0, 0, 0 instead of 0, 63, 0, as some telephones write it. */
async function shoot() {
  const photo = await noise(200, 150).jpeg().toBuffer()
  const scan = photo.indexOf(Buffer.from([0xff, 0xda]))
  const header = scan + 2 + photo.readUInt16BE(scan + 2)
  photo.fill(0, header - 3, header)
  return photo
}

it('accepts a photograph whose decoder only warns, as the picture step does', async () => {
  const photo = await shoot()
  await expect(sharp(photo).raw().toBuffer()).rejects.toThrow('Invalid SOS parameters')
  write('telephone.jpg', photo)
  expect(await listMistakes('products/telephone')).toEqual([])
  expect(await readBitmap(photo, 'telephone.jpg')).toMatchObject({ width: 200, height: 150 })
})

it.each(['png', 'jpeg', 'webp', 'avif'] as const)(
  'refuses a truncated %s file, in this check and in the picture step',
  async format => {
    const whole = await noise(400, 400).toFormat(format).toBuffer()
    const half = halve(whole)
    const file = `cut-${format}.${format}`
    write(file, half)
    expect(await listMistakes(`products/cut-${format}`)).toEqual([
      expect.stringMatching(/: the (?:picture breaks off|file is not a picture)\. .+ replace it$/),
    ])
    await expect(readBitmap(half, file)).rejects.toThrow('cannot be read as a picture')
  },
)

it('accepts a photograph of 60 megapixels', async () => {
  // 9,500 × 6,320 = 60,040,000.
  write('large-photo.jpg', await paint(9500, 6320).jpeg().toBuffer())
  expect(await listMistakes('products/large-photo')).toEqual([])
})

const NO_PICTURE = 'the file is not a picture. Save the picture again, or replace it'
const SCRIPT = 'the drawing has a script. Save it again without, or as PNG'
const SIDES = 'Use a picture with 100 to 12,000 pixels on each side'

it.each<[file: string, content: string | (() => Promise<Buffer>), sentence: string]>([
  ['note.webp', 'This is a note.', NO_PICTURE],
  ['page.svg', '<!DOCTYPE html><html><svg></svg></html>', NO_PICTURE],
  ['script.svg', DRAWING.replace('<path', '<script>alert(1)</script><path'), SCRIPT],
  ['handler.svg', DRAWING.replace('<path', '<path onload="alert(1)"'), SCRIPT],
  ['line.png', () => paint(1, 12_000).png().toBuffer(), `has 1 × 12000 pixels. ${SIDES}`],
  ['wide.png', () => paint(12_001, 100).png().toBuffer(), `has 12001 × 100 pixels. ${SIDES}`],
  ['photo.png', () => paint(100, 100).jpeg().toBuffer(), 'the file is a .jpg picture. Rename it to photo.jpg'],
  [
    'half.png',
    async () => halve(await noise(100, 100).png().toBuffer()),
    'the picture breaks off. Copy the file again, or replace it',
  ],
  [
    'glass.png',
    () => paint(100, 100).ensureAlpha(0).png().toBuffer(),
    'shows nothing: every pixel is transparent. Save the picture again, or replace it',
  ],
  ['loud.WEBP', '', 'has capitals in its name. Rename it to loud.webp'],
  [
    'large.png',
    async () => Buffer.alloc(21 * 1024 * 1024),
    'is too large, with 21 MB. Make it smaller: the limit is 20 MB',
  ],
])('refuses %s', async (file, content, sentence) => {
  write(file, typeof content === 'string' ? content : await content())
  expect(await listMistakes(`products/${file.split('.')[0]}`)).toEqual([`content/images/products/${file}: ${sentence}`])
})

it('refuses a broken link', async () => {
  symlinkSync('nowhere.webp', join(folder, 'products/linked.webp'))
  expect(await listMistakes('products/linked')).toEqual([
    'content/images/products/linked.webp: is a broken link. Put the file itself in its place',
  ])
})

it('reports two pictures of one machine, and ignores other files', async () => {
  const picture = await paint(100, 100).webp().toBuffer()
  for (const name of ['twice.png', 'twice.webp', 'once.webp']) write(name, picture)
  write('once.points.json', '{}')
  expect(await listMistakes('products/once', 'products/twice')).toEqual([
    'content/images/products/twice: there are two pictures, twice.png and twice.webp. Keep one',
  ])
})

it('checks a picture again after it was replaced', async () => {
  write('mended.webp', 'This is a note.')
  expect(await listMistakes('products/mended')).toHaveLength(1)
  write('mended.webp', await paint(100, 100).webp().toBuffer())
  expect(await listMistakes('products/mended')).toEqual([])
})
