import { Icon } from '@/components/ui/icon'
import { getHome } from '@/lib/content/home'

/** The three innovation blocks, aligned across by one subgrid. */
export function Strengths() {
  return (
    <section className="sec" aria-label="Our strengths">
      <div className="wrap">
        <div className="strengths">
          {getHome().innovations.map(({ title, icon, text, facts }, index) => (
            <article key={title}>
              <div className="top">
                <span className="label num" aria-hidden="true">
                  1.{index + 1}
                </span>
                <Icon name={icon} />
              </div>
              <h2>{title}</h2>
              <p>{text}</p>
              <ul className="ticks">
                {facts.map(fact => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
