import { sumTree } from '@/scripts/bench/scale/process-tree'

it('counts a process with all it has started, whatever their order, and nobody else', () => {
  const rows = [
    { pid: 4, parent: 3, kib: 1024 },
    { pid: 3, parent: 2, kib: 2048 },
    { pid: 2, parent: 1, kib: 4096 },
    { pid: 9, parent: 1, kib: 65536 },
  ]
  expect(sumTree(rows, 2)).toBe(7)
})
