import { Intro } from '@/components/page/intro'
import { PointList } from '@/components/page/point-list'
import { Section } from '@/components/page/section'
import { ActionRow } from '@/components/ui/action-row'
import { ButtonLink } from '@/components/ui/button'
import { CallButton } from '@/components/ui/call-button'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { ArrowLink } from '@/components/ui/ruled-link'
import { getCompany, getHome, getWords } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { findPicture, getPicture } from '@/lib/pictures/manifest'
import { PHONE_WIDTH } from '@/lib/pictures/phone-width'
import { fill } from '@/lib/words'

/** Gaps of one pixel, which the rings of the pictures fill as hairlines. */
const PICTURES = 'grid grid-cols-[2fr_1fr] grid-rows-[1fr_1fr] gap-px border border-line-2 bg-plate'
const PICTURE =
  'relative grid grid-cols-1 place-items-center overflow-hidden bg-plate [box-shadow:0_0_0_1px_theme(colors.line-2)]'
/** The first picture is large: it spans both rows. Of two pictures, the second does so too. */
const LARGE = 'first:row-[1/3] first:aspect-[4/3] first:min-h-full first:w-full nth-2:last:row-[1/3]'
/** A single picture has the whole width. */
const ALONE = 'first:last:col-span-full'
const BESIDE = 'md:col-[8/13]'

/** The `sizes` of a single picture. */
const WHOLE = `(min-width: 900px) 55vw, ${PHONE_WIDTH}`
/** The picture of packs, shown if the content names no pictures. */
const VIEW = 'views/home-why-choose-us'

/** 'About Our Company': pictures, and beside them the founding year, the strengths, the video and the telephone number. */
export function AboutOurCompany() {
  const { about, innovations } = getHome()
  const { about: words, since } = getWords().home
  const { since: year, salesPhone, videoUrl } = getCompany()
  const pictures = about.pictures.length === 0 && findPicture(VIEW) ? [{ key: VIEW, alt: '' } as const] : about.pictures
  const [first, ...more] = pictures
  // It needs no frame: it stands on the band, as the machines at the top of the page do.
  const cutOut = first && more.length === 0 && !getPicture(first.key).opaque ? first : null
  return (
    <Section background={cutOut ? 'plate' : 'sheet'} id="about" title={words.title}>
      <div className="grid grid-cols-12 gap-x-gutter gap-y-2">
        {cutOut && (
          <div className="col-span-full self-end md:col-[1/8]">
            <Picture className="w-full" picture={getPicture(cutOut.key)} alt={cutOut.alt} size="large" sizes={WHOLE} />
          </div>
        )}
        {pictures.length > 0 && !cutOut && (
          <div className={`col-span-full md:col-[1/8] ${PICTURES}`}>
            {pictures.map(({ key, alt }, index) => (
              <figure key={key} className={`${PICTURE} ${LARGE} ${ALONE}`}>
                <Picture
                  // A cut-out is shown whole: cropped, a machine would lose its ends.
                  className={getPicture(key).opaque ? 'size-full object-cover' : 'size-full object-contain p-1'}
                  picture={getPicture(key)}
                  alt={alt}
                  size={index === 0 ? 'large' : 'card'}
                  sizes={
                    pictures.length === 1
                      ? WHOLE
                      : index === 0
                        ? '(min-width: 900px) 38vw, 66vw'
                        : '(min-width: 900px) 19vw, 33vw'
                  }
                />
              </figure>
            ))}
          </div>
        )}
        <div
          className={`col-span-full flex flex-col justify-between ${pictures.length > 0 ? BESIDE : 'md:ms-column-4'}`}
        >
          <div>
            <p className="text-h3 font-strong">{fill(since, { year: String(year) })}</p>
            <Intro>{about.text}</Intro>
          </div>
          <div className="mt-2" id="strengths">
            <PointList points={innovations} />
          </div>
          <div className="mt-1">
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
    </Section>
  )
}
