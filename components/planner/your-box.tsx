import { Band } from '@/components/page/band'
import { Intro } from '@/components/page/intro'
import { getWords } from '@/lib/content/content'
import { findCosts, getPlannerData } from '@/lib/ready-plans/ready-plans'
import { planCheapestFirst } from '@/lib/trade/costs/cheapest-first'
import { findDefault, listQuestions } from '@/lib/trade/planner/job'
import { parseJob } from '@/lib/trade/planner/job-query'
import { BoxAnswer } from './box-answer'
import { BoxForm } from './box-form.client'
import { BOX_NUMBERS, type BoxNumber, type BoxStyle } from './box-style'

/**
 * The sentence 'I make …' with its fields, and the plan for its first pack; nothing if no style of pack has three
 * sides.
 */
export function YourBox() {
  const words = getWords().planner.yourBox
  const data = getPlannerData()
  const styles = data.styles.flatMap(style => {
    // A style that does not ask for one of these numbers is not offered here, only on the planner's page.
    const answers = BOX_NUMBERS.map(id => {
      const question = listQuestions(data, style).find(asked => asked.id === id)
      return [id, question && String(findDefault(question, style))]
    })
    const numbers = Object.fromEntries(answers) as Record<BoxNumber, string>
    return answers.every(([, answer]) => answer)
      ? [{ id: style.id, name: style.name, ...numbers } satisfies BoxStyle]
      : []
  })
  const [first] = styles
  if (!first) return null
  const findLabel = (id: string) => data.questions.find(question => question.id === id)?.label ?? id
  // The job of the style's default answers.
  const { job } = parseJob(new URLSearchParams({ style: first.id }), data)
  const costs = findCosts()
  return (
    <Band background="sheet" id="your-box" aria-labelledby="your-box-title">
      <BoxForm
        heading={
          <>
            <h2 className="mb-header text-h2" id="your-box-title">
              {words.title}
            </h2>
            <Intro className="mb-2">{words.intro}</Intro>
          </>
        }
        styles={styles}
        labels={{
          style: data.styleLabel,
          l: findLabel('l'),
          w: findLabel('w'),
          h: findLabel('h'),
          quantity: findLabel('quantity'),
        }}
        words={words}
        waiting={getWords().planner.form.waiting}
      >
        <BoxAnswer data={data} job={job} answer={planCheapestFirst(data, job, costs)} costs={costs} words={words} />
      </BoxForm>
    </Band>
  )
}
