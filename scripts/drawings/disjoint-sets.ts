/**
 * Sets of the numbers from 0 to `count - 1`, each at first alone in its set (union-find). `find` gives the number that
 * stands for the set of a number; `join` joins the sets of two.
 */
export function createSets(count: number) {
  const parents = Int32Array.from({ length: count }, (_, index) => index)
  function find(index: number): number {
    let root = index
    while (parents[root] !== root) root = parents[root] ?? root
    // All numbers on the way now lead to the root directly, which makes later searches short.
    for (let at = index; at !== root; ) {
      const next = parents[at] ?? root
      parents[at] = root
      at = next
    }
    return root
  }
  function join(one: number, other: number) {
    const [a, b] = [find(one), find(other)]
    // The smaller number stands for both, so that the outcome does not depend on the order.
    parents[Math.max(a, b)] = Math.min(a, b)
  }
  return { find, join }
}
