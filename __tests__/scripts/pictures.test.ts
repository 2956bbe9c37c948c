/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { drawCutOut, type PictureProject, startProject } from '@/__tests__/scripts/pictures/picture-project'

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
})

afterEach(() => project.end())

function run() {
  const repository = process.cwd()
  const tsx = path.join(repository, 'node_modules/tsx/dist/loader.mjs')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', tsx, '--conditions=react-server', path.join(repository, 'scripts/pictures.ts')],
    {
      cwd: project.root,
      encoding: 'utf8',
      env: { ...process.env, TSX_TSCONFIG_PATH: path.join(repository, 'tsconfig.json') },
    },
  )
  return { status, output: stdout + stderr }
}

describe('npm run pictures', () => {
  it('ends with the count and the time', async () => {
    await project.put('content/images/products/press.png', await drawCutOut())
    const { status, output } = run()
    expect(output).toMatch(/^Pictures: 1 ready, 1 made, 0 unchanged, 0 old files deleted, \d+\.\d s\n$/)
    expect(status).toBe(0)
  })

  it('ends with code 1 and one line that names the file', async () => {
    await project.put('content/images/products/press.png', 'no picture')
    const { status, output } = run()
    expect(output).toMatch(/^content\/images\/products\/press\.png: cannot be read as a picture \(.*\)\n$/)
    expect(status).toBe(1)
  })
})
