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
  const { data: backend } = backendSchema.safeParse(parseJson(process.env.EDITOR_BACKEND ?? ''))
  if (!backend) {
    console.error(`EDITOR_BACKEND is not set. Write it like {"name":"github","repo":"owner/site"}`)
    process.exit(1)
  }
  await buildEditor(FOLDER, { backend })
  console.info(`The editor for ${backend.repo} is in ${FOLDER}/`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

void main()
