/** @jest-environment node */
import { startSettings } from '@/scripts/export/local-settings'
import { createExportSteps, createStartSteps, picturesStep } from '@/scripts/steps/build-steps'

const listSteps = () => {
  const { first, later } = createStartSteps(startSettings)
  return [...first, later].flat()
}

it('npm start makes and names WebP alone, in every step that makes or names pictures', () => {
  const formats = listSteps().map(({ name, env }) => [name, env?.PICTURE_FORMATS])
  expect(formats).toContainEqual(['Pictures', 'webp'])
  expect(formats).toContainEqual(['Export to out-local/', 'webp'])
  expect(formats).toContainEqual(['Languages', 'webp'])
  expect(formats).toContainEqual(['Service worker', 'webp'])
})

it('a build makes and names all formats', () => {
  const steps = [picturesStep, ...createExportSteps('out')]
  expect(steps.filter(({ env }) => env?.PICTURE_FORMATS !== undefined)).toEqual([])
})
