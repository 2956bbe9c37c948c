import { Share } from '@/components/page/share.client'
import { ActionRow } from '@/components/ui/action-row'
import { ArrowLink } from '@/components/ui/arrow-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import { formatNames } from '@/lib/lists/machine-query'
import { paths } from '@/lib/paths'

type ComparisonActionsProps = { machines: readonly { slug: string; title: string }[] }

/** Actions for a comparison: get a quote, print, share, or choose other machines. */
export function ComparisonActions({ machines }: ComparisonActionsProps) {
  const slugs = machines.map(({ slug }) => slug)
  return (
    <ActionRow>
      <Link className="button button-primary" href={paths.contactAbout(slugs)}>
        Get a quote for these
      </Link>
      <button type="button" className="button" onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </button>
      <Share
        title={`Comparison: ${formatNames(machines.map(({ title }) => title))}`}
        url={window.location.origin + paths.compareMachines(slugs)}
      />
      <ArrowLink href={paths.products}>Products</ArrowLink>
    </ActionRow>
  )
}
