/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { MANIFEST_FILE } from '@/lib/pictures/manifest'
import { DATA_SHEET_MANIFEST } from '@/lib/product/data-sheet'
import { SOCIAL_CARD_MANIFEST } from '@/lib/seo/social-card'
import { findUnfinishedRenderSteps, renderSteps } from '@/scripts/steps/build-steps'
import { SLOW_SUITES } from '@/scripts/steps/test-steps'

const suites = readdirSync('__tests__', { recursive: true, encoding: 'utf8' })

describe('the quick test', () => {
  it.each(SLOW_SUITES)('leaves out %s, which exists', pattern => {
    expect(suites.filter(suite => new RegExp(`^${pattern}`).test(suite))).not.toEqual([])
  })
})

describe('what the unit tests read', () => {
  it('is drawn by steps that name their manifest as the site reads it', () => {
    expect(renderSteps.map(({ manifest }) => manifest)).toEqual([
      MANIFEST_FILE,
      DATA_SHEET_MANIFEST,
      SOCIAL_CARD_MANIFEST,
    ])
  })

  it('is missed until its manifest is written', () => {
    const root = mkdtempSync(join(tmpdir(), 'project-'))
    expect(findUnfinishedRenderSteps(root)).toEqual(renderSteps)
    for (const { manifest } of renderSteps.slice(1)) {
      mkdirSync(dirname(join(root, manifest)), { recursive: true })
      writeFileSync(join(root, manifest), '{}')
    }
    expect(findUnfinishedRenderSteps(root).map(({ command }) => command)).toEqual(['npm run pictures'])
    rmSync(root, { recursive: true })
  })
})
