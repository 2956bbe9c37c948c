/**
 * `npm run build:editor`: the editor as static files for an origin of its own, in out-editor/. EDITOR_BACKEND says where
 * the content is kept, as JSON: https://sveltiacms.app/en/docs/backends. docs/editing.md describes the steps.
 */
import { z } from 'zod'
import { buildEditor } from '@/scripts/edit/build-editor'

const FOLDER = 'out-editor'

const backendSchema = z
  .looseObject({ name: z.enum(['github', 'gitlab', 'gitea']), repo: z.string() })
  .catchall(z.string())

async function main() {
  const { data: backend } = backendSchema.safeParse(JSON.parse(process.env.EDITOR_BACKEND || 'null'))
  if (!backend) throw new Error(`EDITOR_BACKEND is not set. Write it like {"name":"github","repo":"owner/site"}`)
  await buildEditor(FOLDER, { backend })
  console.info(`The editor for ${backend.repo} is in ${FOLDER}/`)
}

void main()
