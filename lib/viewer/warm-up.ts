import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { waitForTask } from '@/lib/browser/wait-for-task'

/**
 * Hands shaders, shapes and textures of `model` to the graphics processor, each mesh in a task of its own: the first
 * frame would do all of it at once, which stops a phone for a second. Leaves a canvas of one pixel.
 */
export async function warmUp(renderer: WebGLRenderer, scene: Scene, camera: Camera, model: Object3D): Promise<void> {
  renderer.setSize(1, 1, false)
  // Not compileAsync(), which logs a warning in browsers that cannot say how far they are.
  renderer.compile(scene, camera)
  const meshes: Object3D[] = []
  model.traverse(object => 'isMesh' in object && meshes.push(object))
  // Each mesh is spread over the machine, so that there is hardly one to leave out of a frame; here it must not be.
  for (const mesh of meshes) Object.assign(mesh, { visible: false, frustumCulled: false })
  for (const mesh of meshes) {
    await waitForTask()
    mesh.visible = true
    renderer.render(scene, camera)
    mesh.visible = false
  }
  for (const mesh of meshes) mesh.visible = true
}
