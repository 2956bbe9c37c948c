/** @jest-environment node */
import { type DirectionalLight, Group, ShaderChunk } from 'three'
import { createStudio } from '@/lib/viewer/studio'

/** The lamps of a studio for a picture from this azimuth, in radians. */
function listLamps(azimuth: number) {
  return createStudio(new Group(), '#c9ccd0', azimuth).children.filter(
    (light): light is DirectionalLight => 'isDirectionalLight' in light,
  )
}

it('puts film and surroundings into the shaders of three.js once', () => {
  for (const azimuth of [0, 1]) createStudio(new Group(), '#c9ccd0', azimuth)
  const film = ShaderChunk.tonemapping_pars_fragment
  expect(film.match(/vec3 CustomToneMapping/g)).toHaveLength(1)
  expect(film).toContain('0.4216')
  expect(ShaderChunk.lights_fragment_maps.match(/vec3 mirrored/g)).toHaveLength(1)
  expect(ShaderChunk.map_fragment.match(/pow\( diffuseColor\.a/g)).toHaveLength(1)
})

it('turns its lamps with the picture', () => {
  const [key] = listLamps(-0.6)
  const [other] = listLamps(0.6)
  const turn = (lamp?: DirectionalLight) => Math.atan2(lamp?.position.x ?? 0, lamp?.position.z ?? 0)
  expect(turn(other) - turn(key)).toBeCloseTo(1.2)
})
