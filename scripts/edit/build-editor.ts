import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { parse } from 'yaml'

/** Where the editor keeps what it saves, as Sveltia's `backend`, and the site that shows it, if it runs beside it. */
export type EditorOptions = { backend: { name: string; [option: string]: string }; previewUrl?: string }

/** Where each kind of backend is asked, besides the origin of its `api_root` or `base_url`. */
const API_ORIGINS: Readonly<Record<string, string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
}

/** Colours of code, maps, and a second converter of SVG: no field of ours has them. */
const UNUSED = /^(@shikijs\/|terra-draw|leaflet|svgo)/

const leaveOutUnused: Plugin = {
  name: 'unused',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: UNUSED }, () => ({ path: 'unused', namespace: 'unused' }))
    onLoad({ filter: /.*/, namespace: 'unused' }, () => ({ contents: 'export default {}' }))
  },
}

/** Bundles the editor into a folder, with a headers file for each kind of host. */
export async function buildEditor(folder: string, { backend, previewUrl = '' }: EditorOptions) {
  const { locale } = parse(readFileSync('content/brand.yaml', 'utf8'))
  const { domain } = parse(readFileSync('content/company.yaml', 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  await build({
    entryPoints: ['editor/main.ts'],
    outdir: folder,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    chunkNames: 'chunks/[name]-[hash]',
    // It throws in a browser, where the gate may run here.
    alias: { 'server-only': './node_modules/server-only/empty.js' },
    define: {
      BACKEND: JSON.stringify(backend),
      SITE_URL: JSON.stringify(previewUrl || `https://${domain}`),
      HAS_PREVIEW: JSON.stringify(previewUrl !== ''),
      'process.env': JSON.stringify({ NODE_ENV: 'production', SITE_LOCALE: locale }),
    },
    plugins: [leaveOutUnused],
  })
  cpSync('editor/index.html', join(folder, 'index.html'))
  cpSync('node_modules/@sveltia/cms/npm/assets', join(folder, 'assets'), { recursive: true })
  const headers = createEditorHeaders({ backend, previewUrl })
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
  writeFileSync(join(folder, '_headers'), `/*\n${lines.join('\n')}\n`)
  const list = Object.entries(headers).map(([key, value]) => ({ key, value }))
  writeFileSync(join(folder, 'vercel.json'), JSON.stringify({ headers: [{ source: '/(.*)', headers: list }] }, null, 2))
}

/**
 * The headers of the editor, which has a policy of its own: Sveltia writes styles into its page, shows pictures from
 * memory, and asks the API of the Git host.
 */
export function createEditorHeaders({ backend, previewUrl = '' }: EditorOptions): Record<string, string> {
  const asked = [backend.api_root, backend.base_url].flatMap(url => (url ? new URL(url).origin : []))
  const known = API_ORIGINS[backend.name]
  const connect = [...new Set([...(known ? [known] : []), ...asked])]
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' data: blob: ${connect.join(' ')}`.trim(),
    `frame-src blob: ${previewUrl}`.trim(),
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Referrer-Policy': 'no-referrer',
    // The window in which people sign in tells this one that they have.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  }
}
