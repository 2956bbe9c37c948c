/**
 * What a buyer typed about money, unchanged: by the id of the input, by `sell-<style>` for the price of a pack, by
 * `price-<slug>` of a machine, by `report-<field>` of a report. It stays on the device: it is in no link, no log and no
 * enquiry unless the buyer puts it there.
 */
export type TypedCosts = Readonly<Record<string, string>>

/** Nothing is typed. It is always the same object, because React compares by identity. */
export const NO_TYPED_COSTS: TypedCosts = {}

/** The key of an input on the device: a selling price is that of one style. */
export function getTypedKey(id: string, style: string): string {
  return id === 'sell' ? `sell-${style}` : id
}

/** What is typed, by the ids of inputs; `sell` is the price that is typed for this style. */
export function pickTyped(typed: TypedCosts, style: string): TypedCosts {
  const sell = typed[getTypedKey('sell', style)]
  return sell === undefined ? typed : { ...typed, sell }
}
