import { HAS_AVIF } from '@/lib/pictures/picture-urls'
import { formatSmallBase, SMALL_WIDTHS } from '@/lib/trade/planner/small-picture'

/** A small picture of a machine, whose name is beside it. Nothing for one without a picture. */
export function MachinePicture({ slug, version }: { slug: string; version: string | undefined }) {
  if (!version) return null
  const base = formatSmallBase(slug, version)
  const [avif, webp] = SMALL_WIDTHS
  return (
    <picture className="mt-0.5 block h-[64px] w-[88px] flex-none bg-plate">
      {HAS_AVIF && <source type="image/avif" srcSet={`${base}-${avif}.avif`} />}
      <img
        src={`${base}-${webp}.webp`}
        width={88}
        height={64}
        loading="lazy"
        decoding="async"
        alt=""
        className="size-full object-contain p-0.5"
      />
    </picture>
  )
}
