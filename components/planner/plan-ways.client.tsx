'use client'

import { Share } from '@/components/page/share.client'
import { Button, ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { MAX_QUANTITY } from '@/lib/constants'
import { changeDraft, readDraft } from '@/lib/contact/drafts'
import { addPlanLink, addToEnquiry } from '@/lib/enquiry/enquiry'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { fill } from '@/lib/words'

type PlanWaysProps = {
  title: string
  /** Machines of the plan with quantity and note; empty if a step has no machine. */
  machines: readonly ListedMachine[]
  /** Absolute URL of the plan. */
  url: string
  words: PlannerFile['planWords']['ways']
}

/** Actions for a plan: add its machines to the enquiry, print it, or share its link. */
export function PlanWays({ title, machines, url, words }: PlanWaysProps) {
  function handOver() {
    addToEnquiry(machines)
    const { message = '' } = readDraft('message').values
    changeDraft('message', { message: addPlanLink(message, title, url) })
  }

  const slugs = machines.map(({ slug }) => slug)
  return (
    <div className="flex flex-wrap gap-1.5 print:hidden!">
      <ButtonLink kind="primary" href={slugs.length > 0 ? paths.contactAbout(slugs) : paths.contact} onClick={handOver}>
        {slugs.length > 0 ? words.quote : words.ask}
      </ButtonLink>
      <Button className="needs-script" onClick={() => window.print()}>
        <Icon name="printer" />
        <span>{words.print}</span>
      </Button>
      <Share title={title} url={url} />
      {machines.some(({ quantity }) => quantity > MAX_QUANTITY) && (
        <p className="w-full text-small text-ink-2">{fill(words.most, { most: MAX_QUANTITY })}</p>
      )}
    </div>
  )
}
