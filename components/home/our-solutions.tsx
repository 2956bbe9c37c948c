import { Carousel } from '@/components/carousel/carousel.client'
import { CarouselSlide } from '@/components/carousel/carousel-strip'
import { ProductCard } from '@/components/catalogue/product-grid'
import { Band } from '@/components/page/band'
import { DELAYED_PICTURES } from '@/components/ui/delayed-pictures'
import { ArrowLink } from '@/components/ui/ruled-link'
import { SOLUTIONS_SLIDES_FROM_PX } from '@/lib/constants'
import { getHome, getProduct, getProducts, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { fillCount } from '@/lib/words'

/** Background colour for the hairlines between slides. The engine adds the gaps once it has started. */
const TRACK = 'border border-line-2 bg-line-2 not-[.is-ready]:*:gap-px'
/**
 * The width of a slide where two, and where three, are in view, less its share of the gaps of one pixel. The engine
 * reads the same from `createOptions`.
 */
const BESIDE = 'min-[600px]:basis-[calc(50%-.5px)]'
const THIRD = 'min-[1000px]:basis-[calc(33.333%-.667px)]'

/** Never more slides in view than there are machines, which would leave gaps. */
function createOptions(count: number) {
  const widths = Object.entries(SOLUTIONS_SLIDES_FROM_PX)
  const breakpoints = Object.fromEntries(widths.map(([width, slides]) => [Number(width), Math.min(slides, count)]))
  return { autoplay: count > 1, isCentered: false, slidesPerView: 1, breakpoints, gapPx: 1 }
}

/** 'Our Solutions': a carousel of the featured machines that autoplays until the visitor presses Pause. */
export function OurSolutions() {
  const { home, frame } = getWords()
  const featured = getHome().featured.map(getProduct)
  const count = featured.length
  return (
    <Band background="plate" aria-labelledby="solutions-title">
      <Carousel
        words={frame.carousel}
        label={home.solutions.title}
        count={count}
        options={createOptions(count)}
        className={`${TRACK} ${DELAYED_PICTURES} ${count === 1 ? 'min-[600px]:w-1/2' : ''}`}
        heading={{ id: 'solutions-title', title: home.solutions.title }}
        aside={<ArrowLink href={paths.products}>{fillCount(home.solutions.all, getProducts().length)}</ArrowLink>}
      >
        {featured.map((product, index) => (
          <CarouselSlide
            key={product.slug}
            words={frame.carousel}
            position={index + 1}
            count={count}
            className={`${count > 1 ? BESIDE : ''} ${count > 2 ? THIRD : ''}`}
          >
            <ProductCard product={product} variant="slide" />
          </CarouselSlide>
        ))}
      </Carousel>
    </Band>
  )
}
