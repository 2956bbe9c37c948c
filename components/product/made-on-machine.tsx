import { Card, CardPicture, CardTitle } from '@/components/ui/card'
import { CardGrid } from '@/components/ui/card-grid'
import type { Application } from '@/lib/content/applications'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

type MadeOnMachineProps = { applications: readonly Application[] }

/** Packs that are made with the machine, each leading to its place in the gallery. */
export function MadeOnMachine({ applications }: MadeOnMachineProps) {
  return (
    <CardGrid className="grid-cols-2 min-[1000px]:grid-cols-4">
      {applications.map(({ number, name, substrate }) => (
        <Card key={number} className="bg-sheet">
          <CardPicture
            frame="aspect-square"
            className="object-cover"
            picture={getPicture(`applications/packaging-${number}`)}
            alt=""
            sizes="(min-width: 1000px) 25vw, 50vw"
          />
          <div className="min-h-[104px] flex-1 px-1.75 py-1.5">
            <div>
              <CardTitle as="h3" href={paths.application(number)} className="text-body/[1.2] font-stretch-103%">
                {name}
              </CardTitle>
              <p className="mt-0.75 text-small/[1.35] text-ink-2">{substrate}</p>
            </div>
          </div>
        </Card>
      ))}
    </CardGrid>
  )
}
