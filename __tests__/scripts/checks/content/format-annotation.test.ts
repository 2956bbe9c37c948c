/** @jest-environment node */
import { formatAnnotation } from '@/scripts/checks/content/format-annotation'

it.each([
  [
    { file: 'products/gluer.yaml', entry: 'Gluer', path: ['figures', 2, 'unit'], line: 14, sentence: 'Write kg' },
    '::error file=content/products/gluer.yaml,line=14::content/products/gluer.yaml · Gluer · figures[2].unit: Write kg (line 14)',
  ],
  [
    { file: 'a,b:c.yaml', sentence: '100 % is\nno speed' },
    /^::error file=content\/a%2Cb%3Ac\.yaml::.*: 100 %25 is%0Ano speed$/,
  ],
])('a workflow shows %j beside its line, whatever it contains', (problem, annotation) => {
  expect(formatAnnotation(problem)).toEqual(
    typeof annotation === 'string' ? annotation : expect.stringMatching(annotation),
  )
})
