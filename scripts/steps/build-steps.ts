import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findPreviewSettings } from '@/lib/preview/preview-settings'
import { contentScript, tool, typescript } from './run-command'
import type { Step } from './run-steps'

/** A step that draws files, the command that runs it alone, and the list of its files, which it writes last. */
export type DrawingStep = Step & { command: string; list: string }

/** Minutes from scratch, a second once all is drawn. The lists are spelled out: the modules that read them are the server's. */
export const drawingSteps: readonly DrawingStep[] = [
  {
    name: 'Pictures',
    args: contentScript('scripts/pictures.ts'),
    command: 'npm run pictures',
    list: '.cache/pictures/manifest.json',
  },
  {
    name: 'Data sheets',
    args: contentScript('scripts/data-sheets.ts'),
    command: 'npm run data-sheets',
    list: '.cache/data-sheets/manifest.json',
  },
  {
    name: 'Social cards',
    args: contentScript('scripts/social-cards.ts'),
    command: 'npm run social-cards',
    list: '.cache/social-cards/manifest.json',
  },
]

/** The drawing steps that have never run to their end in a project. */
export function findUndrawn(root = '.'): DrawingStep[] {
  return drawingSteps.filter(({ list }) => !existsSync(join(root, list)))
}

/** Reads all content and says what is wrong with it, in seconds. */
export const checkContent: Step = { name: 'Content', args: contentScript('scripts/checks/content.ts') }

/**
 * What stands in public/ before an export: made from content, cached by content, the same for every build that follows. The
 * content is read first: a mistake shows in seconds, in one line, before minutes of pictures.
 */
export const assetSteps: Step[] = [
  checkContent,
  ...drawingSteps,
  { name: 'Data for comparison', args: contentScript('scripts/build/catalogue-data.ts') },
  { name: 'Search index', args: contentScript('scripts/build/search-index.ts') },
]

/** The notes that the bar of a preview shows; no step for any other build, as the host tells them apart in `source`. */
export function createPreviewSteps(source: Record<string, string | undefined>): Step[] {
  if (findPreviewSettings(source) === null) return []
  return [{ name: 'Notes of the preview', args: contentScript('scripts/build/preview-notes.ts') }]
}

/**
 * Arguments of `node` that make the pages. The limits, in MiB, hold for each of the threads that `next.config.ts` asks for: left
 * alone, Node lets a thread grow to 800 MiB before it clears up, of which 90 are in use with 5,500 machines.
 */
export const exportPages = [
  ...['--max-old-space-size=1024', '--max-semi-space-size=32'],
  ...tool('next/dist/bin/next', 'build'),
]

/**
 * The steps from pictures to an export that a host can serve.
 *
 * @param folder where the export lands, inside the repository
 * @param settings public settings of the build, on top of the environment's
 */
export function createExportSteps(folder: string, settings: Readonly<Record<string, string>> = {}): Step[] {
  return [
    { name: `Export to ${folder}/`, args: exportPages, env: { ...settings, SITE_OUT: folder } },
    { name: 'Scripts into files, integrity', args: typescript('scripts/build/postbuild.ts', folder) },
    { name: 'Service worker', args: typescript('scripts/build/offline-worker.ts', folder) },
  ]
}

/**
 * Twins for browsers that take compressed answers.
 *
 * @param options `--quick` where size does not matter
 */
export function createCompressionStep(folder: string, ...options: '--quick'[]): Step {
  return { name: 'Compression', args: typescript('scripts/build/compress.ts', folder, ...options) }
}
