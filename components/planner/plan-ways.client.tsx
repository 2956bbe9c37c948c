'use client'

import { SendPicture } from '@/components/page/send-picture.client'
import { Share } from '@/components/page/share.client'
import { ActionGrid } from '@/components/ui/action-row'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MAX_QUANTITY } from '@/lib/constants'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import { enquiredFigures } from '@/lib/costs/enquired-figures'
import { addPlanLink, addToEnquiry } from '@/lib/enquiry/enquiry'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import type { PlannerFile } from '@/lib/planner/planner-file'
import type { PictureCard } from '@/lib/trade/product/picture-card'
import { fill } from '@/lib/words'

type PlanWaysProps = {
  /** The plan's name. By it, `enquiredFigures` has the cost figures that the buyer chose to send with the enquiry. */
  plan: string
  /** The title of the plan's link, in the message and when it is shared. */
  title: string
  /** Machines of the plan with quantity and note; empty if a step has no machine. */
  machines: readonly ListedMachine[]
  /** Absolute URL of the plan. */
  url: string
  /**
   * A summary of the plan for people who receive its link: '5 machines, crew of 9, 60 kW, a hall of 18 × 9 m';
   * null without one.
   */
  size: string | null
  /** The plan as a picture; null without one. */
  card: PictureCard | null
  words: PlannerFile['planWords']['ways']
}

/** Actions for a plan: add its machines to the enquiry, print it, or share its link. */
export function PlanWays({ words, size, card, ...plan }: PlanWaysProps) {
  const { title, machines, url } = plan
  return (
    <>
      <ActionGrid>
        <QuoteLink {...plan} kind="primary">
          {machines.length > 0 ? words.quote : words.ask}
        </QuoteLink>
        <Button className="needs-script" onClick={() => window.print()}>
          <Icon name="printer" />
          <span>{words.print}</span>
        </Button>
        <Share title={size === null ? title : `${title}\n${size}`} url={url} />
        {card && <SendPicture card={card} />}
      </ActionGrid>
      {machines.some(({ quantity }) => quantity > MAX_QUANTITY) && (
        <p className="mt-1 text-small text-ink-2 print:hidden">{fill(words.most, { most: MAX_QUANTITY })}</p>
      )}
    </>
  )
}

type QuoteLinkProps = Omit<PlanWaysProps, 'words' | 'size' | 'card'> & { kind?: 'primary'; children: string }

/**
 * A link to the enquiry, to which it adds a plan: its machines, its link, and the figures that the buyer chose to add.
 */
export function QuoteLink({ plan, title, machines, url, ...look }: QuoteLinkProps) {
  function handOver() {
    addToEnquiry(machines)
    const { message = '' } = readDraft('message').values
    const figures = enquiredFigures.get(plan)
    changeDraft('message', { message: addPlanLink(message, title, figures ? `${url} ${figures}` : url) })
  }

  const slugs = machines.map(({ slug }) => slug)
  return <ButtonLink {...look} href={slugs.length > 0 ? paths.contactAbout(slugs) : paths.contact} onClick={handOver} />
}
