/** @jest-environment node */
import { getPlannerData } from '@/lib/content/line/presets'
import { findPlaces } from '@/lib/planner/places'

const data = getPlannerData()

it('places a stripper between the die cutters and what folds', () => {
  const [place, ...others] = findPlaces(data, 'die-cut-blank-stripping-machine')
  expect(others).toEqual([])
  expect(place?.step.id).toBe('separate')
  expect(place?.before.map(({ id }) => id)).toEqual(['die-cut'])
  expect(place?.after.map(({ id }) => id)).toEqual(['window', 'glue'])
  expect(place?.styles.map(({ id }) => id)).toContain('tuck')
})

it('places a press that stamps and cuts twice, and an air shaft nowhere', () => {
  const press = findPlaces(data, 'automatic-foil-stamping-die-cutting-machine')
  expect(press.map(({ step }) => step.id)).toEqual(['foil', 'die-cut'])
  expect(findPlaces(data, 'air-expanding-shaft-3-inch')).toEqual([])
})

it('keeps what runs beside the line apart: a wrap is printed for the wrapping, not after the taping', () => {
  const [tape] = findPlaces(data, 'four-corner-box-taping-machine')
  expect(tape?.after.map(({ id }) => id)).toEqual(['magnet', 'wrap-glue', 'wrap'])
  const [wrap] = findPlaces(data, 'automatic-rigid-box-making-machine')
  expect(wrap?.before.map(({ id }) => id)).toEqual(['cut-wraps', 'tape', 'magnet'])
})

it('makes one joint, glued or stitched, never one after the other', () => {
  const [stitch] = findPlaces(data, 'automatic-folding-stitching-machine')
  expect(stitch?.before.map(({ id }) => id)).not.toContain('joint-glue')
  expect(stitch?.after.map(({ id }) => id)).toEqual(['strap'])
})

it('names the styles of its own seams and stock alone', () => {
  const list = (slug: string) => findPlaces(data, slug).flatMap(({ styles }) => styles.map(({ id }) => id))
  expect(list('automatic-folder-gluer-machine')).toEqual(['tuck', 'sleeve'])
  expect(list('high-speed-printer-slotter-die-cutter-machine')).not.toContain('tuck')
})
