import { assetSteps, toCompressionStep, toExportSteps } from './build-steps'
import { EXPORT_FOLDER, LOCAL_EXPORT_FOLDER, localSettings } from './local-settings'
import { contentScript, tool, typescript } from './run-command'
import type { Step } from './run-steps'

/**
 * Everything that `npm test` checks, cheapest first. The journeys run on the local build, whose forms reach the
 * companion; the production build comes last and is held to what only it must satisfy.
 */
export function toTestSteps(): Step[] {
  return [
    { name: 'Route types', args: tool('next/dist/bin/next', 'typegen') },
    { name: 'Types', args: tool('typescript/bin/tsc', '--noEmit') },
    { name: 'Lint and format', args: tool('@biomejs/biome/bin/biome', 'ci', '.') },
    { name: 'Unused code and dependencies', args: tool('knip/bin/knip.js') },
    { name: 'Dependencies', args: typescript('scripts/check-dependencies.ts') },
    { name: 'Content schemas', args: contentScript('scripts/content-schema.ts', '--check') },
    // Some unit tests read what the pictures step writes.
    ...assetSteps,
    { name: 'Architecture and unit tests', args: tool('jest/bin/jest.js', '--silent') },
    ...toExportSteps(LOCAL_EXPORT_FOLDER, localSettings),
    toCompressionStep(LOCAL_EXPORT_FOLDER),
    { name: 'Pages and links', args: contentScript('scripts/test-export.ts', LOCAL_EXPORT_FOLDER) },
    { name: 'Headers, scored', args: typescript('scripts/test-headers.ts', LOCAL_EXPORT_FOLDER) },
    { name: 'Export with hostile content', args: typescript('scripts/hostile-export.ts') },
    { name: 'Browser', args: typescript('scripts/browser.ts') },
    { name: 'Journeys in a browser', args: tool('@playwright/test/cli.js', 'test') },
    ...toExportSteps(EXPORT_FOLDER),
    { name: 'Pages and links of production', args: contentScript('scripts/test-export.ts', EXPORT_FOLDER) },
  ]
}
