import {
  AlwaysDepth,
  type Camera,
  DepthTexture,
  Mesh,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** Draws what a target holds over the whole view, with its depth, so that what moves goes behind what stands. */
const VERTEX = /* glsl */ `
varying vec2 place;
void main() {
  place = uv;
  gl_Position = vec4( position.xy, 0.0, 1.0 );
}`
const FRAGMENT = /* glsl */ `
uniform sampler2D colour;
uniform sampler2D depth;
varying vec2 place;
void main() {
  gl_FragColor = vec4( texture2D( colour, place ).rgb, 1.0 );
  gl_FragDepth = texture2D( depth, place ).r;
}`

/** As many samples as browsers draw a canvas with. */
const SAMPLES = 4

/**
 * A standing scene, drawn once for each place of the camera, before which others move: without a graphics processor a
 * whole machine takes a tenth of a second and more, and the picture of it a hundredth.
 */
export function createBackdrop(renderer: WebGLRenderer) {
  const depthTexture = new DepthTexture(1, 1)
  const target = new WebGLRenderTarget(1, 1, { samples: SAMPLES, depthTexture, colorSpace: SRGBColorSpace })
  // So marked, a target gets the film curve and the colours of the screen, with the shaders that are there already.
  Object.assign(target, { isXRRenderTarget: true })
  target.texture.internalFormat = 'RGBA8'
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthFunc: AlwaysDepth,
    uniforms: { colour: { value: target.texture }, depth: { value: depthTexture } },
  })
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  mesh.frustumCulled = false
  mesh.renderOrder = -1

  function capture(scene: Scene, camera: Camera) {
    const { x, y } = renderer.getDrawingBufferSize(new Vector2())
    target.setSize(x, y)
    renderer.setRenderTarget(target)
    renderer.render(scene, camera)
    renderer.setRenderTarget(null)
  }

  function free() {
    mesh.geometry.dispose()
    material.dispose()
    depthTexture.dispose()
    target.dispose()
  }

  return { mesh, capture, free }
}
