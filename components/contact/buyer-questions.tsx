import { Icon } from '@/components/ui/icon'
import { getHome } from '@/lib/content/home'

/** What buyers ask before they write. */
export function BuyerQuestions() {
  return (
    <section className="sec faq" aria-labelledby="questions-title">
      <div className="wrap">
        <div className="grid who">
          <div className="l">
            <h2 id="questions-title">Before you write</h2>
          </div>
          <div className="r">
            <div className="acc">
              {getHome().buyerQuestions.map(({ question, answer }, index) => (
                <details key={question} name="question" open={index === 0}>
                  <summary>
                    {question}
                    <Icon name="plus" />
                  </summary>
                  <p>{answer}</p>
                </details>
              ))}
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
