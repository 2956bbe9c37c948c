import { fill } from '@/lib/words'
import type { CarouselWords } from './carousel-strip'

type CarouselBulletsProps = { words: CarouselWords; count: number; current: number; onGoTo: (index: number) => void }

const DOT = 'bg-[radial-gradient(circle,var(--ink-3)_4px,transparent_5px)]'
const CURRENT_DOT = 'aria-[current]:bg-[radial-gradient(circle,var(--kraft-edge)_7px,transparent_8px)]'
/** In forced colours mode the dot's background is not drawn. */
const CURRENT_FRAME = 'forced-colors:aria-[current]:border-[3px] forced-colors:aria-[current]:border-[Highlight]'

/** One button per slide, at least 24 px wide. `aria-current` marks the current one. */
export function CarouselBullets({ words, count, current, onGoTo }: CarouselBulletsProps) {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="needs-script flex flex-wrap">
      {indexes.map(index => (
        <button
          key={index}
          type="button"
          className={`size-3.5 cursor-pointer border-0 bg-transparent p-0 ${DOT} ${CURRENT_DOT} ${CURRENT_FRAME}`}
          aria-label={fill(words.goTo, { position: index + 1 })}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGoTo(index)}
        />
      ))}
    </div>
  )
}
