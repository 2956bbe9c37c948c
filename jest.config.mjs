import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Several times what a quiet machine needs, so that a busy one does not fail a sound test.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/', '<rootDir>/out-local/'],
}

/** Packages that come as modules only, which Jest has to translate. next/jest lets nobody shorten its list of what stays as it is. */
const MODULES = ['swiper', '@adobe/structured-data-validator', 'p-limit', 'yocto-queue']

export default async function toConfig() {
  return {
    ...(await createConfig(config)()),
    transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`, '^.+\\.module\\.css$'],
  }
}
