import { Section } from '@/components/page/section'
import { CardGrid } from '@/components/ui/card-grid'
import { Picture } from '@/components/ui/picture'
import { getBoxes, getWords } from '@/lib/content/content'
import { getPicture } from '@/lib/pictures/manifest'
import { fill } from '@/lib/words'

/** Pictures of the boxes that the company's machines make, in a grid with hairlines. */
export function BoxStrip({ title }: { title: string }) {
  return (
    <Section id="boxes" background="paper" title={title}>
      <CardGrid as="ul" className="grid-cols-3 sm:grid-cols-4 lg:grid-cols-6">
        {getBoxes().map(({ number, name }) => (
          <li key={number} className="flex flex-col bg-plate">
            <Picture
              picture={getPicture(`boxes/box-${number}`)}
              alt={fill(getWords().applications.boxAlt, { number })}
              sizes="(min-width: 1200px) 17vw, 24vw"
              className="aspect-square w-full object-contain p-1.75"
            />
            <span className="text-caption text-ink-3 flex-1 border-t border-line-2 bg-sheet px-1.75 py-1.25">
              {name}
            </span>
          </li>
        ))}
      </CardGrid>
    </Section>
  )
}
