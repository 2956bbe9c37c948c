import { getWords } from '@/lib/content/content'

type PartLinksProps = {
  /** The parts of the page in order, by the ids of their elements. */
  parts: readonly { id: string; title: string }[]
}

/**
 * Links to the parts of the page, in a line that sticks below the navbar, whose compact height is 60 px (48 px,
 * `top-6`, below 900 px): it needs no script. A line that is too long scrolls sideways. A phone has none: it folds most
 * parts, so their headings are such a list. In a very low window it does not stick, and leaves the room to the page.
 */
export function PartLinks({ parts }: PartLinksProps) {
  return (
    <nav
      className="sticky top-[60px] z-20 mb-2 border-b border-line-2 bg-paper max-md:top-6 max-sm:hidden print:hidden!
        [@media(max-height:399px)]:static"
      aria-label={getWords().frame.page.contents}
    >
      <ul
        className="mx-auto flex w-page gap-x-3 overflow-x-auto scrollbar-none text-small whitespace-nowrap
          [&_a]:focus-visible:-outline-offset-3"
        data-part="row"
      >
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a className="line-link no-underline" href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
