import { CardGrid } from '@/components/ui/card-grid'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import type { Application } from '@/lib/content/applications'
import { findSubstrate, type Substrate } from '@/lib/content/files/vocabulary'
import { getProduct } from '@/lib/content/products'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { toCapital } from '@/lib/product/capital'
import { toSlug } from '@/lib/product/slug'

const SIZES = '(min-width: 1200px) 25vw, (min-width: 900px) 33vw, (min-width: 600px) 50vw, 100vw'

/** Pictures in the first row of a wide screen load at once. */
const EAGER_COUNT = 4

type ApplicationGridProps = { applications: readonly Application[] }

/** All packaging samples, each with its name, its stock and the machines that make it in order of production. */
export function ApplicationGrid({ applications }: ApplicationGridProps) {
  return (
    <CardGrid as="ul" className="gallery grid-cols-1 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {applications.map(({ number, name, pack, substrate, madeOn }, index) => (
        <li key={number} className="cell target:inset-shadow-[0_4px_var(--kraft-edge)]" id={`packaging-${number}`}>
          <a className="p" href={`#packaging-${number}`} aria-label={`View ${name}`}>
            <Picture
              picture={getPicture(`applications/packaging-${number}`)}
              alt={`Packaging ${number}`}
              sizes={SIZES}
              priority={index < EAGER_COUNT ? 'eager' : 'lazy'}
            />
          </a>
          <div className="t">
            <span className="label num" aria-hidden="true">
              {String(number).padStart(2, '0')}
            </span>
            <h2 className="name">{name}</h2>
            <p className="what">
              {toCapital(pack)}; {substrate}
            </p>
            <p className="label">Made on</p>
            <ol className="made">
              {madeOn.map(slug => (
                <li key={slug}>
                  <Link href={paths.product(slug)}>{getProduct(slug).title}</Link>
                </li>
              ))}
            </ol>
            <MachinesFor substrate={findSubstrate(substrate)} />
          </div>
        </li>
      ))}
    </CardGrid>
  )
}

/** The way from a sample to the machines for its stock. */
function MachinesFor({ substrate }: { substrate: Substrate | undefined }) {
  if (!substrate) return null
  return (
    <Link className="for" href={paths.productsWith('substrate', toSlug(substrate))}>
      All machines for {substrate}
    </Link>
  )
}
