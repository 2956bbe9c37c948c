import { PageHeader } from '@/components/page/page-header'
import { Picture } from '@/components/ui/picture'
import { getHome, getProduct, getWords } from '@/lib/content/content'
import { getPicture } from '@/lib/pictures/manifest'
import { PhoneNumbers } from './phone-numbers'

/**
 * The title of the contact page and the telephone numbers. Beside them, from 768 px on, is the first of the machines
 * that the home page features; a phone has no room for it, and does not load it.
 */
export function ContactHeader() {
  const { title } = getWords().contact.page
  const [slug] = getHome().featured
  const picture = slug === undefined ? null : getPicture(getProduct(slug).picture)
  return (
    <div className="border-b border-ink bg-plate">
      <div className={`mx-auto grid w-page gap-x-gutter ${picture ? 'tablet:grid-cols-2 md:grid-cols-12' : ''}`}>
        <div className={`pb-1 md:pb-3 ${picture ? 'md:col-[1/8]' : ''}`}>
          <PageHeader title={title} current={title} />
          <PhoneNumbers />
        </div>
        {picture && (
          <div className="relative max-tablet:hidden md:col-[8/13]">
            <Picture
              className="absolute inset-0 size-full object-contain object-bottom py-2"
              picture={picture}
              alt=""
              // The height of the band limits its width.
              sizes="500px"
            />
          </div>
        )}
      </div>
    </div>
  )
}
