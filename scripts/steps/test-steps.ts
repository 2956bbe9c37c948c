import { EXPORT_FOLDER, LOCAL_EXPORT_FOLDER, localSettings } from '@/scripts/build/local-settings'
import { assetSteps, checkContent, createCompressionStep, createExportSteps, findUndrawn } from './build-steps'
import { contentScript, tool, typescript } from './run-command'
import type { Step } from './run-steps'

const checkTypes: Step[] = [
  { name: 'Route types', args: tool('next/dist/bin/next', 'typegen') },
  { name: 'Types', args: tool('typescript/bin/tsc', '--noEmit') },
]
/** For builds that come after it: they need not check the types again. */
export const typesChecked = { TYPES_CHECKED: '1' }
const checkStyle: Step = { name: 'Lint and format', args: tool('@biomejs/biome/bin/biome', 'ci', '.') }
const checkSchemas: Step = { name: 'Content schemas', args: contentScript('scripts/content-schema.ts', '--check') }

/** Unit tests that start programs, kill them, or make whole files: a tenth of the tests in half of the time. */
export const SLOW_SUITES = ['companion/(launch|lost-writes|process).test', 'scripts/.*.test']

/** What `npm run test:quick` checks: all that needs neither a build nor a browser, and is there within a minute and a half. */
export function createQuickSteps(): Step[] {
  const unitTests = tool(
    'jest/bin/jest.js',
    '--silent',
    `--testPathIgnorePatterns=/__tests__/(${SLOW_SUITES.join('|')})`,
  )
  return [
    ...checkTypes,
    checkStyle,
    checkContent,
    checkSchemas,
    ...findUndrawn(),
    { name: 'Architecture and unit tests, without the slow ones', args: unitTests },
  ]
}

/**
 * Everything that `npm test` checks, cheapest first. The end-to-end tests run on the local build, whose forms reach the
 * companion; the production build comes last and is held to what only it must satisfy.
 */
export function createTestSteps(): Step[] {
  return [
    ...checkTypes,
    checkStyle,
    { name: 'Unused code and dependencies', args: tool('knip/bin/knip.js') },
    { name: 'Dependencies', args: typescript('scripts/checks/dependencies.ts') },
    checkSchemas,
    // Some unit tests read what the pictures step writes.
    ...assetSteps,
    { name: 'Architecture and unit tests', args: tool('jest/bin/jest.js', '--silent') },
    ...createExportSteps(LOCAL_EXPORT_FOLDER, { ...localSettings, ...typesChecked }),
    createCompressionStep(LOCAL_EXPORT_FOLDER),
    { name: 'Pages and links', args: contentScript('scripts/checks/export.ts', LOCAL_EXPORT_FOLDER) },
    { name: 'Headers, scored', args: typescript('scripts/checks/headers.ts', LOCAL_EXPORT_FOLDER) },
    { name: 'Export with hostile content', args: typescript('scripts/checks/hostile-export.ts') },
    { name: 'Browser', args: typescript('scripts/engines/browser.ts') },
    { name: 'End-to-end tests', args: tool('@playwright/test/cli.js', 'test') },
    ...createExportSteps(EXPORT_FOLDER, typesChecked),
    { name: 'Pages and links of production', args: contentScript('scripts/checks/export.ts', EXPORT_FOLDER) },
  ]
}
