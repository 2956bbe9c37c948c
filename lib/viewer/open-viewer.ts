import { loadCode } from '@/lib/browser/load-code'
import type { ScreenPoint, Viewer } from './create-viewer'
import { fetchModel } from './fetch-model'
import type { ModelFile } from './model-file'
import type { OpenProblem } from './viewer-state'

/** A view that shows its first frame, or why there is none. */
export type OpenedViewer = { ok: true; viewer: Viewer } | { ok: false; problem: OpenProblem }

type OpenOptions = {
  signal: AbortSignal
  /** Called with the share of the model that has arrived, from 0 to 1. */
  onProgress: (done: number) => void
  /** Called after every frame with the points at which the stations are, in order. */
  onFrame: (points: readonly ScreenPoint[]) => void
  /** Called when the browser takes the WebGL context away. */
  onLost: () => void
}

/**
 * Fetches the code and the model, both at once, and draws the first frame into a canvas. `signal` stops it until the
 * model is drawn; after that the caller frees the view. Never rejects.
 */
export async function openViewer(
  canvas: HTMLCanvasElement,
  model: ModelFile,
  options: OpenOptions,
): Promise<OpenedViewer> {
  // Asked for while the network is awaited, because a phone takes a while to create it.
  const context = canvas.getContext('webgl2', { alpha: false, antialias: true, powerPreference: 'low-power' })
  if (!context) return { ok: false, problem: 'unsupported' }
  const opened = await showWhenFetched(context, model, options)
  if (!opened.ok) context.getExtension('WEBGL_lose_context')?.loseContext()
  return opened
}

async function showWhenFetched(
  context: WebGL2RenderingContext,
  { url, bytes, folder }: ModelFile,
  { signal, onProgress, onFrame, onLost }: OpenOptions,
): Promise<OpenedViewer> {
  const [code, file] = await Promise.all([
    loadCode(() => import('./three-viewer')).catch(() => null),
    fetchModel(url, { onBytes: count => onProgress(Math.min(1, count / bytes)), signal }),
  ])
  if (!file.ok) return file
  if (!code || signal.aborted) return { ok: false, problem: 'network' }
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return code.showModel(context, file.bytes, folder, { signal, isStill, onFrame, onLost })
}
