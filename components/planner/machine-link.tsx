import { Link } from '@/components/ui/link.client'
import { paths } from '@/lib/paths'

/** A machine as a link to its page. */
export function MachineLink({ slug, title }: { slug: string; title: string }) {
  return (
    <Link
      className="inline-flex min-h-touch items-center leading-[1.3] font-semi decoration-line-2"
      href={paths.product(slug)}
    >
      {title}
    </Link>
  )
}
