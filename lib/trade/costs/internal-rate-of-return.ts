/** Bisection steps; 60 narrow the bounds to well below a millionth of a per cent. */
const BISECTIONS = 60

/**
 * The internal rate of return of yearly cash flows, the first of which is the investment, as a share of one: the
 * rate at which their net present value is zero. Null if no rate from -99 to 1,000 % does it.
 */
export function findInternalRateOfReturn(flows: readonly number[]): number | null {
  const getNetPresentValue = (rate: number) => flows.reduce((sum, flow, year) => sum + flow / (1 + rate) ** year, 0)
  let [low, high] = [-0.99, 10]
  if (getNetPresentValue(low) <= 0 || getNetPresentValue(high) >= 0) return null
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2
    if (getNetPresentValue(middle) > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
