import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { parse } from 'yaml'
import { listSections, SECTIONS } from '@/lib/content/sections'
import { language, languageRoot } from '@/lib/language'
import { DEFAULT_WORDS, type Feature, getWordsFile, mergeWords } from '@/lib/words/defaults'
import { createBuildId } from '@/scripts/export/build-id'

/**
 * Read here and not by the gate, which only server code can import and which reads every file: a mistake in one must
 * not keep `npm run dev` from starting. A build has passed the gate before Next starts.
 */
const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'))

/** The words of a feature in force: the content need not change any. */
function readFeature<Name extends Feature>(name: Name) {
  const own = existsSync(`content/${getWordsFile(name)}`) ? read(`words/${name}`) : null
  return mergeWords(DEFAULT_WORDS[name].texts, own) as (typeof DEFAULT_WORDS)[Name]['texts']
}

function readWords() {
  return {
    FAILED_WORDS: JSON.stringify(readFeature('frame').failed),
    PHRASES: JSON.stringify(readFeature('phrases')),
    SITE_LOCALE: read('brand').locale,
  }
}

/** The same for a further language: scripts/export/languages.ts has read them from its translation. */
const { FAILED_WORDS, PHRASES, SITE_LOCALE } = process.env

/** The sections that have pages of their own. All of them in development, where content comes and goes. */
const sections =
  process.env.NODE_ENV === 'production'
    ? listSections({
        ...read('categories'),
        ...read('applications'),
        planner: existsSync('content/line'),
        costs: existsSync('content/line/costs.yaml'),
        terms: existsSync('content/explained-terms.yaml') ? read('explained-terms').groups : [],
      })
    : SECTIONS

const config: NextConfig = {
  // The site is files on object storage: no server renders anything.
  // Development would log an unknown machine as an error in the list of addresses, beside the right answer, 404.
  output: process.env.NODE_ENV === 'production' ? 'export' : undefined,
  generateBuildId: () => createBuildId(),
  // A page without content is left out: app/application-area/page.samples.tsx is a page if there are samples.
  pageExtensions: ['tsx', 'ts', ...sections.map(section => `${section}.tsx`)],
  // `npm start` exports with local settings into a folder of its own, so that they can never be uploaded.
  distDir: process.env.SITE_OUT ?? 'out',
  basePath: languageRoot,
  // Swiper ships ES modules only: next/jest compiles what is named here.
  transpilePackages: ['swiper'],
  // Error pages get no props: their words are part of their code (lib/failed-words.ts), as is the format of numbers.
  env: {
    ...(language ? { FAILED_WORDS, PHRASES, SITE_LOCALE } : readWords()),
    SITE_LANGUAGE: language,
    // Empty rather than missing: the code of the browser has no environment to ask.
    PICTURE_FORMATS: process.env.PICTURE_FORMATS ?? '',
  },
  // Each setting states its gain; record 0027 says when one may stay.
  experimental: {
    // Next leaves a core to itself. On two cores that doubles the time of a page: 27 to 35 ms instead of 16.
    cpus: Math.max(2, availableParallelism() - 1),
    // Processes each hold the program once more, and take no limit to their memory: 550 machines, 1,198 MiB instead of 865.
    workerThreads: true,
    // The same for PostCSS: 5,500 machines, 1,572 MiB instead of 1,332 while pages begin.
    turbopackPluginRuntimeStrategy: 'workerThreads',
    // A copy of the project has no use for the cache: 4 of the 18 seconds of compiling make it.
    turbopackFileSystemCacheForBuild: process.env.BUILT_ONCE !== '1',
    // Constants stand where they are used, and unused parts of React's files are left out: 0.75 kB of script on every page.
    turbopackCrossModuleConstants: true,
    turbopackCjsTreeShaking: true,
    // React, Next and the frame come in two files instead of five, and compress better: 4.2 kB of script on every page.
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 5_000_000 },
    // The unknown page is a document of its own. As app/not-found.tsx it is in every page's data: 1.1 kB.
    globalNotFound: true,
    // The frame around a page travels with the page's own prefetch: 6 files a machine instead of 7, and a request less.
    prefetchInlining: { maxSize: 6 * 1024, maxBundleSize: 32 * 1024 },
  },
  // Several builds of one test run need their types checked once, by a step of its own.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  reactStrictMode: true,
  // It would be visible on the page beside a form of the editor.
  devIndicators: false,
  poweredByHeader: false,
}

export default config
