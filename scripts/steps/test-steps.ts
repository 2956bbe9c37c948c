import { FIXTURE_PROJECT, LOCAL_EXPORT_FOLDER, TESTED_EXPORT } from '@/scripts/build/export-folders'
import { localSettings } from '@/scripts/build/local-settings'
import {
  assetSteps,
  checkContent,
  createCompressionStep,
  createExportSteps,
  createPageCheckStep,
  findUnfinishedRenderSteps,
  renderSteps,
} from './build-steps'
import { contentScript, tool, typescript } from './run-command'
import type { Step, Steps } from './run-steps'

const generateRouteTypes: Step = { name: 'Route types', args: tool('next/dist/bin/next', 'typegen') }
const checkTypes: Step = { name: 'Types', args: tool('typescript/bin/tsc', '--noEmit') }
const checkStyle: Step = { name: 'Lint and format', args: tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.') }
const checkSchemas: Step = { name: 'Content schemas', args: contentScript('scripts/content-schema.ts', '--check') }

/** Unit tests that start and kill processes, render files or try random input. */
const SLOW_SUITES = ['companion/process.test', 'companion/privacy.test', 'fuzz/.*.test', 'scripts/.*.test']

const makeFixture: Step = { name: 'Fixture project', args: contentScript('__tests__/support/make-fixture.ts') }

const inFixture = (step: Step): Step => ({ ...step, cwd: FIXTURE_PROJECT })
const eachInFixture = (steps: Steps) => steps.map(step => [step].flat().map(inFixture))

/**
 * Makes the project that tests read and drive: their catalogue is a fixture, so that the content of the site may change
 * as it likes.
 */
export const fixtureSteps: Steps = [makeFixture, ...eachInFixture(renderSteps)]

/** The steps that make the export that the browser tests drive. */
const exportSteps: Steps = eachInFixture([
  ...createExportSteps(LOCAL_EXPORT_FOLDER, localSettings),
  createCompressionStep(LOCAL_EXPORT_FOLDER, 'first visits'),
])

/** The same from the beginning. */
export const fixtureExportSteps: Steps = [makeFixture, ...eachInFixture(assetSteps), ...exportSteps]

/** The steps of `npm run test:quick`, which need neither a build nor a browser and take a minute and a half. */
export function createQuickSteps(): Steps {
  const slow = `--testPathIgnorePatterns=/__tests__/(${SLOW_SUITES.join('|')})`
  return [
    generateRouteTypes,
    [checkTypes, checkStyle, checkContent, checkSchemas],
    ...(findUnfinishedRenderSteps(FIXTURE_PROJECT).length > 0 ? fixtureSteps : []),
    { name: 'Architecture and unit tests, without the slow ones', args: tool('jest/bin/jest.js', '--silent', slow) },
  ]
}

/**
 * The steps of `npm test`, cheapest first. The content of the site is validated; all else is about the code, and reads
 * and drives a local build of the tests' catalogue, whose forms send to the companion. It differs from production in its
 * settings, which `npm run deploy` checks before it uploads, and in how hard some files are compressed.
 */
export function createTestSteps(): Steps {
  return [
    generateRouteTypes,
    [
      checkTypes,
      checkStyle,
      { name: 'Unused code and dependencies', args: tool('knip/bin/knip.js') },
      { name: 'Dependencies', args: typescript('scripts/checks/dependencies.ts') },
      checkContent,
      { name: 'Search rankings', args: contentScript('scripts/bench/search.ts') },
      checkSchemas,
      { name: '3-D models', args: contentScript('scripts/checks/models.ts') },
    ],
    makeFixture,
    ...eachInFixture(assetSteps),
    { name: 'Architecture and unit tests', args: tool('jest/bin/jest.js', '--silent') },
    ...exportSteps,
    [
      { name: 'Export with hostile content', args: typescript('scripts/checks/hostile-export.ts') },
      inFixture(createPageCheckStep(LOCAL_EXPORT_FOLDER, 'search')),
      { name: 'Headers, scored', args: typescript('scripts/checks/headers.ts', TESTED_EXPORT) },
      { name: 'Browser', args: typescript('scripts/engines/browser.ts') },
    ],
    { name: 'End-to-end tests', args: tool('@playwright/test/cli.js', 'test') },
  ]
}
