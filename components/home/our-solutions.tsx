import { Carousel } from '@/components/carousel/carousel.client'
import { CarouselSlide } from '@/components/carousel/carousel-strip'
import { ProductCard } from '@/components/catalogue/product-card'
import { Band } from '@/components/page/band'
import { ArrowLink } from '@/components/ui/arrow-link'
import { SOLUTIONS_SLIDES_FROM_PX } from '@/lib/constants'
import { getHome, getProduct, getProducts } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'

const { 0: onPhones, ...breakpoints } = SOLUTIONS_SLIDES_FROM_PX
const OPTIONS = { autoplay: true, isCentered: false, slidesPerView: onPhones, breakpoints, gapPx: 1 }

/** Background colour for the hairlines between slides. The engine adds the gaps once it has started. */
const TRACK = 'border border-line-2 bg-line-2 not-[.is-ready]:*:gap-px'
const SLIDE = 'sm:basis-[calc(50%-.5px)] min-[1000px]:basis-[calc(33.333%-.667px)]'

/** 'Our Solutions': a carousel of the featured machines that autoplays until the visitor presses Pause. */
export function OurSolutions() {
  const featured = getHome().featured.map(getProduct)
  return (
    <Band background="plate" aria-labelledby="solutions-title">
      <Carousel
        label="Our Solutions"
        count={featured.length}
        options={OPTIONS}
        className={TRACK}
        heading={{ id: 'solutions-title', number: 3, title: 'Our Solutions' }}
        aside={<ArrowLink href={paths.products}>{`All ${getProducts().length} machines`}</ArrowLink>}
      >
        {featured.map((product, index) => (
          <CarouselSlide key={product.slug} position={index + 1} count={featured.length} className={SLIDE}>
            <ProductCard
              product={product}
              sizes={`(min-width: 1000px) 33vw, (min-width: 600px) 50vw, ${PHONE_WIDTH}`}
              variant="slide"
            />
          </CarouselSlide>
        ))}
      </Carousel>
    </Band>
  )
}
