type PointListProps = { points: readonly { title: string; text: string }[] }

/** Points about the company below each other, each with its name above its sentence. */
export function PointList({ points }: PointListProps) {
  return (
    <ul>
      {points.map(({ title, text }) => (
        <li key={title} className="border-t border-line py-1.5">
          <strong className="text-h4/[1.2] font-strong font-stretch-105%">{title}</strong>
          <p className="mt-0.5 text-small/[1.5] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
