import { DirectionalLight, HemisphereLight, type Object3D, Scene, ShaderChunk } from 'three'

/**
 * The light of the machines' pictures: a bright ceiling over a light floor, a key light from the left, a weak fill.
 * Intensities are relative, as three.js counts them; a lamp shines towards the machine's middle along `from`.
 */
const CEILING = 0xffffff
const AMBIENT = 1.3
const LAMPS = [
  { intensity: 3.4, from: [-2.5, 7, 3.5] },
  { intensity: 0.5, from: [5, 3, -2] },
] as const

/**
 * What metal and glossy paint reflect. three.js offers a filtered picture of the surroundings for that, which takes
 * seconds without a graphics processor; a few lines of shader draw a bright ceiling, bright walls at both ends and a
 * darker floor instead: the floor has 0.22 of the ceiling's brightness, and what is before and behind the machine 0.45.
 * Paint reflects a few per cent only; three times that looks glossy.
 */
const REFLECTION = /* glsl */ `
#define PAINT_GLOSS 3.0
#if defined( RE_IndirectSpecular )
  vec3 mirrored = ( vec4( reflect( - geometryViewDir, geometryNormal ), 0.0 ) * viewMatrix ).xyz;
  float blur = 0.1 + material.roughness;
  float ceiling = smoothstep( - blur, blur, mirrored.y );
  float sides = smoothstep( 0.5 - blur, 0.5 + blur, abs( mirrored.x ) );
  radiance += mix( 0.22, 1.0, ceiling ) * mix( 0.45, 1.1, max( sides, abs( mirrored.y ) ) )
    * mix( PAINT_GLOSS, 1.0, material.metalness );
#endif
`

/**
 * A scene with the light of the pictures around a model, and the reflection in every material.
 *
 * @param floor its colour, as CSS writes it, which lights the machine from below
 */
export function createStudio(model: Object3D, floor: string): Scene {
  // Every material includes this part of its shader. The change is made once, for all views of the page.
  if (!ShaderChunk.lights_fragment_maps.includes(REFLECTION)) ShaderChunk.lights_fragment_maps += REFLECTION
  const lamps = LAMPS.map(({ intensity, from }) => {
    const lamp = new DirectionalLight(CEILING, intensity)
    lamp.position.fromArray(from)
    return lamp
  })
  return new Scene().add(model, new HemisphereLight(CEILING, floor, AMBIENT), ...lamps)
}
