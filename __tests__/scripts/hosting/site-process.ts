/** The site and its companion as `npm start` starts them, for start-site.test.ts to kill. Usage: `site-process.ts FOLDER DATABASE`. */

import { startSite, watchParent } from '@/scripts/hosting/start-site'
import { stopCommands } from '@/scripts/steps/run-command'

const [folder = '', databaseUrl = ''] = process.argv.slice(2)

function stop(sentence: string) {
  console.info(sentence)
  stopCommands()
  process.exit(1)
}

watchParent(() => stop('parent gone'))
startSite({ folder, port: 0, companion: { port: 0, databaseUrl } }, stop).then(
  ports => console.info(JSON.stringify({ ...ports, pid: process.pid })),
  error => stop(String(error)),
)
