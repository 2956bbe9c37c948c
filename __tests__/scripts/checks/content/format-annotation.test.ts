import { formatAnnotation } from '@/scripts/checks/content/format-annotation'

test('annotates the line of a mistake with its sentence, and escapes special characters', () => {
  const place = { file: 'products/press, 100%.yaml', entry: 'Press', path: ['figures', 0, 'range'], line: 12 }
  expect(formatAnnotation({ ...place, sentence: 'is not a range.\nWrite [1, 2]' })).toBe(
    '::error file=content/products/press%2C 100%25.yaml,line=12::content/products/press, 100%25.yaml · Press · figures[0].range: is not a range.%0AWrite [1, 2] (line 12)',
  )
  expect(formatAnnotation({ file: 'home.yaml', sentence: 'the file is missing. Put it back' })).toBe(
    '::error file=content/home.yaml::content/home.yaml: the file is missing. Put it back',
  )
})
