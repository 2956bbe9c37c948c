/** @jest-environment node */
import { getContent, readContent } from '@/lib/content/content'
import { ContentError } from '@/lib/content/files/problem'
import { createNewProductFile } from '@/lib/content/new-product-file'
import { removeContent, writeContent } from '../../support/content-builders'

afterAll(removeContent)

const FILE = 'products/automatic-tray-former.yaml'
const TITLE = 'Automatic Tray Former'

/** What somebody who knows the machine writes, by field. */
const FILLED: [empty: RegExp, filled: string][] = [
  [/^id:/m, 'id: 77'],
  [/^category:.*\n/m, ''],
  [/^family:/m, 'family: Slitters'],
  [/^kind:/m, 'kind: tray former'],
  [/^description:/m, "description: ''"],
  [/^whatItDoes:/m, 'whatItDoes: Folds trays.'],
  [/^automation:/m, 'automation: automatic'],
  [/^process:/m, 'process: food packs'],
  [/^infeed:/m, 'infeed: sheet'],
  [/^delivery:/m, 'delivery: sheet'],
  [/^substrates:/m, 'substrates: [paper]'],
  [/^stock:/m, 'stock: [paper 200 to 400 gsm]'],
  [/^operators:/m, 'operators: One.'],
  [/^basis:/m, 'basis: trade estimate'],
  [/upTo:/, 'upTo: 60'],
  [/value:\n {4}unit: kW/, 'value: 6\n    unit: kW'],
  [/value:\n {4}unit: kg/, 'value: 2300\n    unit: kg'],
  [/size:/, 'size: [4200, 1500, 1650]'],
]

function findProblems(file: string) {
  try {
    readContent(writeContent({ [FILE]: file }))
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems
  }
}

it('stops at the gate as it is made, with a line for each field that is empty', () => {
  const problems = findProblems(createNewProductFile(TITLE))
  const fields = problems.map(
    problem => /^content\/products\/[^·]+ · [^·]+ · ([^:]+): is empty\. Write /.exec(problem)?.[1],
  )
  const measures = ['figures[0].upTo', 'figures[1].value', 'figures[2].value', 'figures[3].size']
  const own = ['id', 'category', 'family', 'kind', 'description', 'whatItDoes', 'automation', 'process', 'infeed']
  expect(fields).toEqual([...own, 'delivery', 'substrates', 'stock', 'operators', 'basis', ...measures])
})

it('passes once every empty line is filled in', () => {
  const file = FILLED.reduce((text, [empty, filled]) => text.replace(empty, filled), createNewProductFile(TITLE))
  expect(findProblems(file)).toEqual([])
})

it.each(['Cutter: "4 & 5" ply #2', 'बॉक्स Machine 2'])('keeps the title %s as it is', title => {
  const file = FILLED.reduce((text, [empty, filled]) => text.replace(empty, filled), createNewProductFile(title))
  const name = title.startsWith('Cutter') ? 'cutter-4-5-ply-2' : '-machine-2'
  const folder = writeContent({ [`products/${name}.yaml`]: file })
  expect(getContent(folder).products.map(product => product.title)).toContain(title)
})
