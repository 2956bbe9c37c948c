import { ArrowLink } from '@/components/ui/ruled-link'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import type { Application } from '@/lib/trade/product/sample'
import { formatStock } from '@/lib/trade/product/specification-rows'
import { fill } from '@/lib/words'
import { keepUnits } from '@/lib/words/format-number'
import { PictureRow, PictureRows } from './picture-rows'

type MadeOnMachineProps = { applications: readonly Application[] }

/** The packs made with the machine, each linked to the gallery, and a link to all. */
export function MadeOnMachine({ applications }: MadeOnMachineProps) {
  return (
    <>
      <PictureRows>
        {applications.map(({ number, name, stock }) => (
          <PictureRow
            key={number}
            href={paths.applicationAnchor(number)}
            title={name}
            note={keepUnits(formatStock([stock]))}
            picture={getPicture(`applications/packaging-${number}`)}
          />
        ))}
      </PictureRows>
      <ArrowLink className="mt-0.5 text-small" href={paths.applications}>
        {fill(getWords().product.samples.all, { count: getApplications().length })}
      </ArrowLink>
    </>
  )
}
