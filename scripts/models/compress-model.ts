import { Format, type JSONDocument, Logger, NodeIO, PropertyType, type Texture, Verbosity } from '@gltf-transform/core'
import {
  EXTMeshoptCompression,
  EXTTextureWebP,
  KHRMaterialsUnlit,
  KHRMeshQuantization,
} from '@gltf-transform/extensions'
import { dedup, meshopt } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder } from 'meshoptimizer'
import sharp from 'sharp'
import { type CompressedModel, ModelError, packGlb } from './model-files'

/** The longest side of a picture on a model, in pixels; on a screen it is seldom larger. */
export const MAX_PICTURE = 384

/** Creates what reads and writes glTF with the extensions of the models. */
export async function createGltfIo(): Promise<NodeIO> {
  await Promise.all([MeshoptDecoder.ready, MeshoptEncoder.ready])
  return new NodeIO()
    .registerExtensions([EXTMeshoptCompression, EXTTextureWebP, KHRMaterialsUnlit, KHRMeshQuantization])
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder, 'meshopt.encoder': MeshoptEncoder })
}

/**
 * Compresses the shapes of a glTF file with meshopt, and its pictures, each once, to WebP. The pictures stay files of
 * their own, which the GLB refers to as `<slug>-<n>.webp` beside it: embedded ones would need `blob:` in the security
 * policy.
 *
 * @param file as Blender exports it
 * @param source identifies what the model was made from; `asset.extras.source` of the GLB
 */
export async function compressModel(file: string, slug: string, source: string): Promise<CompressedModel> {
  const io = await createGltfIo()
  const document = (await io.read(file)).setLogger(new Logger(Verbosity.WARN))
  await document.transform(
    dedup({ propertyTypes: [PropertyType.TEXTURE] }),
    meshopt({ encoder: MeshoptEncoder, level: 'high' }),
  )
  const root = document.getRoot()
  document.createExtension(EXTTextureWebP).setRequired(true)
  for (const [index, texture] of root.listTextures().entries()) {
    const picture = await compressPicture(texture)
    texture
      .setImage(picture)
      .setMimeType('image/webp')
      .setURI(`${slug}-${index + 1}.webp`)
  }
  const asset = root.getAsset()
  asset.generator = 'npm run models'
  asset.extras = { ...(asset.extras as object), source }
  return toGlbAndPictures(await io.writeJSON(document, { format: Format.GLTF, basename: slug }))
}

/**
 * Signs in a few plain colours are smaller with lossless compression, and prints with slanted edges with lossy
 * compression: the smaller file is kept.
 */
async function compressPicture(texture: Texture): Promise<Uint8Array> {
  const image = texture.getImage()
  if (!image) throw new ModelError(`the picture '${texture.getName()}' is missing`)
  const picture = sharp(image)
  picture.resize(MAX_PICTURE, MAX_PICTURE, { fit: 'inside', withoutEnlargement: true })
  const exact = await picture.clone().webp({ lossless: true, effort: 6 }).toBuffer()
  const lossy = await picture.webp({ quality: 60, effort: 6 }).toBuffer()
  return exact.length < lossy.length ? exact : lossy
}

/** Packs the document and its binary into a GLB. `NodeIO` would embed the pictures too. */
function toGlbAndPictures({ json, resources }: JSONDocument): CompressedModel {
  const pictures = new Map(Object.entries(resources).filter(([name]) => name.endsWith('.webp')))
  const [binary] = Object.entries(resources).filter(([name]) => name.endsWith('.bin'))
  for (const buffer of json.buffers ?? []) delete buffer.uri
  return { glb: packGlb(JSON.stringify(json), binary?.[1] ?? new Uint8Array()), pictures }
}
