import type { Accessor, Document, mat4, Node, Primitive } from '@gltf-transform/core'
import { weld } from '@gltf-transform/functions'
import { createGltfIo } from '@/scripts/models/compress-model'
import { createSets } from './disjoint-sets'

/**
 * The opaque triangles of a machine: nine coordinates each in metres (x to the right, y up, z to the operator), and the
 * number, from 1, of the connected part that each belongs to.
 */
export type Mesh = { triangles: Float64Array; parts: Int32Array }

/** What belongs to the machine: its covers and moving parts are nodes of their own. */
const MACHINE = /^(machine|covers|part \d+)$/

/** Reads the machine of a model. Guards of glass are left out: what is behind them is seen. */
export async function readMesh(file: string): Promise<Mesh> {
  const document = await (await createGltfIo()).read(file)
  await keepPositions(document)
  const nodes = document
    .getRoot()
    .listNodes()
    .filter(node => MACHINE.test(node.getName()))
  if (nodes.length === 0) throw new Error(`${file} has no node 'machine'`)
  const parts = nodes.flatMap(node => (node.getMesh()?.listPrimitives() ?? []).map(primitive => ({ node, primitive })))
  return joinParts(
    parts.filter(({ primitive }) => isOpaque(primitive)).map(({ node, primitive }) => readPrimitive(primitive, node)),
  )
}

/**
 * Keeps of all vertices the positions only, and merges those in one place. Triangles of one part then share vertices,
 * which different normals and texture coordinates had kept apart.
 */
async function keepPositions(document: Document) {
  for (const mesh of document.getRoot().listMeshes())
    for (const primitive of mesh.listPrimitives())
      for (const name of primitive.listSemantics()) if (name !== 'POSITION') primitive.setAttribute(name, null)
  await document.transform(weld({ overwrite: true }))
}

/** Whether what is behind a primitive is hidden by it. */
function isOpaque(primitive: Primitive) {
  return primitive.getMaterial()?.getAlphaMode() !== 'BLEND'
}

/** The triangles of a primitive, in the coordinates of the model; parts are numbered within the primitive. */
function readPrimitive(primitive: Primitive, node: Node): Mesh {
  const positions = primitive.getAttribute('POSITION')
  const indices = primitive.getIndices()
  if (!positions || !indices) throw new Error('a part of the model has no triangles')
  const corners = readCorners(positions, node.getWorldMatrix())
  const list = indices.getArray() ?? []
  const triangles = new Float64Array(list.length * 3)
  for (const [at, index] of list.entries()) triangles.set(corners.subarray(index * 3, index * 3 + 3), at * 3)
  return { triangles, parts: numberParts(list, positions.getCount()) }
}

/**
 * The coordinates of vertices in metres, three numbers each, moved from their node's to the model's coordinates.
 *
 * @param matrix of the node: four columns of four numbers
 */
function readCorners(positions: Accessor, matrix: mat4): Float64Array {
  const corners = new Float64Array(positions.getCount() * 3)
  const point: number[] = []
  for (let index = 0; index < positions.getCount(); index++) {
    const [x = 0, y = 0, z = 0] = positions.getElement(index, point)
    for (let axis = 0; axis < 3; axis++)
      corners[index * 3 + axis] =
        (matrix[axis] ?? 0) * x + (matrix[axis + 4] ?? 0) * y + (matrix[axis + 8] ?? 0) * z + (matrix[axis + 12] ?? 0)
  }
  return corners
}

/**
 * The number of the part of each triangle, from 1: triangles that share a vertex are of one part.
 *
 * @param indices three vertices for each triangle
 */
function numberParts(indices: ArrayLike<number>, vertexCount: number): Int32Array {
  const sets = createSets(vertexCount)
  const at = (index: number) => indices[index] ?? 0
  for (let index = 0; index < indices.length; index += 3) {
    sets.join(at(index), at(index + 1))
    sets.join(at(index), at(index + 2))
  }
  const numbers = new Map<number, number>()
  return Int32Array.from({ length: indices.length / 3 }, (_, triangle) => {
    const root = sets.find(at(triangle * 3))
    const number = numbers.get(root) ?? numbers.size + 1
    numbers.set(root, number)
    return number
  })
}

/** One mesh of several, whose parts are numbered on from those of the mesh before. */
function joinParts(meshes: Mesh[]): Mesh {
  const count = meshes.reduce((sum, { parts }) => sum + parts.length, 0)
  const whole: Mesh = { triangles: new Float64Array(count * 9), parts: new Int32Array(count) }
  let triangleCount = 0
  let partCount = 0
  for (const { triangles, parts } of meshes) {
    whole.triangles.set(triangles, triangleCount * 9)
    whole.parts.set(
      parts.map(part => part + partCount),
      triangleCount,
    )
    triangleCount += parts.length
    partCount += parts.reduce((most, part) => Math.max(most, part), 0)
  }
  return whole
}
