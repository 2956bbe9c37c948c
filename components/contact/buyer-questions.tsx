import { Band } from '@/components/page/band'
import { Explained } from '@/components/page/explained'
import { AccordionItem } from '@/components/ui/accordion-item'
import { getHome, getWords } from '@/lib/content/content'

/** What buyers ask before they write. */
export function BuyerQuestions() {
  return (
    <Band aria-labelledby="questions-title">
      <div className="grid grid-cols-12 gap-x-gutter gap-y-5">
        <div className="col-span-full md:col-[1/5] lg:col-[1/4]">
          <h2 id="questions-title">{getWords().contact.questions}</h2>
        </div>
        <div className="col-span-full md:col-[5/13] lg:col-[4/13]">
          <div className="border-t border-ink">
            {getHome().buyerQuestions.map(({ question, answer }, index) => (
              <AccordionItem
                key={question}
                name="question"
                isOpen={index === 0}
                columns="grid-cols-[1fr_24px]"
                heading={<span>{question}</span>}
              >
                <p className="max-w-[62ch] pe-5 pb-3 text-ink-2">
                  <Explained>{answer}</Explained>
                </p>
              </AccordionItem>
            ))}
          </div>
        </div>
      </div>
    </Band>
  )
}
