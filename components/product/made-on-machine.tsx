import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { CardGrid, LATE_PICTURES } from '@/components/ui/card-grid'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { getApplications } from '@/lib/ready-plans/ready-plans'
import type { Application } from '@/lib/trade/product/sample'
import { formatStock } from '@/lib/trade/product/specification-rows'
import { fill } from '@/lib/words'

/** Column span of the last cell, by the number of packs in the last row: two columns, and four from 1000 px. */
const LAST_CELL_SPANS = [null, 'min-[62.5rem]:col-span-3', 'sm:col-span-2', ''] as const

type MadeOnMachineProps = { applications: readonly Application[] }

/**
 * The packs made with the machine, each linked to the gallery. The last cell links to the gallery and fills the row.
 */
export function MadeOnMachine({ applications }: MadeOnMachineProps) {
  const rest = LAST_CELL_SPANS[applications.length % 4] ?? null
  return (
    <CardGrid
      className={`min-[62.5rem]:grid-cols-4 sm:grid-cols-2 max-sm:grid-flow-col max-sm:auto-cols-[44%] max-sm:overflow-x-auto
        ${LATE_PICTURES}`}
      data-part="row"
    >
      {applications.map(({ number, name, stock }) => (
        <Card key={number} className="bg-sheet">
          <CardPicture
            frame="aspect-square"
            picture={getPicture(`applications/packaging-${number}`)}
            alt=""
            sizes="(min-width: 1000px) 25vw, 50vw"
          />
          <div className="min-h-[104px] flex-1 px-1.75 py-1.5">
            <div>
              <CardTitle as="h3" href={paths.applicationAnchor(number)} className="text-body/[1.2] font-stretch-103%">
                {name}
              </CardTitle>
              <p className="mt-0.75 text-small/[1.35] text-ink-2">{formatStock([stock])}</p>
            </div>
          </div>
        </Card>
      ))}
      {rest !== null && (
        <div className={`flex flex-col justify-end bg-sheet px-1.25 py-1.5 sm:px-1.75 ${rest}`}>
          <p className="text-body/[1.35] text-pretty text-ink-2 sm:text-lead/[1.35]">{getHome().popup?.text}</p>
          <p>
            <ArrowLink
              className="text-small whitespace-nowrap max-[22.5rem]:[&>svg]:hidden sm:text-body"
              href={paths.applications}
            >
              {fill(getWords().product.samples.all, { count: getApplications().length })}
            </ArrowLink>
          </p>
        </div>
      )}
    </CardGrid>
  )
}
