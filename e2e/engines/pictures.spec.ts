import { expect } from '@playwright/test'
import { test } from './engine-test'
import { PAGE_WIDTHS } from './walker'

const PAGES = [
  '/',
  '/products',
  '/category/rigid-box-machines',
  '/product/automatic-folder-gluer-machine',
  '/application-area',
  '/product/no-such-machine',
]

for (const width of PAGE_WIDTHS) {
  test.describe(`${width} px wide`, () => {
    test.use({ width })
    for (const path of PAGES) {
      test(`every picture of ${path} shows where scrolling stops`, async ({ walker }) => {
        await walker.open(path)
        expect(await walker.findBlankPictures()).toEqual([])
      })
    }
  })
}
