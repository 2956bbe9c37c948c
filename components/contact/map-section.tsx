import { ActionRow } from '@/components/ui/action-row'
import { ButtonLink } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { getCompany, getWords } from '@/lib/content/content'

/** The name of the iframe, in which 'Show map' opens the map. */
const FRAME_NAME = 'company-map'

const BAND = 'relative grid min-h-[320px] border-y border-ink bg-plate'
const CARD = 'relative col-span-full my-4 max-w-[420px] self-end rounded-plate border-[1.5px] border-ink bg-sheet p-3'

/** From 900 px the map leaves the page's margin free: the chat link stands there, and would cover a part of it. */
const FRAME = 'absolute inset-y-0 start-0 h-full w-[calc(100%-var(--margin))] border-0 max-md:w-full'

/**
 * The company's location. 'Show map' is a link whose target is the empty iframe next to it, so it works without
 * JavaScript, and no third party is contacted before it is pressed.
 */
export function MapSection() {
  const { name, address, mapQuery } = getCompany()
  const words = getWords().contact.map
  const query = encodeURIComponent(mapQuery)
  return (
    <section className={`${BAND} overflow-hidden print:hidden!`} aria-labelledby="map-title">
      <Plate />
      <iframe className={FRAME} name={FRAME_NAME} title={words.frame} />
      <div className="mx-auto grid w-page grid-cols-12 gap-x-gutter">
        <div className={CARD}>
          <h2 className="text-[1.5rem]/[1.1]" id="map-title">
            {name}
          </h2>
          <address className="mt-1 not-italic">
            {address.map(line => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="mt-1 text-small text-ink-2">{words.note}</p>
          <ActionRow>
            <ButtonLink kind="solid" href={`https://www.google.com/maps?q=${query}&output=embed`} target={FRAME_NAME}>
              {words.show}
            </ButtonLink>
            <ButtonLink
              href={`https://www.google.com/maps/dir/?api=1&destination=${query}`}
              rel="noopener"
              target="_blank"
            >
              <Icon name="map-pin" />
              <span>{words.directions}</span>
            </ButtonLink>
          </ActionRow>
        </div>
      </div>
    </section>
  )
}

/** A plain grid with a mark, until the map covers it. It draws no streets: visitors would take them for real ones. */
function Plate() {
  return (
    <svg
      className="absolute inset-0 size-full"
      viewBox="0 0 1280 440"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="stroke-line-2 opacity-45"
        d="M160 0v440M320 0v440M480 0v440M640 0v440M800 0v440M960 0v440M1120 0v440M0 110h1280M0 220h1280M0 330h1280"
      />
      <g className="fill-none stroke-ink stroke-[1.5]" transform="translate(880 214)">
        <circle r="26" />
        <circle className="fill-ink" r="6" />
        <path d="M-44 0h30M14 0h30M0-44v30M0 14v30" />
      </g>
    </svg>
  )
}
