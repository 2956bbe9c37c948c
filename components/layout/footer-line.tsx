import { VisitorCount } from '@/components/visitors/visitor-count.client'
import { getCompany, getWords } from '@/lib/content/content'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { fill } from '@/lib/words'
import { FrameLink } from './frame-link.client'

/**
 * The last line of the footer, on phones with room for the chat button below it. The visitor counter is left out if it
 * is not configured.
 */
export function FooterLine() {
  const { name, hours, copyrightYear } = getCompany()
  const words = getWords().frame.footer
  return (
    <div
      className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-blue-line pt-2.5 pb-3 text-on-blue-2
        max-tablet:pb-[88px]"
    >
      {env.visitorsUrl && (
        <span>
          {words.visitors} <VisitorCount url={env.visitorsUrl} loading={words.countLoading} />
        </span>
      )}
      <span>{hours.text}</span>
      <FrameLink href={paths.privacy}>{words.privacy}</FrameLink>
      <span>{fill(words.copyright, { year: String(copyrightYear), name })}</span>
    </div>
  )
}
