import { DimensionLine } from '@/components/product/dimension-line'
import { FigureValue } from '@/components/product/figure-value'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import { paths } from '@/lib/paths'
import type { SlideFacts } from '@/lib/product/slide-facts'

/**
 * Width of the picture in the layout: eight of twelve columns beside the text, the whole window on phones, whose screens are so
 * fine that four fifths of the points cost a quarter less and look the same.
 */
const HERO_SIZES = '(min-width: 1536px) 1060px, (min-width: 900px) 68vw, 58vw'

/** Pictures narrower than this share of width to height would reach into the headline from the middle of the stage. */
const UPRIGHT_BELOW = 1.45

type HeroSlideProps = { facts: SlideFacts; count: number }

/** One machine of the banner slider: figure number, title, summary, two figures and the picture with its overall length. */
export function HeroSlide({ facts, count }: HeroSlideProps) {
  const { slug, title, position, summary, figures, picture, length } = facts
  const isUpright = picture.width / picture.height < UPRIGHT_BELOW
  return (
    <div
      className="swiper-slide slide grid"
      role="group"
      aria-roledescription="slide"
      aria-label={`${position} of ${count}`}
    >
      <div className="txt">
        <p className="label num">{`Fig. ${position}`}</p>
        <h2>
          <Link href={paths.product(slug)}>{title}</Link>
        </h2>
        {summary && <p className="sum">{summary}</p>}
        <dl className="figpair">
          {figures.map(figure => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>
                <FigureValue figure={figure} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className={isUpright ? 'pic upright' : 'pic'}>
        <div className="ph">
          <Picture
            picture={picture}
            alt={title}
            sizes={HERO_SIZES}
            priority={position === 1 ? 'eager-high' : 'lazy'}
            place="stage"
          />
          {length && <DimensionLine picture={picture} {...length} />}
        </div>
      </figure>
    </div>
  )
}
