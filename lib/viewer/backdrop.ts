import {
  AlwaysDepth,
  type Camera,
  DepthTexture,
  Mesh,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  SRGBColorSpace,
  type Texture,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { needsAntialias } from './pace'

/**
 * Shaders that draw the captured picture over the whole view and restore its depth, so that parts drawn afterwards are
 * hidden by the machine where they are behind it.
 */
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

/** The surface that shows a captured picture with its depth. */
export function createCopyMaterial(colour: Texture | null = null, depth: Texture | null = null) {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    depthFunc: AlwaysDepth,
    uniforms: { colour: { value: colour }, depth: { value: depth } },
  })
}

/** Samples a pixel of the antialiasing, where the screen needs it: as many as browsers use for a canvas. */
const SAMPLES = 4

/**
 * A picture of a scene that stands still, to be drawn again only when the camera has moved; other objects move in front
 * of it. Without a graphics processor, drawing a whole machine takes a tenth of a second and more, its picture a
 * hundredth.
 *
 * @returns `mesh`: shows the picture in another scene; `capture`: takes it; `free`: frees the memory
 */
export function createBackdrop(renderer: WebGLRenderer) {
  const samples = needsAntialias() ? SAMPLES : 0
  const depthTexture = new DepthTexture(1, 1)
  const target = new WebGLRenderTarget(1, 1, { samples, depthTexture, colorSpace: SRGBColorSpace })
  // Into a target, three.js draws without tone mapping and in linear colours, for which it would compile every shader
  // of the machine anew. Only targets of VR headsets get the colours of the screen, so this one claims to be such a
  // target.
  Object.assign(target, { isXRRenderTarget: true })
  // The shaders write sRGB values. The format that three.js picks for sRGB would convert them a second time.
  target.texture.internalFormat = 'RGBA8'
  const material = createCopyMaterial(target.texture, depthTexture)
  const mesh = new Mesh(new PlaneGeometry(2, 2), material)
  // The vertex shader ignores the camera, so whether the camera sees the mesh says nothing.
  mesh.frustumCulled = false
  // Before all other objects, which are at 0.
  mesh.renderOrder = -1

  /** Draws a scene into the picture, in the size of the canvas with `ratio` pixels a CSS pixel. */
  function capture(scene: Scene, camera: Camera, ratio: number) {
    const { x, y } = renderer.getSize(new Vector2()).multiplyScalar(ratio).floor()
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
