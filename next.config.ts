import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import { toBuildId } from './lib/hosting/build-id'

const config: NextConfig = {
  // The site is files on object storage: no server renders anything.
  output: 'export',
  generateBuildId: () => toBuildId(),
  // `npm start` exports with local settings into a folder of its own, so that they can never be uploaded.
  distDir: process.env.SITE_OUT ?? 'out',
  // Swiper ships ES modules only: next/jest compiles what is named here.
  transpilePackages: ['swiper'],
  experimental: {
    // The page of unknown addresses is a document of its own: otherwise every page carries it in its payload.
    globalNotFound: true,
    // Next leaves a core to itself, which has nothing to do while pages are made: on two cores that doubles the time of a page.
    cpus: Math.max(2, availableParallelism() - 1),
    // Processes would each hold the program once more, and take no limit to their memory: Next removes it.
    workerThreads: true,
    turbopackPluginRuntimeStrategy: 'workerThreads',
    // Neither the constants of code that comes late nor the unused parts of React's files are in a first visit.
    turbopackCrossModuleConstants: true,
    turbopackCjsTreeShaking: true,
    // The frame around a page (3.8 kB with gzip) travels with the page's own data: a file less for each machine.
    prefetchInlining: { maxSize: 6 * 1024, maxBundleSize: 32 * 1024 },
  },
  // Several builds of one test run need their types checked once, by a step of its own.
  typescript: { ignoreBuildErrors: process.env.TYPES_CHECKED === '1' },
  reactStrictMode: true,
  poweredByHeader: false,
}

export default config
