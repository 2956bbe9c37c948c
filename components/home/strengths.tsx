import { Section } from '@/components/page/section'
import { StrengthList } from '@/components/page/strength-list'
import { getHome, getWords } from '@/lib/content/content'

/** The 'Our Strengths' blocks. */
export function Strengths() {
  return (
    <Section background="sheet" id="strengths" title={getWords().home.strengths}>
      <StrengthList strengths={getHome().innovations} />
    </Section>
  )
}
