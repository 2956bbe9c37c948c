import { Icon } from '@/components/ui/icon'
import { SQUARE_ROW, SquareButton } from '@/components/ui/square-button'

type CarouselButtonsProps = {
  words: { previous: string; next: string }
  onMove: (step: 1 | -1) => void
  /** Only for a carousel that autoplays. */
  pause?: { words: { pause: string; play: string }; isPlaying: boolean; onToggle: () => void }
}

/** Pause, previous and next. Pause is first in the tab order. */
export function CarouselButtons({ words, onMove, pause }: CarouselButtonsProps) {
  return (
    <div className={`${SQUARE_ROW} needs-script`}>
      {pause && (
        <SquareButton aria-label={pause.isPlaying ? pause.words.pause : pause.words.play} onClick={pause.onToggle}>
          <Icon name={pause.isPlaying ? 'pause' : 'play'} />
        </SquareButton>
      )}
      <SquareButton aria-label={words.previous} onClick={() => onMove(-1)}>
        <Icon name="arrow-left" />
      </SquareButton>
      <SquareButton aria-label={words.next} onClick={() => onMove(1)}>
        <Icon name="arrow-right" />
      </SquareButton>
    </div>
  )
}
