import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { build } from 'esbuild'
import { type Context, Hono } from 'hono'
import { parse } from 'yaml'
import type { App } from '@/companion/app'
import { createServer, listen } from '@/companion/service'
import type { SiteState } from './site-state'
import { ownWords } from './sveltia-words'

/**
 * `backend`: where the editor keeps what it saves, as Sveltia's setting of this name. `previewUrl`: the address of the
 * site that `npm run edit` runs beside the editor; left out where there is none.
 */
export type EditorOptions = { backend: { name: string; [option: string]: string }; previewUrl?: string }

/** Returns the state of the site beside the editor. */
type GetState = () => SiteState

/** The state that is reported where nobody follows the site, as in tests. */
const SERVING: SiteState = { isServing: true, problems: [] }

/** The origins that each kind of backend uses, in addition to that of its `api_root` or `base_url`. */
const API_ORIGINS: Record<string, string> = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' }

/** Bundles the editor into a folder, with a headers file for each kind of host. */
export async function buildEditor(folder: string, { backend, previewUrl = '' }: EditorOptions) {
  // Tests name another project in PROJECT_FOLDER.
  const content = join(process.env.PROJECT_FOLDER ?? '', 'content')
  const read = (name: string) => parse(readFileSync(join(content, name), 'utf8'))
  const files = listFiles(content)
  const siteUrl = `https://${read('company.yaml').domain}`
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: ['editor/main.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    // 'server-only' throws in a browser, to keep the code that reads the content out of pages. The editor may run it.
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    define: {
      EDITOR: JSON.stringify({ backend, siteUrl, previewUrl, hasPreview: !!previewUrl, files }),
      'process.env': JSON.stringify({ NODE_ENV: 'production', SITE_LOCALE: read('brand.yaml').locale }),
    },
    plugins: [ownWords],
    // Code highlighting, maps and a second SVG converter, which no field of the forms loads.
    external: ['@shikijs/*', 'terra-draw*', 'leaflet*', 'svgo*'],
  })
  cpSync('editor/index.html', join(folder, 'index.html'))
  cpSync('node_modules/@sveltia/cms/npm/assets', join(folder, 'assets'), { recursive: true })
  const headers = Object.entries(createEditorHeaders({ backend, previewUrl })).map(([key, value]) => ({ key, value }))
  writeFileSync(join(folder, '_headers'), `/*\n${headers.map(({ key, value }) => `  ${key}: ${value}\n`).join('')}`)
  writeFileSync(join(folder, 'vercel.json'), JSON.stringify({ headers: [{ source: '/(.*)', headers }] }, null, 2))
}

/** The paths below a folder, with forward slashes. */
function listFiles(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => path.replaceAll(sep, '/'))
}

/** Builds the editor into a folder and serves it on loopback. Resolves to its port. */
export async function startEditor(
  folder: string,
  port: number,
  options: EditorOptions,
  getState: GetState = () => SERVING,
) {
  await buildEditor(folder, options)
  const headers = Object.entries(createEditorHeaders(options))
  const onFound = (_path: string, c: Context) => headers.forEach(([name, value]) => void c.header(name, value))
  const app: App = new Hono()
  app.use(serveStatic({ root: folder, onFound }))
  // The editor compares these with the files that it has opened: in a folder, Sveltia does not notice by itself that
  // somebody else has changed, added or removed a file.
  if (options.previewUrl) {
    const project = process.env.PROJECT_FOLDER ?? '.'
    app.get('/content/', c => c.json(listFiles(join(project, 'content'))))
    app.use('/content/*', serveStatic({ root: project }))
    app.get('/state', c => c.json(getState()))
    // The editor asks here whether a page can be shown, because it may not request pages of the site, another origin.
    app.get('/page', async c =>
      c.json({ status: await requestPage(options.previewUrl + (c.req.query('path') ?? '/')) }),
    )
  }
  return listen(createServer(app.fetch), { port, host: '127.0.0.1' })
}

/** Requests a page, so that the site makes it, and returns its status; 503 if nothing answers. */
async function requestPage(url: string): Promise<number> {
  try {
    const response = await fetch(url)
    // Reads the response to its end, because the server stops rendering a page that nobody reads.
    await response.arrayBuffer()
    return response.status
  } catch {
    return 503
  }
}

/**
 * The headers of the editor, which has a policy of its own: Sveltia writes styles into its page, shows pictures from
 * memory, and asks the API of the Git host.
 */
export function createEditorHeaders({ backend, previewUrl = '' }: EditorOptions): Record<string, string> {
  const origins = [API_ORIGINS[backend.name], backend.api_root, backend.base_url]
  const connect = new Set(origins.flatMap(url => (url ? new URL(url).origin : [])))
  const policy = [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'",
    `connect-src 'self' data: blob: ${[...connect].join(' ')}`.trim(),
    `frame-src blob: ${previewUrl}`.trim(),
    "worker-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    // The sign-in window reports to this one.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  }
}
