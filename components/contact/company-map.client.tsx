'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
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
    <div className="mt-1 print:hidden">
      <div className="flex flex-wrap gap-1">
        <ButtonLink
          size="compact"
          className="needs-script"
          href={`https://www.google.com/maps?q=${encoded}&output=embed`}
          target={FRAME_NAME}
          // The browser looks for the target when this function has returned.
          onClick={() => flushSync(() => setIsShown(true))}
        >
          {words.show}
        </ButtonLink>
        <ButtonLink
          size="compact"
          href={`https://www.google.com/maps/dir/?api=1&destination=${encoded}`}
          rel="noopener"
          target="_blank"
        >
          <Icon name="map-pin" />
          <span>{words.directions}</span>
        </ButtonLink>
      </div>
      {isShown && (
        <iframe
          className="mt-1.5 block aspect-4/3 w-full border border-line-2 bg-plate"
          name={FRAME_NAME}
          title={words.frame}
        />
      )}
      <p className="mt-1 text-small/[1.4] text-ink-3 noscript:hidden">{words.note}</p>
    </div>
  )
}
