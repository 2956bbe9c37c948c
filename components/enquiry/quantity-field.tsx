import { useState } from 'react'
import { RowInput } from '@/components/ui/text-field'
import { MAX_QUANTITY } from '@/lib/constants'

type QuantityFieldProps = {
  quantity: number
  /**
   * Called with the text of each change, even if it is empty or out of range; the list converts it to a whole number.
   */
  onType: (typed: string) => void
  'aria-describedby': string | undefined
}

/**
 * The quantity of a machine. While the visitor types, it shows the typed text, even if empty; on blur it shows the
 * stored number.
 */
export function QuantityField({ quantity, onType, ...described }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <RowInput
      {...described}
      label="Quantity"
      type="number"
      min={1}
      max={MAX_QUANTITY}
      inputMode="numeric"
      value={typed ?? quantity}
      onChange={({ target }) => {
        setTyped(target.value)
        onType(target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
