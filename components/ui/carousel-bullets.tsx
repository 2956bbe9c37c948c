type CarouselBulletsProps = { count: number; current: number; onGoTo: (index: number) => void }

/** One button a slide, at least 24 px wide; the current one is marked for the eye and for screen readers. */
export function CarouselBullets({ count, current, onGoTo }: CarouselBulletsProps) {
  const indexes = Array.from({ length: count }, (_, index) => index)
  return (
    <div className="bullets needs-script">
      {indexes.map(index => (
        <button
          key={index}
          type="button"
          aria-label={`Slide ${index + 1}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onGoTo(index)}
        />
      ))}
    </div>
  )
}
