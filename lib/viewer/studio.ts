import { Color, DirectionalLight, HemisphereLight, MathUtils, type Object3D, Scene, ShaderChunk } from 'three'

/**
 * The light of the machines' pictures (art/kit/studio.py), as much of it as reaches a machine that shades itself: a
 * faint sky over a light floor, and two lamps. A lamp shines towards the machine's middle from a direction in degrees;
 * its azimuth counts from that of the picture. Intensities are as three.js counts them: π makes white paper white.
 */
const SKY = 0xffffff
const AMBIENT = 0.6
/** How much brighter the floor shines than the sky. */
const FLOOR_SHARE = 4.6
const LAMPS = [
  { colour: 0xfff9f0, intensity: 1.45, azimuth: 48, elevation: 40 },
  { colour: 0xf2faff, intensity: 2.7, azimuth: -145, elevation: 58 },
] as const

/** The film of the pictures, Blender's Filmic with medium high contrast, to within one per cent of white. */
const FILM = /* glsl */ `
vec3 CustomToneMapping( vec3 color ) {
  return color * ( color + 0.0294 ) / ( color * ( color + 0.4216 ) + 0.0462 );
}`

/**
 * What surfaces get from their surroundings. For reflections three.js offers a filtered picture of them, which takes
 * seconds without a graphics processor; a few lines of shader draw a dark sky over a light floor instead, both brighter
 * at the ends of the machine; of the floor, paint reflects more than three.js thinks, as it has a clear coat. Near the
 * floor the machine stands in its own light.
 *
 * A clear cover lets through its colour, as a filter does, and catches a streak of light; seen at a flat angle it
 * reflects more than it lets through.
 */
const SURROUNDINGS = /* glsl */ `
#if defined( RE_IndirectSpecular )
  vec3 mirrored = ( vec4( reflect( - geometryViewDir, geometryNormal ), 0.0 ) * viewMatrix ).xyz;
  vec3 place = cameraPosition - ( vec4( vViewPosition, 0.0 ) * viewMatrix ).xyz;
  float blur = 0.1 + material.roughness;
  float sky = smoothstep( - blur, blur, mirrored.y );
  float sides = smoothstep( 0.5 - blur, 0.5 + blur, abs( mirrored.x ) );
  float open = mix( 0.3, 1.0, smoothstep( 0.0, 0.4, place.y ) );
  vec2 bright = mix( vec2( 0.3, 0.1 ), vec2( 0.8, 0.4 ), sides );
  radiance += mix( bright.x * mix( 1.6, 1.0, material.metalness ), bright.y, sky ) * open;
  irradiance *= open;
  #ifndef OPAQUE
    float flatness = pow( 1.0 - abs( dot( geometryNormal, geometryViewDir ) ), 4.0 );
    float streak = smoothstep( - 0.1, 0.3, sin( 7.7 * dot( place, vec3( 0.72, 0.5, 0.47 ) ) ) );
    reflectedLight.directDiffuse = 0.6 * pow( diffuseColor.rgb, vec3( 12.0 ) );
    irradiance = vec3( 0.0 );
    totalEmissiveRadiance += mix( 0.02, 0.22, streak ) + 0.3 * flatness;
    diffuseColor.a = mix( 1.8 * diffuseColor.a, 0.8, flatness );
  #endif
#endif
`

/** The shadow under a machine counts more than the light of the pictures lets it: what is pale in it becomes paler. */
const SHADOW = /* glsl */ `
#if defined( USE_MAP ) && ! defined( OPAQUE )
  diffuseColor.a = pow( diffuseColor.a, 1.5 );
#endif
`

/**
 * A scene with the light of the pictures around a model, and their film and the reflection in every material.
 *
 * @param floor its colour, as CSS writes it, which lights the machine from below
 * @param azimuth of the picture, in radians
 */
export function createStudio(model: Object3D, floor: string, azimuth: number): Scene {
  // Every material includes these parts of its shader. The change is made once, for all views of the page.
  if (!ShaderChunk.lights_fragment_maps.includes(SURROUNDINGS)) {
    ShaderChunk.lights_fragment_maps += SURROUNDINGS
    ShaderChunk.map_fragment += SHADOW
    ShaderChunk.tonemapping_pars_fragment = ShaderChunk.tonemapping_pars_fragment.replace(/vec3 CustomTone.*/, FILM)
  }
  const lamps = LAMPS.map(({ colour, intensity, ...from }) => {
    const lamp = new DirectionalLight(colour, intensity)
    const [down, around] = [90 - from.elevation, from.azimuth].map(MathUtils.degToRad)
    lamp.position.setFromSphericalCoords(1, down ?? 0, azimuth + (around ?? 0))
    return lamp
  })
  const ground = new Color(floor).multiplyScalar(FLOOR_SHARE)
  return new Scene().add(model, new HemisphereLight(SKY, ground, AMBIENT), ...lamps)
}
