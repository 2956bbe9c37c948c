/** @jest-environment node */
import { mkdir, rm, symlink, truncate } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawCutOut, type PictureProject, startProject } from './picture-project'

const PLACE = 'content/images/products'

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
})

afterEach(() => project.end())

async function findMessage() {
  const problem = await project.build().then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(problem).toMatchObject({ name: 'PictureError' })
  const { message } = problem as Error
  expect(message).not.toContain('\n')
  return message
}

describe('a mistake in content/images stops the run with one line', () => {
  it('for a file that only has the name of a picture', async () => {
    await project.put(`${PLACE}/press.png`, 'this is a letter')
    expect(await findMessage()).toBe(
      `${PLACE}/press.png: cannot be read as a picture (Input buffer contains unsupported image format)`,
    )
  })

  it('for a picture that breaks off', async () => {
    const whole = await drawCutOut()
    await project.put(`${PLACE}/press.png`, whole.subarray(0, whole.length / 2))
    expect(await findMessage()).toContain(`${PLACE}/press.png: cannot be read as a picture`)
  })

  it('for an empty file', async () => {
    await project.put(`${PLACE}/press.webp`, '')
    expect(await findMessage()).toContain(`${PLACE}/press.webp: cannot be read as a picture`)
  })

  it('for a folder with the name of a picture', async () => {
    await mkdir(path.join(project.root, PLACE, 'press.png'))
    expect(await findMessage()).toContain(`${PLACE}/press.png: is a folder, not a file. Rename it`)
  })

  it('for a link that leads nowhere', async () => {
    await symlink('nowhere.png', path.join(project.root, PLACE, 'press.png'))
    expect(await findMessage()).toBe(`${PLACE}/press.png: is a broken link. Put the file itself in its place`)
  })

  it('for an ending in capitals', async () => {
    await project.put(`${PLACE}/press.WEBP`, await drawCutOut())
    expect(await findMessage()).toBe(`${PLACE}/press.WEBP: has capitals in its extension. Rename it to press.webp`)
  })

  it('for a file that is too large', async () => {
    await project.put(`${PLACE}/press.png`, await drawCutOut())
    await truncate(path.join(project.root, PLACE, 'press.png'), 21 * 1024 * 1024)
    expect(await findMessage()).toContain(`${PLACE}/press.png: is too large, with 21 MB. Make it smaller`)
  })

  it('for more pixels than fit into memory', async () => {
    const wide = sharp({ create: { width: 12_001, height: 1, channels: 3, background: '#fff' } })
    await project.put(`${PLACE}/press.png`, await wide.png().toBuffer())
    expect(await findMessage()).toContain('12001 × 1 pixels are too many; make it at most 12000 on each side')
  })

  it('for a points file that is a folder', async () => {
    await project.put(`${PLACE}/press.png`, await drawCutOut())
    await mkdir(path.join(project.root, PLACE, 'press.points.json'))
    expect(await findMessage()).toContain(`${PLACE}/press.points.json: is a folder, not a file`)
  })

  it('for a picture with nothing on it', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 }
    const empty = await sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .png()
      .toBuffer()
    await project.put(`${PLACE}/press.png`, empty)
    expect(await findMessage()).toBe(`${PLACE}/press.png: shows nothing, every pixel is transparent`)
  })

  it('for another kind of file', async () => {
    await project.put(`${PLACE}/prices.pdf`, '')
    expect(await findMessage()).toBe(`${PLACE}/prices.pdf: is not a picture (webp, png, jpg, jpeg, avif, svg)`)
  })

  it('for a name that makes no good address', async () => {
    await project.put(`${PLACE}/My Press.png`, await drawCutOut())
    expect(await findMessage()).toContain(`${PLACE}/My Press.png · name: use lower-case letters`)
  })

  it('for two originals of one name', async () => {
    await project.put(`${PLACE}/press.png`, await drawCutOut())
    await project.put(`${PLACE}/press.webp`, await drawCutOut())
    expect(await findMessage()).toBe(`${PLACE}/press.webp: there is also ${PLACE}/press.png; delete one of the two`)
  })

  it('for a missing folder', async () => {
    await rm(path.join(project.root, 'content/images/boxes'), { recursive: true })
    expect(await findMessage()).toBe('content/images/boxes: this folder of original pictures is missing')
  })

  it('for a points file without its picture', async () => {
    await project.put(`${PLACE}/press.points.json`, '{}')
    expect(await findMessage()).toBe(`${PLACE}/press.points.json: there is no picture named press beside it`)
  })

  it('but hidden files of the operating system pass', async () => {
    await project.put(`${PLACE}/.DS_Store`, '')
    expect(await project.build()).toMatchObject({ total: 0 })
  })
})
