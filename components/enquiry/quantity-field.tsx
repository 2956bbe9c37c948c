import { useState } from 'react'
import { RowInput } from '@/components/ui/text-field'
import { MAX_QUANTITY } from '@/lib/constants'

type QuantityFieldProps = {
  quantity: number
  /** Hears every change as it was typed, also empty or out of bounds; the list makes a whole number of it. */
  onType: (typed: string) => void
}

/** How many of a machine. While it is typed in, it shows what was typed, an empty field included; left, it shows what counts. */
export function QuantityField({ quantity, onType }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <RowInput
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
