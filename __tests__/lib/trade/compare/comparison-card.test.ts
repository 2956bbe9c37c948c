/** @jest-environment node */
import type { ComparableMachine, ComparisonRow } from '@/lib/trade/compare/comparison'
import { createComparisonCard } from '@/lib/trade/compare/comparison-card'

const row = (name: string, isDifferent: boolean, cells: (string | null)[] = ['1', '2']): ComparisonRow => ({
  name,
  cells,
  isDifferent,
  best: [],
  isStatedOnce: false,
})

it('shows five figures, those that differ before the others, and says what a machine does not state', () => {
  const rows = [
    row('Stock', false),
    row('Speed', true, ['180 m/min', null]),
    ...['Sheet', 'Power', 'Weight', 'Width'].map(name => row(name, true)),
  ]
  const machines = ['Gluer', 'Stitcher'].map(title => ({ title, size: null }) as ComparableMachine)
  const { figures } = createComparisonCard(machines, rows, {
    title: 'Compare',
    url: 'https://boxes.example/compare',
    notStated: 'not stated',
  })
  expect(figures.map(({ name }) => name)).toEqual(['Speed', 'Sheet', 'Power', 'Weight', 'Width'])
  expect(figures[0]?.values).toEqual(['180 m/min', 'not stated'])
})
