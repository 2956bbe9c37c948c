import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import type { Application } from '@/lib/trade/product/sample'
import { formatStock } from '@/lib/trade/product/specification-rows'
import { fill } from '@/lib/words'

type MadeOnMachineProps = { applications: readonly Application[] }

/** The packs made with the machine, a row for each, linked to the gallery, and a link to all. */
export function MadeOnMachine({ applications }: MadeOnMachineProps) {
  return (
    <>
      <ul className="border-t border-line">
        {applications.map(({ number, name, stock }) => (
          <li key={number} className="border-b border-line">
            <Card className="flex-row items-center gap-1.5">
              <CardPicture frame="w-7" picture={getPicture(`applications/packaging-${number}`)} alt="" sizes="96px" />
              <div className="py-1">
                <CardTitle as="h3" href={paths.applicationAnchor(number)} className="text-body/[1.2] font-stretch-103%">
                  {name}
                </CardTitle>
                <p className="mt-0.5 text-small/[1.35] text-ink-2">{formatStock([stock])}</p>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <ArrowLink className="mt-0.5 text-small" href={paths.applications}>
        {fill(getWords().product.samples.all, { count: getApplications().length })}
      </ArrowLink>
    </>
  )
}
