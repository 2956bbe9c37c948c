import type { Product } from '@/lib/content/product'
import { toFigureText, toInchText } from '@/lib/product/figure-text'
import { drawFloorSpace } from '@/lib/product/floor-space'
import { formatNumber } from '@/lib/product/format-number'

/** What a length in both units takes on its dimension line, between the ticks, in times its lettering. */
const DIMENSION_EMS = 13

type FloorSpaceProps = { product: Product }

/**
 * Side view and plan of the machine's overall size, to scale, beside a person; the title block repeats it in both units.
 * Nothing is drawn without a size.
 */
export function FloorSpace({ product: { size, figures, stations } }: FloorSpaceProps) {
  if (!size) return null
  const { lengthMm, widthMm, heightMm } = size
  const drawing = drawFloorSpace(size, stations.length)
  const { viewBox, side, plan, divisions, person, dimension, fontSize } = drawing
  const mm = (value: number) => `${formatNumber(value)} mm`
  const sides = [
    ['Length', lengthMm],
    ['Width', widthMm],
    ['Height', heightMm],
  ] as const
  const hasRoomForInches = lengthMm > fontSize * DIMENSION_EMS
  const weight = figures.find(figure => figure.quantity === 'weight')
  const weightText = weight && toFigureText(weight)
  return (
    <figure className="drw">
      <div className="e">
        <p>
          <b>Floor space, drawn to scale</b>
          <span className="label">
            Side and plan of the overall size, with a person 1.7 m tall; dashed divisions are equal parts, not measured
          </span>
        </p>
        <svg
          viewBox={viewBox.join(' ')}
          role="img"
          aria-label={`Envelope of the machine to scale: ${mm(lengthMm)} long, ${mm(heightMm)} high, ${mm(widthMm)} wide, beside a person 1.7 m tall`}
        >
          <rect className="o" {...side} />
          {divisions.map(x => (
            <path key={x} className="h" d={`M${x} ${side.y}V${side.y + side.height}`} />
          ))}
          <path className="g" d={`M${viewBox[0]} ${side.y + side.height}H${viewBox[0] + viewBox[2]}`} />
          <path className="man" d={person} />
          <path className="d" d={dimension.path} />
          <text x={dimension.x} y={dimension.y} fontSize={fontSize}>
            {hasRoomForInches ? `${mm(lengthMm)} (${toInchText(lengthMm)})` : mm(lengthMm)}
          </text>
          <rect className="o" {...plan} />
          <path className="h" d={`M0 ${plan.y + plan.height / 2}H${lengthMm}`} />
        </svg>
      </div>
      <dl className="tb">
        {sides.map(([name, value]) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>
              {mm(value)} <span className="inch">{toInchText(value)}</span>
            </dd>
          </div>
        ))}
        {weightText && (
          <div>
            <dt className="label">Net weight</dt>
            <dd>
              {weightText.value} {weightText.unit}
            </dd>
          </div>
        )}
      </dl>
    </figure>
  )
}
