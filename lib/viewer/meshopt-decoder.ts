import { waitForTask } from '@/lib/browser/wait-for-task'
// The package exports only its WebAssembly decoder, which the security policy refuses; this one is plain JavaScript.
import { MeshoptDecoder } from '../../node_modules/meshoptimizer/meshopt_decoder_reference.js'

/** Decodes the compressed buffers of a model, each in a task of its own. */
export const meshoptDecoder = {
  ...MeshoptDecoder,
  async decodeGltfBufferAsync(count: number, size: number, source: Uint8Array, mode: string, filter?: string) {
    await waitForTask()
    const target = new Uint8Array(count * size)
    MeshoptDecoder.decodeGltfBuffer(target, count, size, source, mode, filter)
    return target
  },
}
