import { FigureValue } from '@/components/ui/figure-value'
import { toInches } from '@/lib/catalogue/figure-text'
import type { Product } from '@/lib/content/product'
import { FloorSpace } from './floor-space'

type SpecificationsProps = { product: Product }

/** Every figure of the machine as a table, and the room it takes as a drawing. */
export function Specifications({ product }: SpecificationsProps) {
  return (
    <div className="grid spec">
      <div className="tbl">
        <table className="s">
          <caption className="vh">Specifications of {product.title}</caption>
          <tbody>
            {product.figures.map(figure => {
              const inches = toInches(figure)
              return (
                <tr key={figure.name}>
                  <th scope="row">{figure.name}</th>
                  <td>
                    <FigureValue figure={figure} />
                    {inches && <span className="inch">{inches}</span>}
                  </td>
                </tr>
              )
            })}
            {product.stock.length > 0 && (
              <tr>
                <th scope="row">Works on</th>
                <td className="words">{product.stock.join(', ')}</td>
              </tr>
            )}
            {product.boxStyles.length > 0 && (
              <tr>
                <th scope="row">Makes</th>
                <td className="words">{product.boxStyles.join(', ')}</td>
              </tr>
            )}
            {product.options.length > 0 && (
              <tr>
                <th scope="row">Options</th>
                <td className="words">{product.options.join(', ')}</td>
              </tr>
            )}
          </tbody>
        </table>
        {product.isTypical && <p className="label note">Typical figures, confirmed with your quote</p>}
      </div>
      <FloorSpace product={product} />
    </div>
  )
}
