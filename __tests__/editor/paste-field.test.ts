/** @jest-environment node */
import { listForms } from '@/editor/config'
import { formatFigure } from '@/editor/paste-field'
import { getItem } from '@/editor/schema'
import { readPastedTable } from '@/lib/content/files/pasted-table'

/** The schema of one figure in the form of a machine. */
const figure = getItem(listForms([]).find(({ name }) => name === 'product')?.schema?.properties?.figures ?? {})

it('previews a pasted table with the labels of the form, and with numbers as they are typed there', () => {
  const { figures } = readPastedTable(
    'Speed\t160-420\tm/min\nWeight\t1,800\tkg\nFloor\t9.8 x 1.45 x 1.6\tm\nPots\t2\tnos',
  )
  expect(figures.map(own => formatFigure(figure, own))).toEqual([
    'Speed · From and to: 160 to 420 · Unit: m/min · What is measured: speed',
    'Weight · Number: 1800 · Unit: kg · What is measured: weight',
    'Floor · Size: 9.8 x 1.45 x 1.6 · Unit: m',
    'Pots · How many: 2',
  ])
})
