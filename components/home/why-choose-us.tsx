import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

const VIEW = 'col-span-full border border-line-2 border-b-line bg-plate sm:border-s-line'
const VIEW_AT_START = 'min-[1000px]:[grid-area:1/1/span_2/span_2]'

const RULED = 'border-b border-line pt-2.5 pb-3 sm:border-s sm:px-gutter'
/**
 * The first cell of a row has no border at its start: with two columns the even cells, with four the sixth, below the
 * large picture.
 */
const ROW_START_OF_2 = 'sm:max-[1000px]:even:border-s-0 sm:max-[1000px]:even:ps-0'
const ROW_START_OF_4 = 'min-[1000px]:nth-6:border-s-0 min-[1000px]:nth-6:ps-0'
const CELL = `${RULED} ${ROW_START_OF_2} ${ROW_START_OF_4}`

const MARK = 'mb-[clamp(8px,1.6vw,28px)] block text-small/[1.35] font-medium tracking-[.01em] text-kraft-text'

/** Seven reasons, lettered, next to a picture; the eighth cell asks for a quote and completes the grid. */
export function WhyChooseUs() {
  const { home, frame } = getWords()
  return (
    <div className="mt-[clamp(56px,6vw,96px)]">
      <h3 className="pb-2.5 text-h3">{home.whoWeAre.whyChooseUs}</h3>
      <ol className="border-t border-ink sm:grid sm:grid-cols-2 min-[1000px]:grid-cols-4">
        <li className={`${VIEW} ${VIEW_AT_START}`} aria-hidden="true">
          <Picture
            className="size-full object-contain"
            picture={getPicture('views/home-why-choose-us')}
            alt=""
            sizes="(min-width: 1000px) 46vw, 100vw"
          />
        </li>
        {getHome().whyChooseUs.map(({ title, text }, index) => (
          <li key={title} className={CELL}>
            <span className={`${MARK} tabular-nums`} aria-hidden="true">
              {String.fromCharCode('a'.charCodeAt(0) + index)}
            </span>
            <strong className="block text-[1.1875rem]/[1.2] font-strong font-stretch-106% tracking-[-.01em]">
              {title}
            </strong>
            <p className="mt-1 text-small/[1.5] text-ink-2">{text}</p>
          </li>
        ))}
        <li className={`${CELL} flex flex-col items-start justify-between`}>
          <span className={MARK}>{home.whoWeAre.nextStep}</span>
          <ArrowLink href={paths.contact}>{frame.navbar.quote}</ArrowLink>
        </li>
      </ol>
    </div>
  )
}
