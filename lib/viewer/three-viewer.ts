import { createViewer, type ViewerOptions } from './create-viewer'
import { loadModel } from './load-model'
import type { OpenedViewer } from './open-viewer'

/**
 * Shows a model in the canvas of a WebGL context. This file and what it imports is the code that only an open 3-D view
 * needs.
 *
 * @param folder URL of the folder of its textures, with a slash at its end
 */
export async function showModel(
  context: WebGL2RenderingContext,
  bytes: ArrayBuffer,
  folder: string,
  { signal, ...options }: ViewerOptions & { signal: AbortSignal },
): Promise<OpenedViewer> {
  const model = await loadModel(bytes, folder).catch(reason => {
    console.warn('The model cannot be read:', reason)
    return null
  })
  if (!model) return { ok: false, problem: 'damaged' }
  if (signal.aborted) {
    model.free()
    return { ok: false, problem: 'network' }
  }
  try {
    return { ok: true, viewer: await createViewer(context, model, options) }
  } catch (reason) {
    console.warn('The browser cannot draw the model:', reason)
    model.free()
    return { ok: false, problem: 'unsupported' }
  }
}
