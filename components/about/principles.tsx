import { Section } from '@/components/page/section'
import { StrengthList } from '@/components/page/strength-list'
import { getHome } from '@/lib/content/content'

/** The company's principles. */
export function Principles() {
  const { principles } = getHome().story
  if (!principles) return null
  return (
    <Section id="principles" background="sheet" title={principles.title} isBeside>
      <StrengthList strengths={principles.list} />
    </Section>
  )
}
