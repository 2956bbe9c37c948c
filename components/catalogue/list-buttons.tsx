import { Icon } from '@/components/ui/icon'
import type { Product } from '@/lib/content/product'

type ListButtonsProps = { product: Pick<Product, 'slug' | 'title' | 'process'> }

/** 'Compare' and 'Add to enquiry' of one machine. Plain buttons: one island for the whole page works them all. */
export function ListButtons({ product: { slug, title, process } }: ListButtonsProps) {
  return (
    <div className="strip needs-script" data-slug={slug} data-title={title} data-process={process}>
      <button type="button" data-list="compare" aria-pressed="false" aria-label={`Compare ${title}`}>
        <Icon name="compare" />
        Compare
      </button>
      <button type="button" data-list="enquiry" aria-pressed="false" aria-label={`Add to enquiry: ${title}`}>
        <Icon name="list-plus" />
        Add to enquiry
      </button>
    </div>
  )
}
