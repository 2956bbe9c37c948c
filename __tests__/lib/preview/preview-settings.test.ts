/** @jest-environment node */
import { findPreviewSettings } from '@/lib/preview/preview-settings'

it.each([
  ['the live site on Vercel', { VERCEL_ENV: 'production', VERCEL_GIT_COMMIT_REF: 'main' }],
  ['a host that names only a branch', { VERCEL_GIT_COMMIT_REF: 'main' }],
])('finds no preview on %s', (_host, source) => {
  expect(findPreviewSettings(source)).toBeNull()
})

it.each([
  [
    'Vercel',
    { VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: 'prices', VERCEL_PROJECT_PRODUCTION_URL: 'www.boxwright.example' },
    { branch: 'prices', liveUrl: 'https://www.boxwright.example' },
  ],
  [
    'Netlify, for a pull request',
    { CONTEXT: 'deploy-preview', HEAD: 'prices', URL: 'https://www.boxwright.example' },
    { branch: 'prices', liveUrl: 'https://www.boxwright.example' },
  ],
  ['Netlify, for a branch, without its name', { CONTEXT: 'branch-deploy' }, { branch: null, liveUrl: null }],
  ['Vercel, with an empty name', { VERCEL_ENV: 'preview', VERCEL_GIT_COMMIT_REF: '' }, { branch: null, liveUrl: null }],
])('reads the preview of %s', (_host, source, preview) => {
  expect(findPreviewSettings(source)).toEqual(preview)
})
