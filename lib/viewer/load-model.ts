import {
  Box3,
  type BufferGeometry,
  FrontSide,
  type Material,
  MathUtils,
  type Mesh,
  MeshStandardMaterial,
  type Object3D,
  Texture,
  Vector3,
} from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { waitForTask } from '@/lib/browser/wait-for-task'
import { objectOf, parseNumber } from '@/lib/parse-json'
// The package exports only its WebAssembly decoder, which the security policy refuses; this one is plain JavaScript.
import { MeshoptDecoder } from '../../node_modules/meshoptimizer/meshopt_decoder_reference.js'
import { type Motion, parseMotion } from './motion'
import type { Angle } from './views'

/** A model that is ready to be drawn. Lengths are in metres. */
export type Model = {
  root: Object3D
  /** The angle of the machine's picture, from which the view starts. */
  start: Angle
  /** The angle from which the machine is seen at work; null if that is `start`, as for most. */
  atWork: Angle | null
  /** The points that stand out on the machine; its shadow has none. */
  shape: Vector3[]
  /** The places of the stations in production order. */
  stations: Vector3[]
  /** How a piece goes through the machine; null if the model does not show that. */
  motion: Motion | null
  /** Frees the memory of shapes, materials and textures. */
  free: () => void
}

function parsePoint(json: unknown): Vector3 {
  const [x, y, z] = Array.isArray(json) ? json : []
  return new Vector3(parseNumber(x), parseNumber(y), parseNumber(z))
}

/**
 * The `extras` that the export of our models adds to the glTF file: the angle of the machine's picture in degrees, the
 * corners of the machine's box in metres, and its motion.
 */
const parseExtras = objectOf({
  azimuth: parseNumber,
  elevation: parseNumber,
  min: parsePoint,
  max: parsePoint,
  motion: parseMotion,
})

/** Decodes the compressed buffers of a model, each in a task of its own, so that the page stays usable meanwhile. */
const decoder = {
  ...MeshoptDecoder,
  async decodeGltfBufferAsync(count: number, size: number, source: Uint8Array, mode: string, filter?: string) {
    await waitForTask()
    const target = new Uint8Array(count * size)
    MeshoptDecoder.decodeGltfBuffer(target, count, size, source, mode, filter)
    return target
  },
}

/**
 * Reads a binary glTF file.
 *
 * @param textureFolder URL of the folder of its textures, with a slash at its end
 * @throws Error if the file is not what the export of our models writes
 */
export async function loadModel(bytes: ArrayBuffer, textureFolder: string): Promise<Model> {
  const { scene, asset } = await new GLTFLoader().setMeshoptDecoder(decoder).parseAsync(bytes, textureFolder)
  const { azimuth, elevation, min, max, motion } = parseExtras(asset.extras)
  const meshes = listMeshes(scene)
  for (const { material } of meshes) simplify(material)
  scene.updateMatrixWorld()
  const start = toAngle([azimuth, elevation])
  return {
    root: scene,
    motion,
    start,
    atWork: motion?.view ? toAngle(motion.view) : null,
    // The shadow is the only mesh that no light changes.
    shape: findShape(
      meshes.filter(({ material }) => material instanceof MeshStandardMaterial),
      new Box3(min, max),
    ),
    // The nodes of stations are named `station: feeder`.
    stations: scene.children.flatMap(({ userData, position }) =>
      String(userData.name).startsWith('station: ') ? position : [],
    ),
    free: () => meshes.forEach(freeMesh),
  }
}

/**
 * Spares shaders, each of which a phone compiles for tenths of a second. Screens glow with their picture, so all
 * surfaces with a picture take the same shader, black where nothing glows. Guards are seen from outside: to show both
 * sides of what is see-through, three.js draws it twice, with a shader for each.
 */
function simplify(material: Material) {
  if (material instanceof MeshStandardMaterial && material.map) material.emissiveMap = material.map
  if (material.transparent) material.side = FrontSide
}

/** @param degrees azimuth and elevation */
function toAngle([azimuth = 0, elevation = 0]: readonly number[]): Angle {
  return { azimuth: MathUtils.degToRad(azimuth), elevation: MathUtils.degToRad(elevation) }
}

/** All meshes below an object: what is drawn of it. */
export function listMeshes(root: Object3D): Mesh<BufferGeometry, Material>[] {
  const meshes: Mesh<BufferGeometry, Material>[] = []
  root.traverse(object => 'isMesh' in object && meshes.push(object as Mesh<BufferGeometry, Material>))
  return meshes
}

/** The number of parts of each side of a machine's box in {@link findShape}. */
const PARTS = 16

/** The vertex that is farthest from the middle of a box in each part of it: enough to frame what is in it. */
function findShape(meshes: readonly Mesh[], box: Box3): Vector3[] {
  const middle = box.getCenter(new Vector3())
  const part = box.getSize(new Vector3()).divideScalar(PARTS)
  const found = new Map<number, Vector3>()
  const [vertex, place] = [new Vector3(), new Vector3()]
  for (const { geometry, matrixWorld } of meshes) {
    const position = geometry.getAttribute('position')
    for (let index = 0; index < position.count; index++) {
      vertex.fromBufferAttribute(position, index).applyMatrix4(matrixWorld)
      place.subVectors(vertex, box.min).divide(part).floor()
      const key = (place.x * PARTS + place.y) * PARTS + place.z
      const last = found.get(key)
      if (!last) found.set(key, vertex.clone())
      else if (vertex.distanceToSquared(middle) > last.distanceToSquared(middle)) last.copy(vertex)
    }
  }
  return [...found.values()]
}

function freeMesh({ geometry, material }: Mesh<BufferGeometry, Material>) {
  geometry.dispose()
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue
    if (value.image instanceof ImageBitmap) value.image.close()
    value.dispose()
  }
  material.dispose()
}
