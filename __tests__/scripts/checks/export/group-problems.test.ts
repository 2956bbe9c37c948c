import { groupProblems } from '@/scripts/checks/export/group-problems'

it('reports a problem of several pages once, with the content files of the first pages', () => {
  const pages = ['/', '/about-us', '/product/press', '/category/presses', '/line-planner/carton']
  const problems = [...pages.map(page => `${page}: /nowhere does not exist`), '/a and /b share a title']
  expect(groupProblems(problems)).toEqual([
    '/ (content/home.yaml), /about-us (content/home.yaml), /product/press (content/products/press.yaml) and 2 more pages: /nowhere does not exist',
    '/a and /b share a title',
  ])
})
