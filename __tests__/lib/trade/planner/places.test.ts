/** @jest-environment node */

import { plannerData } from '@/__tests__/support/many-machines'
import { findPlaces } from '@/lib/trade/planner/places'

const data = plannerData

it('assigns a stamping and cutting press to both steps, and an air shaft to none', () => {
  const press = findPlaces(data, 'automatic-foil-stamping-die-cutting-machine')
  expect(press.map(({ step }) => step.id)).toEqual(['foil', 'die-cut'])
  expect(findPlaces(data, 'air-expanding-shaft-3-inch')).toEqual([])
})

it('keeps side branches apart: a wrap is printed for the wrapping step, not after the taping', () => {
  const [tape] = findPlaces(data, 'four-corner-box-taping-machine')
  expect(tape?.after.map(({ id }) => id)).toEqual(['magnet', 'wrap-glue', 'wrap'])
  const [wrap] = findPlaces(data, 'automatic-rigid-box-making-machine')
  expect(wrap?.before.map(({ id }) => id)).toEqual(['cut-wraps', 'tape', 'magnet'])
})

it('plans one joint, glued or stitched, never both', () => {
  const [stitch] = findPlaces(data, 'automatic-folding-stitching-machine')
  expect(stitch?.before.map(({ id }) => id)).not.toContain('joint-glue')
  expect(stitch?.after.map(({ id }) => id)).toEqual(['strap'])
})
