import { Icon } from '@/components/ui/icon'

type CarouselButtonsProps = {
  names: { previous: string; next: string }
  onMove: (step: 1 | -1) => void
  /** Given for a carousel that moves by itself. */
  pause?: { isPlaying: boolean; onToggle: () => void }
}

/** The strip of square buttons: pause first, so that it is the first stop of the Tab key, then previous and next. */
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
