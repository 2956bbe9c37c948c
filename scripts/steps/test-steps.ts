import { existsSync } from 'node:fs'
import { FIXTURE_PROJECT, LOCAL_EXPORT_FOLDER, TESTED_EXPORT } from '@/scripts/export/export-folders'
import { localSettings } from '@/scripts/export/local-settings'
import {
  assetSteps,
  checkContent,
  createCompressionStep,
  createExportSteps,
  createPageCheckStep,
  drawingSteps,
} from './build-steps'
import { contentScript, tool, typescript } from './run-command'
import type { Step, Steps } from './run-steps'

const generateRouteTypes: Step = { name: 'Route types', args: tool('next/dist/bin/next', 'typegen') }
const checkTypes: Step = { name: 'Types', args: tool('typescript/bin/tsc', '--noEmit') }
/** lib/trade once more, without the types of browsers and of Node, neither of which it may use. */
const checkTrade: Step = { name: 'Types of the trade', args: tool('typescript/bin/tsc', '--project', 'lib/trade') }
const checkStyle: Step = { name: 'Lint and format', args: tool('@biomejs/biome/bin/biome', 'ci', '--colors=off', '.') }

const makeFixture: Step = { name: 'Fixture project', args: contentScript('__tests__/support/make-fixture.ts') }

/** Runs a step in the project of the tests instead of this one. */
const inFixture = (step: Step): Step => ({ ...step, cwd: FIXTURE_PROJECT })
const eachInFixture = (steps: Steps) => steps.map(step => [step].flat().map(inFixture))

/**
 * Makes the project that tests read and drive: their catalogue is a fixture, so that the content of the site may change
 * as it likes.
 */
export const fixtureSteps: Steps = [makeFixture, ...eachInFixture(drawingSteps)]

/** The steps that make the export that the browser tests drive. */
const exportSteps: Steps = eachInFixture([
  ...createExportSteps(LOCAL_EXPORT_FOLDER, localSettings),
  createCompressionStep(LOCAL_EXPORT_FOLDER, 'first visits'),
])

/** All steps from nothing to the export that the browser tests drive. */
export const fixtureExportSteps: Steps = [makeFixture, ...eachInFixture(assetSteps), ...exportSteps]

/** The paths of the unit tests of the outer ring: random input, and processes that are killed. */
const OUTER_SUITES = '/__tests__/(fuzz/|companion/process.test)'

const jest = (...args: string[]) => tool('jest/bin/jest.js', '--silent', ...args)
const playwright = (...args: string[]) => tool('@playwright/test/cli.js', 'test', ...args)

/** The steps of `npm run check`: what needs neither a build nor a browser nor a test, within a minute. */
export const checkSteps: Steps = [
  generateRouteTypes,
  [
    checkTypes,
    checkTrade,
    checkStyle,
    { name: 'Unused code and dependencies', args: tool('knip/bin/knip.js') },
    checkContent,
    { name: 'Search rankings', args: contentScript('scripts/bench/search.ts') },
  ],
]

/** Installs the browsers and web servers of the browser tests that are missing. */
const installEngines: Step = { name: 'Browser', args: typescript('scripts/engines/browser.ts') }

/**
 * The steps of `npm test`, the first ring, cheapest first. The content of the site is validated; all else is about the
 * code, and reads and drives a local build of the tests' catalogue, whose forms send to the local server. It differs
 * from production in its settings, which `npm run deploy` checks before it uploads, and in how hard some files are
 * compressed.
 */
export const testSteps: Steps = [
  ...checkSteps,
  { name: '3-D models', args: contentScript('scripts/checks/models.ts') },
  makeFixture,
  ...eachInFixture(assetSteps),
  { name: 'Architecture and unit tests', args: jest(`--testPathIgnorePatterns=${OUTER_SUITES}`) },
  ...exportSteps,
  [inFixture(createPageCheckStep(LOCAL_EXPORT_FOLDER, 'search')), installEngines],
  { name: 'End-to-end tests', args: playwright('--project=end-to-end') },
]

/**
 * The steps of `npm run test:all`, the second ring: other engines, other catalogues and brands, budgets, hosts, and
 * what random input and killed processes do. It drives the export of the first ring, and makes one if there is none.
 */
export function createOuterSteps(): Steps {
  return [
    ...(existsSync(TESTED_EXPORT) ? [] : fixtureExportSteps),
    [
      { name: 'Dependencies', args: typescript('scripts/checks/dependencies.ts') },
      { name: 'Headers, scored', args: typescript('scripts/checks/headers.ts', TESTED_EXPORT) },
      { name: 'Export of another company', args: typescript('scripts/checks/other-company.ts') },
      installEngines,
    ],
    { name: 'Spreadsheets', args: typescript('scripts/engines/spreadsheets.ts') },
    { name: 'Random input and killed processes', args: jest(`--testPathPatterns=${OUTER_SUITES}`) },
    { name: 'Outer end-to-end tests', args: playwright('--config=playwright.outer.config.ts') },
  ]
}
