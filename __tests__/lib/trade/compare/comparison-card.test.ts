/** @jest-environment node */
import type { ComparableMachine, ComparisonRow } from '@/lib/trade/compare/comparison'
import { createComparisonCard } from '@/lib/trade/compare/comparison-card'

/** A row in which two machines differ, changed where the test says so. */
const row = (name: string, changes: Partial<ComparisonRow> = {}): ComparisonRow => ({
  name,
  cells: ['1', '2'],
  isDifferent: true,
  best: [],
  otherUnits: [],
  isStatedOnce: false,
  ...changes,
})

it('shows five figures, those that differ before the others, and says what a machine does not state', () => {
  const rows = [
    row('Stock', { isDifferent: false }),
    row('Speed', { cells: ['180 m/min', null] }),
    row('Speed in pcs/h', { cells: [null, '6,000 pcs/h'], otherUnits: ['m/min', null] }),
    ...['Sheet', 'Power', 'Weight', 'Width'].map(name => row(name)),
  ]
  const machines = ['Gluer', 'Stitcher'].map(title => ({ title, size: null }) as ComparableMachine)
  const { figures } = createComparisonCard(machines, rows, {
    title: 'Compare',
    url: 'https://boxes.example/compare',
    notStated: 'not stated',
    inUnit: 'stated in {unit}',
  })
  expect(figures.map(({ name }) => name)).toEqual(['Speed', 'Speed in pcs/h', 'Sheet', 'Power', 'Weight'])
  expect(figures[0]?.values).toEqual(['180 m/min', 'not stated'])
  expect(figures[1]?.values).toEqual(['stated in m/min', '6,000 pcs/h'])
})
