import { Section } from '@/components/page/section'
import { Icon } from '@/components/ui/icon'
import { getHome, getWords } from '@/lib/content/content'

const BLOCKS = 'md:grid md:grid-cols-[repeat(3,1fr)] md:auto-rows-auto'
const BLOCK =
  'flex flex-col border-b border-line pb-4.5 not-first:pt-3.5 md:not-first:pt-0 md:row-span-3 md:grid md:grid-rows-subgrid md:nth-[n+4]:pt-4.5'
const BLOCK_IN_ROW = 'md:border-s md:border-b-0 md:px-gutter md:first:border-s-0 md:first:ps-0 md:last:pe-0'

/** The 'Our Strengths' blocks, three in a row, aligned by a subgrid. */
export function Strengths() {
  return (
    <Section background="paper" id="strengths" title={getWords().home.strengths}>
      <div className={BLOCKS}>
        {getHome().innovations.map(({ title, icon, text }) => (
          <article key={title} className={`${BLOCK} ${BLOCK_IN_ROW}`}>
            <Icon name={icon} className="mb-[clamp(24px,3vw,48px)] size-[60px] stroke-1" />
            <h3 className="text-[clamp(1.5rem,1.2rem+1.2vw,2.25rem)]/[1.05]">{title}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </article>
        ))}
      </div>
    </Section>
  )
}
