'use client'

import type { ReactNode } from 'react'
import { SendPicture } from '@/components/page/send-picture.client'
import { Share } from '@/components/page/share.client'
import { ActionGrid } from '@/components/ui/action-row'
import { Button, ButtonLink } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
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
  /** A link to the plan as a file, if there is one. */
  download?: ReactNode
  /** What opens beside the ways to share and save. */
  children?: ReactNode
}

/** Actions for a plan: add its machines to the enquiry, and behind it those that share, print or save the plan. */
export function PlanWays({ words, size, card, download, children, ...plan }: PlanWaysProps) {
  const { title, machines, url } = plan
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 *:open:w-full">
        <QuoteLink {...plan} kind="primary">
          {machines.length > 0 ? words.quote : words.ask}
        </QuoteLink>
        <Disclosure summary={words.more}>
          <ActionGrid>
            <Button className="needs-script" onClick={() => window.print()}>
              <Icon name="printer" />
              <span>{words.print}</span>
            </Button>
            {download}
            <Share title={size === null ? title : `${title}\n${size}`} url={url} />
            {card && <SendPicture card={card} />}
          </ActionGrid>
        </Disclosure>
        {children}
      </div>
      {machines.some(({ quantity }) => quantity > MAX_QUANTITY) && (
        <p className="mt-1 text-small text-ink-2 print:hidden">{fill(words.most, { most: MAX_QUANTITY })}</p>
      )}
    </>
  )
}

type QuoteLinkProps = Pick<PlanWaysProps, 'plan' | 'title' | 'machines' | 'url'> & {
  kind?: 'primary'
  children: string
}

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
  const href = slugs.length > 0 ? paths.contactAbout(slugs) : paths.contact
  return <ButtonLink className="max-sm:w-full print:hidden" {...look} href={href} onClick={handOver} />
}
