import { groupProblems } from '@/scripts/checks/export/group-problems'

it('says what several pages have once, with the content files of the first pages', () => {
  const pages = ['/', '/about-us', '/product/press', '/category/presses', '/line-planner/carton']
  expect(groupProblems(pages.map(page => `${page}: /nowhere does not exist`))).toEqual([
    '/ (content/home.yaml), /about-us (content/home.yaml), /product/press (content/products/press.yaml) and 2 more pages: /nowhere does not exist',
  ])
})

it.each([
  ['/category/presses: has no h1 element', '/category/presses (content/categories.yaml): has no h1 element'],
  ['/products/page/2: a: b', '/products/page/2 (content/words/catalogue.yaml): a: b'],
  ['/line-planner: a', '/line-planner (content/words/planner.yaml): a'],
  ['a.js: contains the local setting x', 'a.js: contains the local setting x'],
  ['/a and /b share a title', '/a and /b share a title'],
])('%s', (problem, said) => {
  expect(groupProblems([problem])).toEqual([said])
})
