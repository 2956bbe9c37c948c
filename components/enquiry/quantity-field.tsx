import { useState } from 'react'

type QuantityFieldProps = {
  quantity: number
  /** Hears every change as it was typed, also empty or out of bounds; the list makes a whole number of it. */
  onType: (typed: string) => void
}

/** How many of a machine. While it is typed in, it shows what was typed, an empty field included; left, it shows what counts. */
export function QuantityField({ quantity, onType }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className="field">
      <span className="block text-label text-ink-3">Quantity</span>
      <input
        className="min-h-5 px-1.5 py-1"
        type="number"
        min={1}
        max={99}
        inputMode="numeric"
        value={typed ?? quantity}
        onChange={({ target }) => {
          setTyped(target.value)
          onType(target.value)
        }}
        onBlur={() => setTyped(null)}
      />
    </label>
  )
}
