import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import type { Application } from '@/lib/content/applications'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

type MadeOnMachineProps = { applications: readonly Application[] }

/** Packs that are made with the machine, each leading to its place in the gallery. */
export function MadeOnMachine({ applications }: MadeOnMachineProps) {
  return (
    <div className="cells grid-cols-[1fr_1fr] min-[1000px]:grid-cols-[repeat(4,1fr)]">
      {applications.map(({ number, name, substrate }) => (
        <article key={number} className="cell h-auto min-h-0">
          <div className="p aspect-square h-auto">
            <Picture
              picture={getPicture(`applications/packaging-${number}`)}
              alt=""
              sizes="(min-width: 1000px) 25vw, 50vw"
              className="object-cover p-0"
            />
          </div>
          <div className="t min-h-[104px]">
            <div>
              <h3 className="name">
                <Link href={paths.application(number)}>{name}</Link>
              </h3>
              <p className="mt-0.75 text-small/[1.35] text-ink-2">{substrate}</p>
            </div>
          </div>
        </article>
      ))}
    </div>
  )
}
