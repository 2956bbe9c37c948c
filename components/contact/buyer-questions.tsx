import { Explained } from '@/components/page/explained'
import { Section } from '@/components/page/section'
import { AccordionItem } from '@/components/ui/accordion-item'
import { Picture } from '@/components/ui/picture'
import { getHome, getWords } from '@/lib/content/content'
import { findPicture } from '@/lib/pictures/manifest'

/** What buyers ask before they write; in a wide window beside a picture of packs, which stands on the band. */
export function BuyerQuestions() {
  const packs = findPicture('views/about')
  return (
    <Section
      id="questions"
      background="plate"
      title={getWords().contact.questions}
      isBeside
      aside={packs && <Picture picture={packs} alt="" sizes="25vw" className="w-full max-lg:hidden print:hidden" />}
    >
      {getHome().buyerQuestions.map(({ question, answer }, index) => (
        <AccordionItem
          key={question}
          name="question"
          isOpen={index === 0}
          columns="grid-cols-[1fr_24px]"
          heading={<span>{question}</span>}
        >
          <p className="max-w-reading pe-5 pb-3 text-ink-2">
            <Explained>{answer}</Explained>
          </p>
        </AccordionItem>
      ))}
    </Section>
  )
}
