/** Sets of the numbers from 0 to `count`, each at first alone; `find` gives the number that stands for a set. */
export function createSets(count: number) {
  const parents = Int32Array.from({ length: count }, (_, index) => index)
  function find(index: number): number {
    let root = index
    while (parents[root] !== root) root = parents[root] ?? root
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
