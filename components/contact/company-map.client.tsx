'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '@/components/ui/icon'
import { QUIET_ACTION } from '@/components/ui/quiet-action'
import type { Words } from '@/lib/words/defaults'

/** The name of the iframe, in which 'Show map' opens the map. */
const FRAME_NAME = 'company-map'

/** `query`: what the map is searched for, the company's address. */
type CompanyMapProps = { query: string; words: Words['contact']['map'] }

/**
 * Ways to find the company. 'Show map' opens the map in an iframe that is only there from then on: no third party is
 * contacted before, and nothing is drawn in its place that a visitor would take for a map.
 */
export function CompanyMap({ query, words }: CompanyMapProps) {
  const [isShown, setIsShown] = useState(false)
  const encoded = encodeURIComponent(query)
  return (
    <div className="print:hidden">
      <div className="flex flex-wrap gap-x-2">
        <a
          className={`${QUIET_ACTION} needs-script`}
          href={`https://www.google.com/maps?q=${encoded}&output=embed`}
          target={FRAME_NAME}
          // The browser looks for the target when this function has returned.
          onClick={() => flushSync(() => setIsShown(true))}
        >
          {words.show}
        </a>
        <a
          className={QUIET_ACTION}
          href={`https://www.google.com/maps/dir/?api=1&destination=${encoded}`}
          rel="noopener"
          target="_blank"
        >
          <Icon name="map-pin" />
          <span>{words.directions}</span>
        </a>
      </div>
      {isShown && (
        <iframe
          className="mt-1.5 block aspect-4/3 w-full border border-line-2 bg-plate"
          name={FRAME_NAME}
          title={words.frame}
        />
      )}
      <p className="text-small/[1.4] text-ink-3 noscript:hidden">{words.note}</p>
    </div>
  )
}
