import { Explained } from '@/components/page/explained'
import { Section } from '@/components/page/section'
import { AccordionItem } from '@/components/ui/accordion-item'
import { getHome, getWords } from '@/lib/content/content'

/** What buyers ask before they write. */
export function BuyerQuestions() {
  return (
    <Section id="questions" background="paper" title={getWords().contact.questions} isBeside>
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
