import { Icon } from '@/components/ui/icon'

type CarouselButtonsProps = {
  names: { previous: string; next: string }
  onMove: (step: 1 | -1) => void
  /** Only for a carousel that autoplays. */
  pause?: { isPlaying: boolean; onToggle: () => void }
}

/** Pause, previous and next. Pause is first in the tab order. */
export function CarouselButtons({ names, onMove, pause }: CarouselButtonsProps) {
  return (
    <div className="square-buttons needs-script">
      {pause && (
        <button
          type="button"
          className="square-button"
          aria-label={pause.isPlaying ? 'Pause' : 'Play'}
          onClick={pause.onToggle}
        >
          <Icon name={pause.isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <button type="button" className="square-button" aria-label={names.previous} onClick={() => onMove(-1)}>
        <Icon name="arrow-left" />
      </button>
      <button type="button" className="square-button" aria-label={names.next} onClick={() => onMove(1)}>
        <Icon name="arrow-right" />
      </button>
    </div>
  )
}
