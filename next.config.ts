import type { NextConfig } from 'next'

const config: NextConfig = {
  // The site is files on object storage: no server renders anything.
  output: 'export',
  // `npm start` exports with local settings into a folder of its own, so that they can never be uploaded.
  distDir: process.env.SITE_OUT ?? 'out',
  // Swiper ships ES modules only: next/jest compiles what is named here.
  transpilePackages: ['swiper'],
  reactStrictMode: true,
  poweredByHeader: false,
}

export default config
