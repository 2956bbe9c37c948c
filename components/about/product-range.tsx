import { Section } from '@/components/page/section'
import { getHome } from '@/lib/content/content'
import { RangeToScale } from './range-to-scale'

/** What the company does, and all its machines to scale, by the steps of production. */
export function ProductRange() {
  const { range } = getHome().story
  if (!range) return null
  const { title, paragraphs } = range
  return (
    <Section id="range" background="sheet" title={title}>
      <div className="grid gap-x-gutter gap-y-2 text-lead/[1.45] text-pretty text-ink-2 md:grid-cols-2">
        {paragraphs.map(paragraph => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <RangeToScale />
    </Section>
  )
}
