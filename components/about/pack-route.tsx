import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import { getProduct } from '@/lib/content/content'
import type { Application } from '@/lib/content/samples'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { capitalize } from '@/lib/product/capital'
import { formatStock } from '@/lib/product/specification-rows'

type PackRouteProps = { application: Application }

const SIZES = '(min-width: 1632px) 576px, (min-width: 1200px) 35vw, (min-width: 900px) 32vw, 50vw'

/** A pack and the machines that make it, in the order of production. */
export function PackRoute({ application: { number, name, stock, picture, madeOn } }: PackRouteProps) {
  return (
    <CardGrid className="col-span-full grid-cols-2">
      <Card className="bg-sheet">
        <CardPicture frame="aspect-[4/3]" className="object-cover" picture={getPicture(picture)} alt="" sizes={SIZES} />
        <CardTexts title={name} note={capitalize(formatStock([stock]))} href={paths.applicationAnchor(number)} />
      </Card>
      {madeOn.map(getProduct).map(({ slug, title }, index) => (
        <Card key={slug} className="bg-sheet">
          <CardPicture
            frame="aspect-[4/3]"
            className="object-contain p-1"
            picture={getPicture(`products/${slug}`)}
            alt=""
            sizes={SIZES}
          />
          <CardTexts title={title} note={`Step ${index + 1}`} href={paths.product(slug)} />
        </Card>
      ))}
    </CardGrid>
  )
}

function CardTexts({ title, note, href }: { title: string; note: string; href: string }) {
  return (
    <div className="flex-1 px-1.75 py-1.5">
      <p className="text-caption text-ink-3">{note}</p>
      <CardTitle as="h4" href={href} className="mt-0.5 text-body/[1.2] font-stretch-103%">
        {title}
      </CardTitle>
    </div>
  )
}
