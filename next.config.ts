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
  // The page of unknown addresses is a document of its own: otherwise every page carries it in its payload.
  experimental: { globalNotFound: true },
  reactStrictMode: true,
  poweredByHeader: false,
}

export default config
