import type { ReactNode } from 'react'
import { Section } from '@/components/page/section'
import { Filled } from '@/components/ui/filled'
import type { Company } from '@/lib/content/company'
import { getCompany, getWords } from '@/lib/content/content'

/** Highlights the row in the URL's hash, such as /contact-us#warranty, and keeps it clear of the navbar. */
const TARGET = 'scroll-mt-8 target:bg-plate'

type ServiceFactsProps = {
  company: Pick<Company, 'service' | 'installations' | 'references' | 'servicePhone' | 'serviceEmail'>
}

/**
 * Delivery, warranty and other service facts for all machines: a row for each topic that the company answers, and one
 * row for all others, which are agreed in the quote (`words.open`). Then installations and references, if the company
 * states them, and the service contact. Of a topic, `topic` is the key of its words ('spareParts'), and `id`, made from
 * it, is what links target ('#spare-parts').
 */
export function ServiceFacts({ company }: ServiceFactsProps) {
  const { service, installations, references, servicePhone, serviceEmail } = company
  const { service: words, specification } = getWords().product
  const agreedInQuote = service.filter(({ answer }) => answer === null)
  return (
    <dl>
      {service.map(
        ({ id, topic, answer }) =>
          answer !== null && (
            <Row key={id} id={id} name={words.topics[topic]}>
              {answer}
            </Row>
          ),
      )}
      {agreedInQuote.length > 0 && (
        <Row name={words.open}>
          <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
            {agreedInQuote.map(({ id, topic }) => (
              <li key={id} id={id} className={TARGET}>
                {words.topics[topic]}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {installations && <Row name={specification.installations}>{installations}</Row>}
      {references.length > 0 && <Row name={specification.references}>{references.join(', ')}</Row>}
      <Row name={words.help}>
        <p>
          <Filled
            text={words.contact}
            parts={{
              phone: <a href={servicePhone.href}>{servicePhone.text}</a>,
              email: <a href={`mailto:${serviceEmail}`}>{serviceEmail}</a>,
            }}
          />
        </p>
      </Row>
    </dl>
  )
}

type RowProps = { id?: string; name: string; children: ReactNode }

/** A row of the list, with the id of its topic if a link can target it. */
function Row({ id, name, children }: RowProps) {
  return (
    <div
      id={id}
      className={`grid gap-x-gutter gap-y-0.5 border-b border-line py-[13px] last:border-b-0 md:grid-cols-[1fr_2fr] ${TARGET}`}
    >
      <dt className="text-ink-2">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The service facts on the contact page. */
export function ServiceSection() {
  return (
    <Section id="service" background="sheet" title={getWords().product.service.title} isBeside>
      <ServiceFacts company={getCompany()} />
    </Section>
  )
}
