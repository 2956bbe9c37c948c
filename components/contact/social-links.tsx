import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/content/content'

/** The classes of the row of links, and of each link. */
type SocialLinksProps = { className?: string; linkClassName?: string }

/** Links to the company's social network pages; nothing if it has none. */
export function SocialLinks({ className, linkClassName }: SocialLinksProps) {
  const { social } = getCompany()
  if (social.length === 0) return null
  return (
    <div className={className}>
      {social.map(({ network, label, url }) => (
        <a key={network} className={linkClassName} href={url} aria-label={label} rel="noopener" target="_blank">
          {/* Each network has an icon of its name. */}
          <Icon name={network} />
        </a>
      ))}
    </div>
  )
}
