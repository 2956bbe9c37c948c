import { ArrowLink } from '@/components/ui/arrow-link'
import { CallButton } from '@/components/ui/call-button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { getCompany } from '@/lib/content/company'
import { getHome } from '@/lib/content/home'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

/** 'About Our Company': three pictures, the founding year as the figure, the video and the telephone. */
export function AboutOurCompany() {
  const { text, pictures } = getHome().about
  const { since, salesPhone, videoUrl } = getCompany()
  return (
    <Section ground="sheet" id="about" number={4} title="About Our Company">
      <div className="grid about">
        <div className="pics">
          {pictures.map(({ key, alt }, index) => (
            <figure key={key}>
              <Picture
                picture={getPicture(key)}
                alt={alt}
                sizes={index === 0 ? '(min-width: 1000px) 38vw, 66vw' : '(min-width: 1000px) 19vw, 33vw'}
              />
            </figure>
          ))}
        </div>
        <div className="txt">
          <p className="since-l">Since</p>
          <p className="since">{since}</p>
          <p className="lead">{text}</p>
          <div className="acts">
            {videoUrl && (
              <a className="btn" href={videoUrl} rel="noopener" target="_blank">
                <Icon name="video" />
                Watch video
              </a>
            )}
            <CallButton phone={salesPhone} />
          </div>
          <p>
            <ArrowLink href={paths.about} about="about our company">
              Learn More
            </ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
