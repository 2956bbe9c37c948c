/** @jest-environment node */
import { createJobs } from '@/components/category/job-list'
import type { Product } from '@/lib/trade/product/product'

/** A machine with the only fields that jobs are made from. */
const machine = (slug: string, ...boxStyles: string[]) => ({ slug, boxStyles }) as unknown as Product
const line = machine('line', 'lid and base', 'shoulder box', 'tray')
const press = machine('press', 'lid and base', 'tray')
const mute = machine('mute')

it('names all machines that make a pack, and combines packs that the same machines make', () => {
  expect(createJobs([line, press, mute])).toEqual([
    { packs: ['lid and base', 'tray'], products: [line, press] },
    { packs: ['shoulder box'], products: [line] },
  ])
})
