import { useState } from 'react'
import { ActionRow } from '@/components/ui/action-row'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { copyText } from '@/lib/browser/clipboard'
import { paths } from '@/lib/paths'

type ComparisonActionsProps = { machines: readonly { slug: string }[] }

/** What to do with a comparison: ask for a quote, print it, pass on its address, or choose again. */
export function ComparisonActions({ machines }: ComparisonActionsProps) {
  const [said, setSaid] = useState('')

  async function copyAddress() {
    const isCopied = await copyText(window.location.href)
    setSaid(isCopied ? 'Link copied.' : 'The browser did not allow copying; the link stands in the address bar.')
  }

  return (
    <ActionRow>
      <Link className="button button-primary" href={paths.contactAbout(machines.map(({ slug }) => slug))}>
        Get a quote for these
      </Link>
      <button type="button" className="button" onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </button>
      <button type="button" className="button" onClick={copyAddress}>
        <Icon name="link" />
        Copy link
      </button>
      <ArrowLink href={paths.products}>Products</ArrowLink>
      <p className="text-caption text-ink-3" role="status">
        {said}
      </p>
    </ActionRow>
  )
}
