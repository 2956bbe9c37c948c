import { getWords } from '@/lib/content/content'

type PageContentsProps = { parts: readonly { id: string; title: string }[] }

/** A table of contents with links to the parts of a page; sticky on wide screens. */
export function PageContents({ parts }: PageContentsProps) {
  return (
    <nav
      className="col-span-full md:sticky md:top-[100px] md:col-[1/4] md:self-start print:hidden"
      aria-label={getWords().frame.page.contents}
    >
      <ol className="border-t border-ink">
        {parts.map(({ id, title }, index) => (
          <li key={id} className="border-b border-line">
            <a
              className="flex min-h-touch items-center gap-1.5 py-0.75 text-small/[1.3] no-underline hover:bg-plate"
              href={`#${id}`}
            >
              <span className="w-1.5 flex-none text-label text-kraft-text tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
