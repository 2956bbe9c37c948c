import { type BufferGeometry, type Material, type Mesh, type Object3D, Texture } from 'three'
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js'
import { objectOf, parseNumber } from '@/lib/browser/parse-json'
import { meshoptDecoder } from './meshopt-decoder'
import type { Angle, Box, Vector } from './orbit'
import type { Station } from './views'

/** A model that is ready to be drawn: the view to start from, its box without the shadow, and its stations in order. */
export type Model = { root: Object3D; start: Angle; box: Box; stations: Station[]; free: () => void }

/** The nodes of stations are named `station: feeder`. */
const STATION = /^station: (.+)$/

function parsePoint(json: unknown): Vector {
  const [x, y, z] = Array.isArray(json) ? json : []
  return [parseNumber(x), parseNumber(y), parseNumber(z)]
}

/** What the export of a model writes beside it: the angle of the machine's picture in degrees, and its box. */
const parseExtras = objectOf({ azimuth: parseNumber, elevation: parseNumber, min: parsePoint, max: parsePoint })

/** @throws Error if the file is not what the export of our models writes */
export async function loadModel(bytes: ArrayBuffer, textureFolder: string): Promise<Model> {
  const loader = new GLTFLoader().setMeshoptDecoder(meshoptDecoder)
  const { scene, asset } = await loader.parseAsync(bytes, textureFolder)
  const { azimuth, elevation, min, max } = parseExtras(asset.extras)
  const start = { azimuth: (azimuth * Math.PI) / 180, elevation: (elevation * Math.PI) / 180 }
  return { root: scene, start, box: { min, max }, stations: findStations(scene), free: () => freeAll(scene) }
}

function findStations(root: Object3D): Station[] {
  return root.children.flatMap(({ userData, position }): Station[] => {
    const name = STATION.exec(String(userData.name))?.[1]
    return name === undefined ? [] : [{ name, at: [position.x, position.y, position.z] }]
  })
}

function freeAll(root: Object3D) {
  root.traverse(object => {
    if (!isMesh(object)) return
    object.geometry.dispose()
    for (const value of Object.values(object.material)) if (value instanceof Texture) freeTexture(value)
    object.material.dispose()
  })
}

function isMesh(object: Object3D): object is Mesh<BufferGeometry, Material> {
  return 'isMesh' in object
}

function freeTexture(texture: Texture) {
  if (texture.image instanceof ImageBitmap) texture.image.close()
  texture.dispose()
}
