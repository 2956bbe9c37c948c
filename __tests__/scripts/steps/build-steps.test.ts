/** @jest-environment node */
import { startSettings } from '@/scripts/export/local-settings'
import { createExportSteps, createStartSteps, picturesStep } from '@/scripts/steps/build-steps'

const listSteps = () => {
  const { first, later } = createStartSteps(startSettings)
  return [...first, later].flat()
}

it('uses only WebP for npm start, in every step that makes pictures or refers to them', () => {
  const formats = listSteps().map(({ name, env }) => [name, env?.PICTURE_FORMATS])
  expect(formats).toContainEqual(['Pictures', 'webp'])
  expect(formats).toContainEqual(['Export to out-local/', 'webp'])
  expect(formats).toContainEqual(['Languages', 'webp'])
  expect(formats).toContainEqual(['Service worker', 'webp'])
})

it('uses all formats for a build', () => {
  const steps = [picturesStep, ...createExportSteps('out')]
  expect(steps.filter(({ env }) => env?.PICTURE_FORMATS !== undefined)).toEqual([])
})
