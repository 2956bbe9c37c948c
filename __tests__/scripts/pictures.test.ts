/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import {
  drawCutOut,
  drawPhotograph,
  type PictureProject,
  startProject,
} from '@/__tests__/scripts/pictures/picture-project'

const REPOSITORY = process.cwd()
const TSX = pathToFileURL(path.join(REPOSITORY, 'node_modules/tsx/dist/loader.mjs')).href
const BOXES = 'public/pictures/boxes'

let project: PictureProject

beforeEach(async () => {
  project = await startProject()
})

afterEach(() => project.end())

function start() {
  const script = path.join(REPOSITORY, 'scripts/pictures.ts')
  const env = { ...process.env, TSX_TSCONFIG_PATH: path.join(REPOSITORY, 'tsconfig.json') }
  return spawn(process.execPath, ['--import', TSX, '--conditions=react-server', script], { cwd: project.root, env })
}

async function finish(run: ChildProcess) {
  let output = ''
  run.stdout?.on('data', text => (output += text))
  run.stderr?.on('data', text => (output += text))
  const code = await new Promise(resolve => run.on('close', resolve))
  return { code, output }
}

describe('npm run pictures', () => {
  it('ends with the count and the time', async () => {
    await project.put('content/images/products/press.png', await drawCutOut())
    const { code, output } = await finish(start())
    expect(code).toBe(0)
    expect(output).toMatch(/^Pictures: 1 ready, 1 made, 0 unchanged, 0 old files deleted, \d+\.\d s\n$/)
  }, 30_000)

  it('ends with code 1 and one line that names the file', async () => {
    await project.put('content/images/products/press.png', 'no picture')
    const { code, output } = await finish(start())
    expect(code).toBe(1)
    expect(output).toMatch(/^content\/images\/products\/press\.png: cannot be read as a picture \(.*\)\n$/)
  }, 30_000)

  it('leaves no half file when it is killed, and the next run completes the rest', async () => {
    for (let number = 1; number <= 8; number++) {
      await project.put(`content/images/boxes/box-${number}.jpg`, await drawPhotograph(500, 200))
    }
    const run = start()
    const ended = finish(run)
    while ((await project.list(BOXES).catch(() => [])).length < 4) await wait(5)
    run.kill('SIGKILL')
    await ended
    const left = (await project.list(BOXES)).filter(file => !file.includes('unfinished'))
    expect(left.length).toBeLessThan(24)
    for (const file of left) await sharp(path.join(project.root, BOXES, file)).stats()
    await expect(project.readManifest()).rejects.toThrow('ENOENT')
    expect(await project.build()).toMatchObject({ total: 8 })
    expect((await project.list(BOXES)).filter(file => !file.includes('unfinished'))).toHaveLength(24)
  }, 60_000)
})
