import {
  BufferGeometry,
  CustomToneMapping,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Texture,
  WebGLRenderer,
} from 'three'
import { createCopyMaterial } from './backdrop'
import { createStudio } from './studio'

/**
 * Creates what draws into a WebGL context, and lets the graphics processor compile the shaders of all machines. That
 * takes a phone a second, which passes while the model is on its way.
 *
 * @throws if the browser cannot draw
 */
export function createRenderer(context: WebGL2RenderingContext): WebGLRenderer {
  const canvas = context.canvas as HTMLCanvasElement
  const style = getComputedStyle(canvas)
  const renderer = new WebGLRenderer({ canvas, context })
  renderer.setClearColor(style.getPropertyValue('--plate'))
  renderer.toneMapping = CustomToneMapping
  // Asking for the errors of a shader stops the page until it is compiled.
  renderer.debug.checkShaderErrors = false
  renderer.compile(createStudio(createSamples(), style.getPropertyValue('--floor'), 0), new PerspectiveCamera())
  return renderer
}

/**
 * A mesh of each kind of surface that a machine and its piece have: three.js makes one shader for all of a kind. Should
 * a machine have another kind, its shader is compiled when it is drawn.
 */
function createSamples(): Group {
  const shape = new BufferGeometry()
  for (const [name, size] of [
    ['position', 3],
    ['normal', 3],
    ['uv', 2],
  ] as const)
    shape.setAttribute(name, new Float32BufferAttribute(new Float32Array(3 * size), size))
  const map = new Texture()
  const surfaces: Material[] = [
    new MeshStandardMaterial(),
    new MeshStandardMaterial({ map, emissiveMap: map }),
    new MeshStandardMaterial({ transparent: true }),
    // The shadow on the floor.
    new MeshBasicMaterial({ map, transparent: true }),
    createCopyMaterial(),
  ]
  const group = new Group().add(...surfaces.map(surface => new Mesh(shape, surface)))
  return group.add(
    new LineSegments(new BufferGeometry().copy(shape).deleteAttribute('normal'), new LineBasicMaterial()),
  )
}
