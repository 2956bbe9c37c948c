/** @jest-environment node */
import { getPlannerData } from '@/lib/content/line/planner-data'
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
