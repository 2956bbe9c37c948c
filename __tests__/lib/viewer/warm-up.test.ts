/** @jest-environment node */
import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { warmUp } from '@/lib/viewer/warm-up'

it('hands over one mesh in a task, and leaves all to be seen', async () => {
  const meshes = ['body', 'steel', 'contact shadow'].map(name => ({ name, isMesh: true, visible: true }))
  const objects = [{ name: 'station: feeder' }, ...meshes]
  const steps: string[] = []
  const renderer = {
    setSize: () => {},
    compile: () => steps.push('shaders'),
    render: () => {
      steps.push(...meshes.filter(({ visible }) => visible).map(({ name }) => name))
      setImmediate(() => steps.push('task'))
    },
  }
  const model = { traverse: (visit: (object: object) => void) => objects.forEach(visit) }
  await warmUp(renderer as unknown as WebGLRenderer, {} as Scene, {} as Camera, model as unknown as Object3D)
  expect(steps.filter(step => step !== 'task')).toEqual(['shaders', 'body', 'steel', 'contact shadow'])
  expect(steps.slice(0, 4)).toEqual(['shaders', 'body', 'task', 'steel'])
  expect(meshes.every(({ visible }) => visible)).toBe(true)
})
