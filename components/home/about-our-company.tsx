import { Intro } from '@/components/page/intro'
import { Section } from '@/components/page/section'
import { ActionRow } from '@/components/ui/action-row'
import { ButtonLink } from '@/components/ui/button'
import { CallButton } from '@/components/ui/call-button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCompany, getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'

/** The gaps show as hairlines between the pictures. */
const PICTURES = 'grid grid-cols-[2fr_1fr] grid-rows-[1fr_1fr] gap-px border border-line-2 bg-plate'
const PICTURE = 'relative grid grid-cols-1 place-items-center overflow-hidden bg-plate ring-1 ring-line-2'
const LARGE = 'first:row-[1/3] first:aspect-square first:min-h-full first:w-full nth-2:last:row-[1/3]'
const ALONE = 'first:last:col-span-full'
const BESIDE = 'min-[62.5rem]:col-[8/13] min-[62.5rem]:self-end min-[62.5rem]:ps-gutter'

const YEAR_SIZE =
  'text-[clamp(5rem,2rem+11vw,12.5rem)]/[.8] font-display font-stretch-112% tracking-[-.055em] lining-nums'
const YEAR_PLACE = 'mt-0.75 mb-[36px] -ms-[.045em] wrap-break-word'

/** 'About Our Company': pictures, the founding year in large type, the video and the telephone number. */
export function AboutOurCompany() {
  const { text, pictures } = getHome().about
  const words = getWords().home.about
  const { since, salesPhone, videoUrl } = getCompany()
  return (
    <Section background="sheet" id="about" title={words.title}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-4.5">
        {pictures.length > 0 && (
          <div className={`col-span-full min-[62.5rem]:col-[1/8] ${PICTURES}`}>
            {pictures.map(({ key, alt }, index) => (
              <figure key={key} className={`${PICTURE} ${LARGE} ${ALONE}`}>
                <Picture
                  className="size-full object-cover"
                  picture={getPicture(key)}
                  alt={alt}
                  sizes={index === 0 ? '(min-width: 1000px) 38vw, 66vw' : '(min-width: 1000px) 19vw, 33vw'}
                />
              </figure>
            ))}
          </div>
        )}
        <div className={`col-span-full ${pictures.length > 0 ? BESIDE : 'md:ms-column-4'}`}>
          <p className="text-lead font-semi tracking-[-.01em]">{words.since}</p>
          <p className={`${YEAR_SIZE} ${YEAR_PLACE}`}>{since}</p>
          <Intro>{text}</Intro>
          <ActionRow>
            {videoUrl && (
              <ButtonLink href={videoUrl} rel="noopener" target="_blank">
                <Icon name="video" />
                <span>{words.video}</span>
              </ButtonLink>
            )}
            <CallButton phone={salesPhone} />
          </ActionRow>
          <p>
            <ArrowLink href={paths.about} about={words.moreAbout}>
              {words.more}
            </ArrowLink>
          </p>
        </div>
      </div>
    </Section>
  )
}
