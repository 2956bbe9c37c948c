/** @jest-environment node */
import { findPreviewSettings } from '@/lib/preview/preview-settings'

it.each([[{ VERCEL_ENV: 'production', VERCEL_GIT_COMMIT_REF: 'main' }], [{ VERCEL_GIT_COMMIT_REF: 'main' }]])(
  'finds no preview in %j',
  source => {
    expect(findPreviewSettings(source)).toBeNull()
  },
)

it.each([
  [
    { VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: 'prices', VERCEL_PROJECT_PRODUCTION_URL: 'www.boxwright.example' },
    { branch: 'prices', liveUrl: 'https://www.boxwright.example' },
  ],
  [
    { CONTEXT: 'deploy-preview', HEAD: 'prices', URL: 'https://www.boxwright.example' },
    { branch: 'prices', liveUrl: 'https://www.boxwright.example' },
  ],
  [{ CONTEXT: 'branch-deploy' }, { branch: null, liveUrl: null }],
  [
    { VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: '' },
    { branch: null, liveUrl: null },
  ],
])('reads from %j: %j', (source, preview) => {
  expect(findPreviewSettings(source)).toEqual(preview)
})
