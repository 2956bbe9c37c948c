import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { CompressionEffort } from '@/scripts/export/compress-export'
import { LOCAL_EXPORT_FOLDER } from '@/scripts/export/export-folders'
import { contentScript, tool, typescript } from './run-command'
import type { Step, Steps } from './run-steps'

/** A step that draws files for each machine, and the path of its manifest, which it writes last. */
type DrawingStep = Step & { manifest: string }

/** A drawing step; `command` is the name of its script and of its folder in .cache. */
function createDrawingStep(name: string, command: string): DrawingStep {
  const args = contentScript(`scripts/${command}.ts`)
  return { name, args, manifest: `.cache/${command}/manifest.json` }
}

export const picturesStep = createDrawingStep('Pictures', 'pictures')
const socialCardsStep = createDrawingStep('Social cards', 'social-cards')
const sheetsAndCards = [createDrawingStep('Data sheets', 'data-sheets'), socialCardsStep]

/** The steps that draw. They take minutes from scratch, a second from the cache. */
export const drawingSteps: readonly DrawingStep[] = [picturesStep, ...sheetsAndCards]

/** Finds the drawing steps that have never been completed in a project. */
export function findUnfinishedDrawingSteps(root = '.'): DrawingStep[] {
  return drawingSteps.filter(({ manifest }) => !existsSync(join(root, manifest)))
}

/** Validates all content within seconds. */
export const checkContent: Step = { name: 'Content', args: contentScript('scripts/checks/content.ts') }

/** A step. `reads` matches the paths of the content files that affect it; it is left out if any file may. */
type ContentStep = Step & { reads?: RegExp }

/**
 * Steps that run once per language, because their files contain text. The data comes first, because `npm run dev` needs
 * it soonest.
 */
export const languageSteps: readonly ContentStep[] = [
  { name: 'Data and search index', args: contentScript('scripts/export/catalogue-data.ts') },
  ...sheetsAndCards,
]

/** Steps that make files in public/ from checked content and finished pictures. */
export const publicFileSteps: readonly ContentStep[] = [
  ...languageSteps,
  { name: 'Icons', args: contentScript('scripts/export/icons.ts'), reads: /^content\/brand\b/ },
  {
    name: 'Names of languages',
    args: contentScript('scripts/export/language-names.ts'),
    reads: /^content\/[^/]+\/language\.yaml$/,
  },
  {
    name: 'Models',
    args: contentScript('scripts/export/model-files.ts'),
    reads: /^content\/(models|drawings|products)\//,
  },
]

/**
 * The steps that make files in public/ from the content, cached and the same for every kind of build. The content is
 * validated first, so that mistakes are reported within seconds and not after minutes of pictures.
 */
export const assetSteps: Steps = [checkContent, picturesStep, publicFileSteps]

/**
 * `node` arguments of `next build`. The limits, in MiB, apply to each thread that next.config.ts configures: by
 * default, Node lets a thread grow to 800 MiB before it collects garbage, although only 90 MiB are in use with 5,500
 * machines.
 */
export const exportPages = [
  ...['--max-old-space-size=1024', '--max-semi-space-size=32'],
  ...tool('next/dist/bin/next', 'build'),
]

/** The environment variable that lets `next build` skip the type check, which is a step of `npm test`. */
export const typesChecked = { TYPES_CHECKED: '1' }

/**
 * Creates the steps that build and post-process an export, to run after {@link assetSteps}.
 *
 * @param folder the output folder, relative to the repository
 * @param settings environment variables of the build, which override those of the process
 */
export function createExportSteps(folder: string, settings: Readonly<Record<string, string>> = {}): Step[] {
  const { exportSite, languages, integrity, worker } = createParts(folder, settings)
  return [exportSite, languages, integrity, worker]
}

/**
 * Creates the steps of `npm start`: `first` makes the site in its own language, `later` all that a first look can wait
 * for. The preview cards of that language are left out, since nobody is sent a link to this machine.
 */
export function createStartSteps(settings: Readonly<Record<string, string>>): { first: Steps; later: Step[] } {
  const { exportSite, languages, integrity, worker } = createParts(LOCAL_EXPORT_FOLDER, settings)
  return {
    first: [
      checkContent,
      { ...picturesStep, env: settings },
      publicFileSteps.filter(step => step !== socialCardsStep),
      exportSite,
      integrity,
    ],
    later: [languages, integrity, worker],
  }
}

/** The steps after the assets, by name. A build with local settings leaves the types to a step of `npm test`. */
function createParts(folder: string, settings: Readonly<Record<string, string>>) {
  const env = { ...settings, ...(folder === LOCAL_EXPORT_FOLDER && typesChecked), SITE_OUT: folder }
  return {
    exportSite: { name: `Export to ${folder}/`, args: exportPages, env },
    languages: { name: 'Languages', args: contentScript('scripts/export/languages.ts', folder), env },
    // May run again after further languages have been added: it leaves the pages that it has finished.
    integrity: { name: 'Scripts and integrity', args: contentScript('scripts/export/postbuild.ts', folder), env },
    // After every step that changes a page.
    worker: { name: 'Service worker', args: typescript('scripts/export/offline-worker.ts', folder), env },
  }
}

/**
 * Creates the step that checks the pages of an export; `'search'` adds what search engines and link previews object to,
 * and the style sheets.
 */
export function createPageCheckStep(folder: string, scope?: 'search'): Step {
  return { name: 'Pages and links', args: contentScript('scripts/checks/export.ts', folder, ...(scope ? [scope] : [])) }
}

/** Creates the step that precompresses an export. */
export function createCompressionStep(folder: string, effort: CompressionEffort = 'best'): Step {
  return { name: 'Compression', args: typescript('scripts/export/compress.ts', folder, effort) }
}
