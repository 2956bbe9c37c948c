/** @jest-environment node */
import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { buildPictures } from '@/scripts/pictures/build-pictures'
import { PICTURE_SETTINGS } from '@/scripts/pictures/settings'
import { drawCutOut, drawPhotograph, type PictureProject, startProject } from './picture-project'

const PRESS = 'content/images/products/press.png'
const MADE = 'public/pictures/products'

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
})

afterEach(() => project.end())

/** What the manifest says of a picture. */
async function readEntry(key: string) {
  const entry = (await project.readManifest())[key]
  if (!entry) throw new Error(`${key} is not in the manifest`)
  return entry
}

/** The size of a picture, and the colour of a pixel as red, green and blue. */
async function readPixels(file: string) {
  const { data, info } = await sharp(path.join(project.root, file)).raw().toBuffer({ resolveWithObject: true })
  return {
    ...info,
    at: (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)],
  }
}

describe('buildPictures', () => {
  it('makes AVIF in every width that needs no enlarging and WebP in at most two, with the hash in the names', async () => {
    await project.put('content/images/boxes/box-1.jpg', await drawPhotograph(700, 60))
    await project.build()
    const { base, widths } = await readEntry('boxes/box-1')
    expect(base).toMatch(/^\/pictures\/boxes\/box-1-[0-9a-f]{8}$/)
    expect(widths).toEqual([320, 480, 640, 700])
    const files = widths.map(each => path.basename(`${base}-${each}.avif`))
    files.push(...[640, 700].map(each => path.basename(`${base}-${each}.webp`)))
    expect((await project.list('public/pictures/boxes')).sort()).toEqual(files.sort())
    const { format, width } = await sharp(path.join(project.root, 'public', `${base}-640.webp`)).metadata()
    expect([format, width]).toEqual(['webp', 640])
  })

  it('makes only WebP with the setting of npm start, and keeps the AVIF files of another build', async () => {
    await project.put('content/images/boxes/box-1.jpg', await drawPhotograph(700, 60))
    const buildQuickly = () =>
      jest.isolateModulesAsync(async () => {
        process.env.PICTURE_FORMATS = 'webp'
        const isolated = await import('@/scripts/pictures/build-pictures')
        delete process.env.PICTURE_FORMATS
        await isolated.buildPictures(project.root, 1, () => {})
      })
    await buildQuickly()
    const quick = await project.list('public/pictures/boxes')
    expect(quick.map(name => name.slice(-8))).toEqual(['640.webp', '700.webp'])
    await project.build()
    const all = await project.list('public/pictures/boxes')
    // Four AVIF files and the two WebP files.
    expect(all).toHaveLength(6)
    await buildQuickly()
    expect(await project.list('public/pictures/boxes')).toEqual(all)
  })

  it('prints its progress, and makes nothing in a second run', async () => {
    await project.put(PRESS, await drawCutOut())
    await project.put('content/images/boxes/box-1.jpg', await drawPhotograph())
    const steps: string[] = []
    const build = () => buildPictures(project.root, 1, (done, total) => steps.push(`${done}/${total}`))
    expect(await build()).toEqual({ total: 2, made: 2, unchanged: 0, deleted: 0 })
    expect(steps).toEqual(['1/2', '2/2'])
    const [file = ''] = await project.list(MADE)
    const before = await stat(path.join(project.root, MADE, file))
    const manifest = await project.readManifest()
    expect(await build()).toEqual({ total: 2, made: 0, unchanged: 2, deleted: 0 })
    expect((await stat(path.join(project.root, MADE, file))).mtimeMs).toBe(before.mtimeMs)
    expect(await project.readManifest()).toEqual(manifest)
  })

  it('remakes the pictures of a changed original, deletes the old files, and drops an original that was removed', async () => {
    await project.put(PRESS, await drawCutOut())
    await project.build()
    const old = await project.list(MADE)
    await project.put(PRESS, await drawCutOut({ left: 100, top: 100, width: 400, height: 200 }))
    expect(await project.build()).toEqual({ total: 1, made: 1, unchanged: 0, deleted: old.length })
    expect((await project.list(MADE)).filter(file => old.includes(file))).toEqual([])
    await rm(path.join(project.root, PRESS))
    await project.build()
    expect(await project.list(MADE)).toEqual([])
    expect(await project.readManifest()).toEqual({})
  })

  it('rotates a photograph as its EXIF data say', async () => {
    const lying = await sharp(await drawPhotograph(300, 200))
      // 6: the camera was turned by 90 degrees.
      .withMetadata({ orientation: 6 })
      .toBuffer()
    await project.put('content/images/products/press.jpg', lying)
    await project.build()
    expect(await readEntry('products/press')).toMatchObject({ width: 200, height: 300, opaque: true })
    const { at } = await readPixels(`public${(await readEntry('products/press')).base}-200.webp`)
    // It is blue up to the edge, not the plate's light grey.
    const [red] = at(0, 0)
    expect(red).toBeLessThan(20)
  })

  it('trims a cut-out to its subject plus the margins, and lays it on the plate colour', async () => {
    await project.put(PRESS, await drawCutOut({ left: 200, top: 200, width: 300, height: 150 }))
    await project.build()
    const entry = await readEntry('products/press')
    // The margins are 22 at the sides, 12 above and 50 below.
    expect(entry).toMatchObject({ width: 22 + 300 + 22, height: 12 + 150 + 50, opaque: false })
    const { at, width, height, channels } = await readPixels(`public${entry.base}-320.webp`)
    expect(channels).toBe(3)
    // The subject, in the middle, is red.
    const [red] = at(160, 80)
    expect(red).toBeGreaterThan(170)
    const { r, g, b } = PICTURE_SETTINGS.plate
    for (const corner of [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)]) {
      const differences = [r, g, b].map((value, index) => Math.abs(value - (corner[index] ?? 0)))
      // WebP keeps colours to about two steps of 255.
      expect(Math.max(...differences)).toBeLessThanOrEqual(2)
    }
  })

  it('continues after an interruption, and leaves only complete files', async () => {
    for (const name of ['a', 'b', 'c']) await project.put(`content/images/boxes/${name}.jpg`, await drawPhotograph())
    await project.put('content/images/views/broken.png', 'no picture')
    await expect(buildPictures(project.root, 1, () => {})).rejects.toThrow()
    await expect(project.readManifest()).rejects.toThrow()
    const files = await project.list('public/pictures/boxes')
    // Each photograph has an AVIF and a WebP file, both 320 px wide.
    expect(files).toHaveLength(6)
    for (const file of files) await readPixels(`public/pictures/boxes/${file}`)
    await project.put('content/images/views/broken.png', await drawCutOut())
    // As a run that was stopped leaves a file; the next one deletes it.
    await project.put(`public/pictures/views/broken-320.webp.unfinished-0a`, 'half')
    expect(await project.build()).toMatchObject({ made: 1, unchanged: 3, deleted: 1 })
  })
})
