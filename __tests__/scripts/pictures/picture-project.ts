import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import type { PictureManifestEntry } from '@/lib/pictures/manifest'
import { PICTURE_FOLDERS } from '@/lib/trade/product/picture'
import { buildPictures } from '@/scripts/pictures/build-pictures'

// Encoding takes milliseconds, but a busy machine can make it wait.
jest.setTimeout(30_000)

type Box = { left: number; top: number; width: number; height: number }

/** A red block on transparent ground, 800 × 600: a third of the full width, so margins are a third of the rule's. */
export function drawCutOut({ left, top, width, height }: Box = { left: 200, top: 200, width: 300, height: 150 }) {
  const block = { create: { width, height, channels: 4 as const, background: '#c00000' } }
  return sharp({ create: { width: 800, height: 600, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: block, left, top }])
    .png()
    .toBuffer()
}

/** A blue picture that fills its frame. */
export function drawPhotograph(width = 340, height = 240) {
  return sharp({ create: { width, height, channels: 3, background: '#0030a0' } })
    .jpeg()
    .toBuffer()
}

/** An empty project with the four folders of originals, in a temporary place. */
export async function startProject() {
  const root = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  for (const folder of PICTURE_FOLDERS) await mkdir(path.join(root, 'content/images', folder), { recursive: true })
  return {
    root,
    put: async (file: string, content: Buffer | string) => {
      await mkdir(path.dirname(path.join(root, file)), { recursive: true })
      await writeFile(path.join(root, file), content)
    },
    build: () => buildPictures(root, 2, () => {}),
    list: (folder: string) => readdir(path.join(root, folder)),
    readManifest: async (): Promise<Record<string, PictureManifestEntry>> =>
      JSON.parse(await readFile(path.join(root, '.cache/pictures/manifest.json'), 'utf8')),
    end: () => rm(root, { recursive: true }),
  }
}

export type PictureProject = Awaited<ReturnType<typeof startProject>>
