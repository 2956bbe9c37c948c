/** Makes an export fit for the strict policy. Usage: `tsx scripts/postbuild.ts [folder]`. */
import { finishExport } from '@/lib/hosting/finish-export'
import { EXPORT_FOLDER } from '@/lib/hosting/local-settings'

async function main() {
  const { pages, moved, removed } = await finishExport(process.argv[2] ?? EXPORT_FOLDER)
  console.info(`${pages} pages, ${moved} with scripts moved into a file, ${removed} unused files removed`)
}

void main()
