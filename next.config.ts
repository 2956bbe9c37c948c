import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { parse } from 'yaml'
import { listSections, SECTIONS } from '@/lib/content/sections'
import { language, languageRoot } from '@/lib/language'
import { DEFAULT_WORDS, type Feature, getWordsFile, mergeWords } from '@/lib/words/defaults'
import { createBuildId } from '@/scripts/export/build-id'

/**
 * Reads a file of content/ without the schemas of lib/content. Those modules are `server-only`, which a configuration
 * is not, and they refuse the whole content for one mistake in any file, with which `npm run dev` must still start. A
 * build checks the content before it starts Next.
 */
const read = (name: string) => parse(readFileSync(`content/${name}.yaml`, 'utf8'))

/** The words of a feature: the defaults of the code, with the changes of content/words, if there are any. */
function readFeature<Name extends Feature>(name: Name) {
  const own = existsSync(`content/${getWordsFile(name)}`) ? read(`words/${name}`) : null
  return mergeWords(DEFAULT_WORDS[name].texts, own) as (typeof DEFAULT_WORDS)[Name]['texts']
}

/** The words and the locale that next.config.ts puts into the code of the browser, in the site's own language. */
function readWords() {
  return {
    FAILED_WORDS: JSON.stringify(readFeature('frame').failed),
    PHRASES: JSON.stringify(readFeature('phrases')),
    SITE_LOCALE: read('brand').locale,
  }
}

/** Those of a further language, which scripts/export/languages.ts passes to the build for this language. */
const { FAILED_WORDS, PHRASES, SITE_LOCALE } = process.env

/** The sections that have content and therefore pages; in development all, because content may be added at any time. */
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
  // A static export: no server renders pages. Not in development, where Next would log an error for each unknown
  // address of a machine, besides answering 404.
  output: process.env.NODE_ENV === 'production' ? 'export' : undefined,
  generateBuildId: () => createBuildId(),
  // A page of a section without content is left out: app/application-area/page.samples.tsx is a page only if
  // 'samples.tsx' is among the extensions.
  pageExtensions: ['tsx', 'ts', ...sections.map(section => `${section}.tsx`)],
  // SITE_OUT names another folder: `npm start` builds with local settings, which must never be uploaded.
  distDir: process.env.SITE_OUT ?? 'out',
  basePath: languageRoot,
  // For the tests: Swiper ships ES modules only, and next/jest compiles the packages that are named here.
  transpilePackages: ['swiper'],
  // Constants in the code of the browser. Error pages get no props, so their words are among them
  // (lib/failed-words.ts), and so is the locale, by which numbers are written.
  env: {
    ...(language ? { FAILED_WORDS, PHRASES, SITE_LOCALE } : readWords()),
    SITE_LANGUAGE: language,
    // '' instead of undefined, because only a constant with a value is put into the code.
    PICTURE_FORMATS: process.env.PICTURE_FORMATS ?? '',
  },
  // Each setting states its gain; record 0027 says when one may stay.
  experimental: {
    // By default, Next uses one core less than there are. On two cores that doubles the time of a page: 27 to 35 ms
    // instead of 16.
    cpus: Math.max(2, availableParallelism() - 1),
    // Threads share the program, and their memory can be limited: with 550 machines 865 MiB, with processes 1,198.
    workerThreads: true,
    // Threads for PostCSS too: with 5,500 machines 1,332 MiB when pages begin to be made, with processes 1,572.
    turbopackPluginRuntimeStrategy: 'workerThreads',
    // Writing the compiler's cache takes 4 of the 18 seconds of compiling. A copy of the project that is built only
    // once (scripts/checks/other-company.ts) does without.
    turbopackFileSystemCacheForBuild: process.env.BUILT_ONCE !== '1',
    // Constants of other modules are inlined, and unused parts of React's files left out: 0.75 kB less script on every
    // page.
    turbopackCrossModuleConstants: true,
    turbopackCjsTreeShaking: true,
    // React, Next and the frame of the page come in two files instead of five, which compress better: 4.2 kB less
    // script on every page.
    turbopackChunking: { minChunkSize: 2_000_000, maxMergeChunkSize: 5_000_000 },
    // The 404 page is a document of its own, app/global-not-found.tsx. As app/not-found.tsx it would add 1.1 kB to the
    // data of every page.
    globalNotFound: true,
    // The data of the frame around a page is part of the page's own prefetch: 6 files for each machine instead of 7,
    // and one request less.
    prefetchInlining: { maxSize: 6 * 1024, maxBundleSize: 32 * 1024 },
  },
  // Several builds of one test run need their types checked once, by a step of its own.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  reactStrictMode: true,
  // Next's badge would cover a part of the page beside a form of the editor.
  devIndicators: false,
  poweredByHeader: false,
}

export default config
