import { Section } from '@/components/page/section'
import { getProducts, getWords } from '@/lib/content/content'
import { findDrawing } from '@/lib/viewer/machine-drawing'
import { findModel } from '@/lib/viewer/models'
import { formatNumber } from '@/lib/words/format-number'

/** What a buyer can check on this site before asking, as counts of what it holds. */
export function Checkable() {
  const { title, figures, drawn, turned } = getWords().pages.about.checkable
  const products = getProducts()
  const counts = [
    [figures, products.reduce((sum, machine) => sum + machine.figures.length, 0)],
    [drawn, products.filter(machine => machine.size && findDrawing(machine)).length],
    [turned, products.filter(machine => findModel(machine)?.states).length],
  ] as const
  return (
    <Section id="checkable" background="sheet" title={title} isBeside>
      <dl className="grid gap-x-gutter gap-y-2 md:grid-cols-3">
        {counts
          .filter(([, count]) => count > 0)
          .map(([text, count]) => (
            // In the HTML the text comes before its number, as in every `dl`.
            <div key={text} className="flex flex-col-reverse justify-end gap-0.5 border-t border-line py-1.5">
              <dt className="text-small/[1.5] text-ink-2">{text}</dt>
              <dd className="text-figure/[1.1] font-figures font-strong tracking-[-.012em] tabular-nums">
                {formatNumber(count)}
              </dd>
            </div>
          ))}
      </dl>
    </Section>
  )
}
