import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const createConfig = nextJest({ dir: './' })

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  globalSetup: '<rootDir>/__tests__/support/global-setup.ts',
  // By default, Jest reserves a core for itself that has little to do: one of two cores would be idle.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Long enough for a busy machine; a test that hangs still ends.
  testTimeout: 30_000,
  setupFiles: ['<rootDir>/__tests__/support/fixture-project.ts'],
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1', '^three$': '<rootDir>/node_modules/three/build/three.module.js' },
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/.next/',
    '<rootDir>/out/',
    '<rootDir>/out-local/',
    '<rootDir>/out-editor/',
  ],
}

/**
 * Packages that ship ES modules only, which Jest has to translate. They are excepted below from the packages that stay
 * untranslated; the setting is replaced as a whole, because next/jest only lets one add to its own list.
 */
const MODULES = ['swiper', 'three', 'magic-string', '@adobe/structured-data-validator', 'p-limit', 'yocto-queue']

export default async function toConfig() {
  return {
    ...(await createConfig(config)()),
    transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`, '^.+\\.module\\.css$'],
  }
}
