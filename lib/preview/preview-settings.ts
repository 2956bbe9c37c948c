/**
 * The branch that a preview was built from, and the origin of the live site; null if the host does not provide them.
 */
export type PreviewSettings = { branch: string | null; liveUrl: string | null }

/** Reads the preview settings from the environment variables of Vercel or Netlify; null for any other build. */
export function findPreviewSettings(source: Record<string, string | undefined>): PreviewSettings | null {
  if (source.VERCEL_ENV === 'preview') {
    const { VERCEL_GIT_COMMIT_REF: branch, VERCEL_PROJECT_PRODUCTION_URL: live } = source
    return { branch: branch || null, liveUrl: live ? `https://${live}` : null }
  }
  if (source.CONTEXT === 'deploy-preview' || source.CONTEXT === 'branch-deploy') {
    return { branch: source.HEAD || null, liveUrl: source.URL || null }
  }
  return null
}

/**
 * The placeholder in the bar of a preview, which scripts/export/publish-page-hashes.ts replaces once all pages are finished.
 */
export const PREVIEW_PLACE = '<!--preview-->'
