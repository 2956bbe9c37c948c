/**
 * `npm run build:editor`: the editor as static files for an origin of its own, in out-editor/. EDITOR_BACKEND says
 * where the content is kept, as JSON: https://sveltiacms.app/en/docs/backends. docs/editor-setup.md describes the
 * steps.
 */
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { buildEditor } from '@/scripts/edit/editor'

const FOLDER = 'out-editor'

/** Sveltia's setting `backend`: the kind of Git host, the repository, and further options as texts. */
const backendSchema = z.object({ name: z.enum(['github', 'gitlab', 'gitea']), repo: z.string() }).catchall(z.string())

// A parser of YAML reads JSON too, and throws for no text.
const { data: backend } = backendSchema.safeParse(parseDocument(process.env.EDITOR_BACKEND ?? '').toJS())
if (!backend) {
  console.error(`EDITOR_BACKEND is missing or cannot be read. Write it like {"name":"github","repo":"owner/site"}`)
  process.exit(1)
}
void buildEditor(FOLDER, { backend }).then(() => console.info(`The editor for ${backend.repo} is in ${FOLDER}/`))
