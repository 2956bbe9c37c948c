import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { App } from '@/companion/app'
import { createServer, listen } from '@/companion/service'
import { buildEditor, createEditorHeaders, type EditorOptions } from './build-editor'

/** Builds the editor into a folder and serves it on loopback. Resolves to its port. */
export async function startEditor(folder: string, port: number, options: EditorOptions): Promise<number> {
  await buildEditor(folder, options)
  const headers = Object.entries(createEditorHeaders(options))
  const app: App = new Hono()
  app.use(async (c, next) => {
    await next()
    for (const [name, value] of headers) c.header(name, value)
  })
  app.use(serveStatic({ root: folder }))
  return listen(createServer(app.fetch), { port, host: '127.0.0.1' })
}
