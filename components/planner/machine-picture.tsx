import { HAS_AVIF } from '@/lib/pictures/picture-urls'
import { formatSmallBase, SMALL_WIDTHS } from '@/lib/trade/planner/small-picture'

type MachinePictureProps = {
  slug: string
  /** The version in the names of the picture's files; undefined for a machine without a picture. */
  version: string | undefined
}

/** A small picture of a machine, whose name is beside it. Nothing for a machine without a picture. */
export function MachinePicture({ slug, version }: MachinePictureProps) {
  if (!version) return null
  const base = formatSmallBase(slug, version)
  const [avifWidth, webpWidth] = SMALL_WIDTHS
  return (
    <picture className="mt-0.5 block h-[64px] w-[88px] flex-none bg-plate">
      {HAS_AVIF && <source type="image/avif" srcSet={`${base}-${avifWidth}.avif`} />}
      <img
        src={`${base}-${webpWidth}.webp`}
        width={88}
        height={64}
        loading="lazy"
        alt=""
        className="size-full object-contain p-0.5"
      />
    </picture>
  )
}
