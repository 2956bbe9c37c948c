/** @jest-environment node */
import { rm } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { type PictureProject, startProject } from './picture-project'

const PLACE = 'content/images/products'

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
})

afterEach(() => project.end())

const put = (name: string, content: Buffer | string) => project.put(`${PLACE}/${name}`, content)

/** What the message says after the folder, or the beginning of it, and what causes it. */
const MISTAKES: [string, () => Promise<unknown>][] = [
  ['press.png: cannot be read as a picture (Input buffer contains un', () => put('press.png', 'this is a letter')],
  ['press.WEBP: has capitals in its extension. Rename it to press.webp', () => put('press.WEBP', '')],
  ['press.png: is too large, with 21 MB. Make it smaller', () => put('press.png', Buffer.alloc(21 * 1024 * 1024))],
  [
    'press.png: cannot be read as a picture (12001 × 1 pixels are too many; make it at most 12000 on each side)',
    async () => put('press.png', await drawEmpty(12_001, 1)),
  ],
  ['prices.pdf: is not a picture (webp, png, jpg, jpeg, avif, svg)', () => put('prices.pdf', '')],
  ['My Press.png · name: use lower-case letters, digits and single hyphens only', () => put('My Press.png', '')],
  [
    `press.webp: there is also ${PLACE}/press.png; delete one of the two`,
    () => Promise.all([put('press.png', ''), put('press.webp', '')]),
  ],
]

/** A transparent picture. */
function drawEmpty(width: number, height: number) {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()
}

/** The error with which the pictures are not made. */
async function findError(): Promise<Error> {
  return project.build().then(
    () => new Error('built'),
    (problem: Error) => problem,
  )
}

describe('a mistake in content/images stops the run with one line', () => {
  it.each(MISTAKES)('%s', async (message, make) => {
    await make()
    const problem = await findError()
    expect(problem.name).toBe('PictureError')
    // One line: a point matches no line break.
    expect(problem.message).toMatch(/^.*$/)
    expect(problem.message.slice(0, PLACE.length + 1 + message.length)).toBe(`${PLACE}/${message}`)
  })
})

it('a missing folder and hidden files of the operating system are no mistakes', async () => {
  await rm(path.join(project.root, 'content/images/boxes'), { recursive: true })
  await put('.DS_Store', '')
  expect(await project.build()).toMatchObject({ total: 0 })
})
