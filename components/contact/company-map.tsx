import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { getCompany, getWords } from '@/lib/content/content'

/** The name of the iframe, in which 'Show map' opens the map. */
const FRAME_NAME = 'company-map'

/**
 * The company's location. 'Show map' is a link whose target is the empty iframe above it, so it works without
 * JavaScript, and no third party is contacted before it is pressed.
 */
export function CompanyMap() {
  const { mapQuery } = getCompany()
  const words = getWords().contact.map
  const query = encodeURIComponent(mapQuery)
  return (
    <section
      // Links from elsewhere end in this id, so it stays, although no title has it.
      id="map-title"
      className="flex flex-1 scroll-mt-2 flex-col border-t border-line pt-2 print:hidden!"
      aria-label={words.frame}
    >
      <div className="relative min-h-[200px] flex-1 border border-line-2 bg-plate">
        <Plate />
        <iframe className="absolute inset-0 size-full border-0" name={FRAME_NAME} title={words.frame} />
      </div>
      <p className="mt-1 text-small text-ink-2">{words.note}</p>
      <div className="mt-1.5 flex flex-wrap gap-1">
        <ButtonLink size="compact" href={`https://www.google.com/maps?q=${query}&output=embed`} target={FRAME_NAME}>
          {words.show}
        </ButtonLink>
        <ButtonLink
          size="compact"
          href={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
          rel="noopener"
          target="_blank"
        >
          <Icon name="map-pin" />
          <span>{words.directions}</span>
        </ButtonLink>
      </div>
    </section>
  )
}

/** A plain grid with a mark, until the map covers it. It draws no streets: visitors would take them for real ones. */
function Plate() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 480 320"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="stroke-line-2 opacity-45"
        d="M80 0v320M160 0v320M240 0v320M320 0v320M400 0v320M0 80h480M0 160h480M0 240h480"
      />
      <g className="fill-none stroke-ink stroke-[1.5]" transform="translate(240 160)">
        <circle r="26" />
        <circle className="fill-ink" r="6" />
        <path d="M-44 0h30M14 0h30M0-44v30M0 14v30" />
      </g>
    </svg>
  )
}
