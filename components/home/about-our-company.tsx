import { Intro } from '@/components/page/intro'
import { Section } from '@/components/page/section'
import { StrengthList } from '@/components/page/strength-list'
import { ActionRow } from '@/components/ui/action-row'
import { ButtonLink } from '@/components/ui/button'
import { CallButton } from '@/components/ui/call-button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCompany, getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { fill } from '@/lib/words'

/** Gaps of one pixel, which the rings of the pictures fill as hairlines. */
const PICTURES = 'grid grid-cols-[2fr_1fr] grid-rows-[1fr_1fr] gap-px border border-line-2 bg-plate'
const PICTURE = 'relative grid grid-cols-1 place-items-center overflow-hidden bg-plate ring-1 ring-line-2'
/** The first picture is large: it spans both rows. Of two pictures, the second does so too. */
const LARGE = 'first:row-[1/3] first:aspect-[4/3] first:min-h-full first:w-full nth-2:last:row-[1/3]'
/** A single picture has the whole width. */
const ALONE = 'first:last:col-span-full'
const BESIDE = 'md:col-[8/13]'

/** 'About Our Company': pictures, the founding year, the video and the telephone number; then the company's strengths. */
export function AboutOurCompany() {
  const { about, innovations } = getHome()
  const { text, pictures } = about
  const { about: words, since } = getWords().home
  const { since: year, salesPhone, videoUrl } = getCompany()
  return (
    <Section background="sheet" id="about" title={words.title}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-2">
        {pictures.length > 0 && (
          <div className={`col-span-full md:col-[1/8] ${PICTURES}`}>
            {pictures.map(({ key, alt }, index) => (
              <figure key={key} className={`${PICTURE} ${LARGE} ${ALONE}`}>
                <Picture
                  // A cut-out is shown whole: cropped, a machine would lose its ends.
                  className={getPicture(key).opaque ? 'size-full object-cover' : 'size-full object-contain p-1'}
                  picture={getPicture(key)}
                  alt={alt}
                  size={index === 0 ? 'large' : 'card'}
                  sizes={index === 0 ? '(min-width: 900px) 38vw, 66vw' : '(min-width: 900px) 19vw, 33vw'}
                />
              </figure>
            ))}
          </div>
        )}
        <div className={`col-span-full flex flex-col ${pictures.length > 0 ? BESIDE : 'md:ms-column-4'}`}>
          <p className="text-h3 font-strong">{fill(since, { year: String(year) })}</p>
          <Intro>{text}</Intro>
          <div className="mt-2">
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
      </div>
      {innovations.length > 0 && (
        <div className="mt-header" id="strengths">
          <StrengthList strengths={innovations} />
        </div>
      )}
    </Section>
  )
}
