import { ArrowLink } from '@/components/ui/arrow-link'
import { Picture } from '@/components/ui/picture'
import { getHome } from '@/lib/content/home'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

/** Seven reasons, lettered, beside a close-up; the eighth cell asks for the quote, so that no cell is empty. */
export function WhyChooseUs() {
  return (
    <div className="why">
      <h3>Why Choose Us</h3>
      <ol>
        <li className="view" aria-hidden="true">
          <Picture picture={getPicture('views/home-why-choose-us')} alt="" sizes="(min-width: 1000px) 46vw, 100vw" />
        </li>
        {getHome().whyChooseUs.map(({ title, text }, index) => (
          <li key={title}>
            <span className="label num" aria-hidden="true">
              {String.fromCharCode('a'.charCodeAt(0) + index)}
            </span>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
        <li className="go">
          <span className="label">Next step</span>
          <ArrowLink href={paths.contact}>Get A Quote</ArrowLink>
        </li>
      </ol>
    </div>
  )
}
