import type { Figure } from '@/lib/content/figure'
import type { Product } from '@/lib/content/product'
import { toInches } from '@/lib/product/figure-text'
import { toSpecificationRows } from '@/lib/product/specification-rows'
import { TYPICAL_FIGURES } from '@/lib/product/typical'
import { FigureValue } from './figure-value'
import { FloorSpace } from './floor-space'

type SpecificationsProps = { product: Product }

/** Every figure of the machine and what it takes, makes and needs as a table, and the room it takes as a drawing. */
export function Specifications({ product }: SpecificationsProps) {
  return (
    <div className="grid spec">
      <div className="tbl">
        <table className="s">
          <caption className="vh">Specifications of {product.title}</caption>
          <tbody>
            {toSpecificationRows(product).map(row => (
              <tr key={row.name}>
                <th scope="row">{row.name}</th>
                {'figure' in row ? <FigureCell figure={row.figure} /> : <td className="words">{row.words}</td>}
              </tr>
            ))}
          </tbody>
        </table>
        {product.isTypical && <p className="label note">{TYPICAL_FIGURES}</p>}
      </div>
      <FloorSpace product={product} />
    </div>
  )
}

function FigureCell({ figure }: { figure: Figure }) {
  const inches = toInches(figure)
  return (
    <td>
      <FigureValue figure={figure} />
      {inches && <span className="inch">{inches}</span>}
    </td>
  )
}
