import { getWords } from '@/lib/content/content'
import { PREVIEW_PLACE } from '@/lib/preview/preview-settings'

/**
 * The bar on every page of a preview: branch, build time, and links to the pages that the branch changes. A script of
 * the build writes them in place of the comment PREVIEW_PLACE once all pages are finished. Other builds have no bar.
 */
export function PreviewBar() {
  return (
    <aside className="bg-ink py-1 text-small text-sheet print:hidden" aria-label={getWords().frame.preview.label}>
      <div
        className="mx-auto flex w-page flex-wrap items-baseline gap-x-3 wrap-anywhere"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
        dangerouslySetInnerHTML={{ __html: PREVIEW_PLACE }}
      />
    </aside>
  )
}
