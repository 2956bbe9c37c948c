/** @jest-environment node */
import { drawPhotograph, type PictureProject, startProject } from '@/__tests__/scripts/pictures/picture-project'

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
  jest.spyOn(process, 'cwd').mockReturnValue(project.root)
  jest.resetModules()
})

afterEach(async () => {
  jest.restoreAllMocks()
  await project.end()
})

describe('the manifest of pictures', () => {
  it('says what to run when it is not there', async () => {
    const { getPicture } = await import('@/lib/pictures/manifest')
    expect(() => getPicture('boxes/box-1')).toThrow(
      '.cache/pictures/manifest.json cannot be read: run npm run pictures',
    )
  })

  it('gives the picture of a key', async () => {
    await project.put('content/images/boxes/box-1.jpg', await drawPhotograph(400, 300))
    await project.build()
    const { findPicture, getPicture } = await import('@/lib/pictures/manifest')
    expect(getPicture('boxes/box-1')).toMatchObject({
      width: 400,
      height: 300,
      widths: [320],
      points: null,
      opaque: true,
    })
    expect(findPicture('boxes/box-1')).toBe(getPicture('boxes/box-1'))
  })

  it('names the original that a key lacks', async () => {
    await project.build()
    const { findPicture, getPicture } = await import('@/lib/pictures/manifest')
    expect(findPicture('boxes/box-9')).toBeUndefined()
    expect(() => getPicture('boxes/box-9')).toThrow('content/images/boxes/box-9 has no picture')
  })

  it('is read again when it was written anew', async () => {
    await project.put('content/images/boxes/box-1.jpg', await drawPhotograph(400, 300))
    await project.build()
    const { getPicture } = await import('@/lib/pictures/manifest')
    expect(getPicture('boxes/box-1')).toBe(getPicture('boxes/box-1'))
    await project.put('.cache/pictures/manifest.json', '{}')
    expect(() => getPicture('boxes/box-1')).toThrow('has no picture')
  })
})
