/** @jest-environment node */
import { drawPhotograph, type PictureProject, startProject } from '@/__tests__/scripts/pictures/picture-project'

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
})

afterEach(async () => {
  jest.restoreAllMocks()
  await project.end()
})

/** The manifest as the site reads it, which has the project of the test. */
function importManifest() {
  jest.replaceProperty(process, 'env', { ...process.env, PROJECT_FOLDER: project.root })
  jest.resetModules()
  return import('@/lib/pictures/manifest')
}

describe('the manifest of pictures', () => {
  it('says what to run when it is not there', async () => {
    const { getPicture } = await importManifest()
    expect(() => getPicture('boxes/box-1')).toThrow(
      '.cache/pictures/manifest.json cannot be read: run npm run pictures',
    )
  })

  it('gives the picture of a key, names the original that a key lacks, and is read again once it has changed', async () => {
    await project.put('content/images/boxes/box-1.jpg', await drawPhotograph(400, 300))
    await project.build()
    const { findPicture, getPicture } = await importManifest()
    const picture = { width: 400, height: 300, widths: [320], points: null, opaque: true }
    expect(getPicture('boxes/box-1')).toMatchObject(picture)
    expect(findPicture('boxes/box-1')).toBe(getPicture('boxes/box-1'))
    expect(findPicture('boxes/box-9')).toBeUndefined()
    await project.put('.cache/pictures/manifest.json', '{}')
    expect(() => getPicture('boxes/box-1')).toThrow('content/images/boxes/box-1 has no picture')
  })
})
