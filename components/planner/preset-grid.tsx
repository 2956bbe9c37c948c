import { CardGrid } from '@/components/ui/card-grid'
import { Link } from '@/components/ui/link.client'
import { Picture } from '@/components/ui/picture'
import type { Preset } from '@/lib/content/line/planner-data'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { capitalize } from '@/lib/product/capital'

const CELL = `group relative flex h-full items-center gap-1.5 has-[a:focus-visible]:outline-3
  has-[a:focus-visible]:-outline-offset-3 has-[a:focus-visible]:outline-focus`

type PresetGridProps = { presets: readonly Preset[] }

/** Packs with a ready-made plan, each with its picture. */
export function PresetGrid({ presets }: PresetGridProps) {
  return (
    <CardGrid as="ul" className="sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
      {presets.map(({ number, slug, name, pack }) => (
        <li key={slug} className="bg-sheet">
          <article className={CELL}>
            <span className="block size-[112px] flex-none overflow-hidden bg-plate">
              <Picture
                picture={getPicture(`applications/packaging-${number}`)}
                alt=""
                sizes="112px"
                className="size-full object-contain p-1 transition-transform duration-picture group-hover:scale-102"
              />
            </span>
            <span className="min-w-0 py-1.5 pe-1.5">
              <Link
                className="text-[1.0625rem]/[1.25] font-strong text-pretty no-underline outline-0 group-hover:underline after:absolute after:inset-0"
                href={paths.linePreset(slug)}
              >
                {name}
              </Link>
              <span className="mt-0.5 block text-small/[1.35] text-ink-2">{capitalize(pack)}</span>
            </span>
          </article>
        </li>
      ))}
    </CardGrid>
  )
}
