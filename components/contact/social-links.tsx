import { Icon } from '@/components/ui/icon'
import { getCompany } from '@/lib/content/content'

type SocialLinksProps = { className?: string; linkClassName?: string }

/** Links to the company's social network pages. If a page is not set, the link leads to the network's home page. */
export function SocialLinks({ className, linkClassName }: SocialLinksProps) {
  return (
    <div className={className}>
      {getCompany().social.map(({ network, label, url }) => (
        <a key={network} className={linkClassName} href={url} aria-label={label} rel="noopener" target="_blank">
          <Icon name={network} />
        </a>
      ))}
    </div>
  )
}
