import { readdirSync } from 'node:fs'
import { isPageFile } from '@/scripts/export/export-files'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'

/** The paths of all pages of the export in its first language: '/', '/products', '/product/…'. */
export const allRoutes = readdirSync(TESTED_EXPORT, { recursive: true, encoding: 'utf8' })
  .filter(path => isPageFile(path) && path !== '404.html' && !/^ur[/.]/.test(path))
  .map(path => `/${path.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
  .sort()

/** A query with two machines, for '/compare?…' and '/contact-us?…'. */
export const TWO_MACHINES = 'machines=automatic-folder-gluer-machine,lock-bottom-folder-gluer-machine-46-corner'

/** The paths of pages of which there are several of one kind; the group is the kind. */
const NAMES = /^\/(product|category|line-planner)\/(?!report$).+/

/** One page of each kind: all single ones, and the first product, category and ready-made plan. */
export const kindsOfRoutes = allRoutes.filter((path, index) => {
  const folder = NAMES.exec(path)?.[1]
  return folder === undefined || allRoutes.findIndex(other => other.startsWith(`/${folder}/`)) === index
})

/** {@link kindsOfRoutes}, with two machines in the query of the pages that show the machines of their URL. */
export const fullKindsOfRoutes = kindsOfRoutes.map(path =>
  ['/compare', '/contact-us'].includes(path) ? `${path}?${TWO_MACHINES}` : path,
)

/** The page of the first machine. */
export const PRODUCT = kindsOfRoutes.find(path => path.startsWith('/product/')) ?? ''
