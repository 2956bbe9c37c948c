import { Share } from '@/components/page/share.client'
import { ActionRow } from '@/components/ui/action-row'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { ArrowLink } from '@/components/ui/ruled-link'
import { formatNames } from '@/lib/lists/machine-query'
import { paths } from '@/lib/paths'

type ComparisonActionsProps = { machines: readonly { slug: string; title: string }[] }

/** Actions for a comparison: get a quote, print, share, or choose other machines. */
export function ComparisonActions({ machines }: ComparisonActionsProps) {
  const slugs = machines.map(({ slug }) => slug)
  return (
    <ActionRow>
      <ButtonLink kind="primary" href={paths.contactAbout(slugs)}>
        Get a quote for these
      </ButtonLink>
      <Button onClick={() => window.print()}>
        <Icon name="printer" />
        Print
      </Button>
      <Share
        title={`Comparison: ${formatNames(machines.map(({ title }) => title))}`}
        url={window.location.origin + paths.compareMachines(slugs)}
      />
      <ArrowLink href={paths.products}>Products</ArrowLink>
    </ActionRow>
  )
}
