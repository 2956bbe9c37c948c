import { CardGrid } from '@/components/ui/card-grid'
import { Picture } from '@/components/ui/picture'
import { getBoxes } from '@/lib/content/boxes'
import { getPicture } from '@/lib/pictures/manifest'

/** The twelve box styles as one ruled strip. */
export function BoxStrip() {
  return (
    <CardGrid as="ul" className="boxes grid-cols-2 sm:grid-cols-4 lg:grid-cols-6">
      {getBoxes().map(({ number, name, alt }) => (
        <li key={number}>
          <Picture
            picture={getPicture(`boxes/box-${number}`)}
            alt={alt}
            sizes="(min-width: 1200px) 17vw, (min-width: 600px) 25vw, 50vw"
          />
          <span className="label">{name}</span>
        </li>
      ))}
    </CardGrid>
  )
}
