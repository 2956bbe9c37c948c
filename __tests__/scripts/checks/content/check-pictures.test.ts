/** @jest-environment node */
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { formatProblem } from '@/lib/content/files/problem'
import { checkPictures } from '@/scripts/checks/content/check-pictures'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
mkdirSync(join(folder, 'products'))
afterAll(() => rmSync(folder, { recursive: true }))

const paint = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } })
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
const COMMENT = '<!-- drawn by hand -->'
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12"><path d="M1 1h7v7H1z"/></svg>'

function write(name: string, bytes: Buffer | string) {
  writeFileSync(join(folder, 'products', name), bytes)
}

async function check(...keys: string[]) {
  return (await checkPictures(keys, folder)).map(formatProblem)
}

it.each<[ending: string, format: 'webp' | 'png' | 'jpeg' | 'avif']>([
  ['webp', 'webp'],
  ['png', 'png'],
  ['jpg', 'jpeg'],
  ['jpeg', 'jpeg'],
  ['avif', 'avif'],
])('accepts a picture in the format %s', async (ending, format) => {
  write(`good-${ending}.${ending}`, await paint(100, 100).toFormat(format).toBuffer())
  expect(await check(`products/good-${ending}`)).toEqual([])
})

it.each([
  ['as it is', DRAWING],
  ['behind a long comment', `<?xml version="1.0"?>\n<!-- ${'drawn by hand '.repeat(200)} -->\n${DRAWING}`],
  ['behind many comments', COMMENT.repeat(10_000) + DRAWING],
])('accepts a drawing %s', async (_how, text) => {
  write('drawing.svg', text)
  expect(await check('products/drawing')).toEqual([])
})

it('accepts a photograph of 60 megapixels', async () => {
  write('large-photo.jpg', await paint(9500, 6320).jpeg().toBuffer())
  expect(await check('products/large-photo')).toEqual([])
})

it('names what is missing, the folder included', async () => {
  const missing = 'the picture is missing. Add a file that ends in .webp, .png, .jpg, .jpeg, .avif, .svg'
  expect(await check('products/single-facer', 'boxes/box-1')).toEqual([
    `content/images/products/single-facer: ${missing}`,
    `content/images/boxes/box-1: ${missing}`,
  ])
})

const NO_PICTURE = 'the file is not a picture. Save the picture again, or replace it'

it.each<[fault: string, file: string, make: (path: string) => unknown, sentence: string]>([
  ['a text', 'note.webp', path => writeFileSync(path, 'This is a note.'), NO_PICTURE],
  ['a web page', 'page.svg', path => writeFileSync(path, '<!DOCTYPE html><html><svg></svg></html>'), NO_PICTURE],
  [
    'comments without a drawing',
    'comments.svg',
    path => writeFileSync(path, `${COMMENT.repeat(10_000)}<x/>`),
    NO_PICTURE,
  ],
  ['a renamed PDF', 'sheet.jpg', path => writeFileSync(path, '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'), NO_PICTURE],
  [
    'a drawing with a script',
    'script.svg',
    path => writeFileSync(path, DRAWING.replace('<path', '<script>alert(1)</script><path')),
    'the drawing has a script. Save it again without, or as PNG',
  ],
  [
    'a drawing with a handler',
    'handler.svg',
    path => writeFileSync(path, DRAWING.replace('<path', '<path onload="alert(1)"')),
    'the drawing has a script. Save it again without, or as PNG',
  ],
  ['an empty file', 'empty.webp', path => writeFileSync(path, ''), NO_PICTURE],
  [
    'a point',
    'point.png',
    path => paint(1, 1).toFile(path),
    'has 1 × 1 pixels. Use a picture with 100 to 12,000 pixels on each side',
  ],
  [
    'a line',
    'line.png',
    path => paint(1, 12_000).toFile(path),
    'has 1 × 12000 pixels. Use a picture with 100 to 12,000 pixels on each side',
  ],
  [
    'too many pixels',
    'wide.png',
    path => paint(12_001, 100).toFile(path),
    'has 12001 × 100 pixels. Use a picture with 100 to 12,000 pixels on each side',
  ],
  [
    'another format',
    'photo.png',
    path => paint(100, 100).jpeg().toFile(path),
    'the file is a .jpg picture. Rename it to photo.jpg',
  ],
  [
    'half a copy',
    'half.png',
    async path => writeFileSync(path, (await noise(100, 100).png().toBuffer()).subarray(0, 9000)),
    'the picture breaks off. Copy the file again, or replace it',
  ],
  [
    'nothing but transparency',
    'glass.png',
    path => paint(100, 100).ensureAlpha(0).png().toFile(path),
    'shows nothing: every pixel is transparent. Save the picture again, or replace it',
  ],
  ['capitals', 'loud.WEBP', path => writeFileSync(path, ''), 'has capitals in its name. Rename it to loud.webp'],
  [
    'a broken link',
    'linked.webp',
    path => symlinkSync('nowhere.webp', path),
    'is a broken link. Put the file itself in its place',
  ],
  [
    'a folder',
    'folder.webp',
    path => mkdirSync(path),
    'is a folder, not a file. Rename it, or move it out of this folder',
  ],
  [
    'a huge file',
    'large.png',
    path => {
      writeFileSync(path, '')
      truncateSync(path, 21 * 1024 * 1024)
    },
    'is too large, with 21 MB. Make it smaller: the limit is 20 MB',
  ],
])('refuses %s', async (_fault, file, make, sentence) => {
  await make(join(folder, 'products', file))
  expect(await check(`products/${file.split('.')[0]}`)).toEqual([`content/images/products/${file}: ${sentence}`])
})

it('names two pictures of one machine, and overlooks other files', async () => {
  const picture = await paint(100, 100).webp().toBuffer()
  for (const name of ['twice.png', 'twice.webp', 'once.webp']) write(name, picture)
  write('once.points.json', '{}')
  expect(await check('products/once', 'products/twice')).toEqual([
    'content/images/products/twice: there are two pictures, twice.png and twice.webp. Keep one',
  ])
})

it('looks at a picture again after it was replaced', async () => {
  write('mended.webp', 'This is a note.')
  expect(await check('products/mended')).toHaveLength(1)
  write('mended.webp', await paint(100, 100).webp().toBuffer())
  expect(await check('products/mended')).toEqual([])
  write('mended.webp', 'This is another note.')
  expect(await check('products/mended')).toHaveLength(1)
})
