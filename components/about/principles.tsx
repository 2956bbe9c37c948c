import { Section } from '@/components/page/section'
import { Icon } from '@/components/ui/icon'
import { getHome } from '@/lib/content/content'

/** The company's principles, side by side. */
export function Principles() {
  const { principles } = getHome().story
  if (!principles) return null
  const { title, list } = principles
  return (
    <Section id="principles" background="paper" title={title}>
      <ul className="border-t border-ink md:grid md:auto-cols-fr md:grid-flow-col">
        {list.map(({ title: name, icon, text }) => (
          <li
            key={name}
            className="border-b border-line pt-2.5 pb-3 md:border-s md:px-gutter md:first:border-s-0 md:first:ps-0"
          >
            <Icon name={icon} className="size-4.5 stroke-1" />
            <h3 className="mt-2 text-h3">{name}</h3>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
