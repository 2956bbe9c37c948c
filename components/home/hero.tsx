import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import { getProducts } from '@/lib/content/products'
import { pickListPage } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { toSlideFacts } from '@/lib/product/slide-facts'
import { HeroCarousel } from './hero-carousel.client'
import { HeroSlide } from './hero-slide'

/** The first screen: what the company does in one statement, and the machines in a slider: all, or the first of a long catalogue. */
export function Hero() {
  const { statement, meta } = getHome().hero
  const products = pickListPage(getProducts(), 1)
  const [first] = products
  return (
    <div className="hero">
      <div className="wrap">
        <div className="meta">
          <span className="label">{meta[0]}</span>
          <span className="label x">{meta[1]}</span>
          <span className="label">Since {getCompany().since}</span>
        </div>
        <h1>
          {statement.map(line => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <HeroCarousel count={products.length} firstHref={first ? paths.product(first.slug) : paths.products}>
          {products.map(product => (
            <HeroSlide
              key={product.slug}
              facts={toSlideFacts(product, getPicture(product.picture))}
              count={products.length}
            />
          ))}
        </HeroCarousel>
      </div>
    </div>
  )
}
