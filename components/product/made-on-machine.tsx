import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import type { Application } from '@/lib/content/applications'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

type MadeOnMachineProps = { applications: readonly Application[] }

/** Packs that are made with the machine, each leading to its place in the gallery. */
export function MadeOnMachine({ applications }: MadeOnMachineProps) {
  return (
    <div className="cells apps">
      {applications.map(({ number, name, substrate }) => (
        <article key={number} className="cell">
          <div className="p">
            <Picture
              picture={getPicture(`applications/packaging-${number}`)}
              alt=""
              sizes="(min-width: 1000px) 25vw, 50vw"
            />
          </div>
          <div className="t">
            <div>
              <h3 className="name">
                <Link href={paths.application(number)}>{name}</Link>
              </h3>
              <p>{substrate}</p>
            </div>
          </div>
        </article>
      ))}
    </div>
  )
}
