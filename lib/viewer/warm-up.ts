import type { Camera, Scene, WebGLRenderer } from 'three'
import { waitForTask } from '@/lib/browser/wait-for-task'
import { listMeshes } from './load-model'

/**
 * Hands shaders, shapes and textures of a scene to the graphics processor, each mesh in a task of its own: the first
 * frame would do all of it at once, which stops a phone for a second. One triangle of a mesh is enough: without a
 * graphics processor, all of them take as long as a frame. Leaves a canvas of one pixel.
 */
export async function warmUp(renderer: WebGLRenderer, scene: Scene, camera: Camera, signal: AbortSignal) {
  renderer.setSize(1, 1, false)
  // Not compileAsync(), which logs a warning in browsers that cannot say how far they are.
  renderer.compile(scene, camera)
  const meshes = listMeshes(scene)
  // Each mesh extends over the whole machine, so culling gains nothing; here it would skip meshes.
  for (const mesh of meshes) Object.assign(mesh, { visible: false, frustumCulled: false })
  for (const mesh of meshes) {
    await waitForTask()
    signal.throwIfAborted()
    mesh.visible = true
    mesh.geometry.setDrawRange(0, 3)
    renderer.render(scene, camera)
    mesh.geometry.setDrawRange(0, Infinity)
    mesh.visible = false
  }
  for (const mesh of meshes) mesh.visible = true
}
