import { readdirSync } from 'node:fs'
import { PSEUDO_LANGUAGE } from '@/__tests__/support/pseudo-language-code'
import { isPageFile } from '@/scripts/export/export-files'
import { TESTED_EXPORT } from '@/scripts/export/export-folders'

/** The pages in the tests' further language: 'ur.html' and all below 'ur/'. */
const FURTHER_LANGUAGE = new RegExp(`^${PSEUDO_LANGUAGE}[/.]`)

/** The paths of all pages of the export in its first language: '/', '/products', '/product/…'. */
export const allRoutes = readdirSync(TESTED_EXPORT, { recursive: true, encoding: 'utf8' })
  .filter(path => isPageFile(path) && path !== '404.html' && !FURTHER_LANGUAGE.test(path))
  .map(path => `/${path.replaceAll('\\', '/').replace(/(^index)?\.html$/, '')}`)
  .sort()

/** A query with two machines, for '/compare?…' and '/contact-us?…'. */
export const TWO_MACHINES = 'machines=automatic-folder-gluer-machine,lock-bottom-folder-gluer-machine-46-corner'

/**
 * The paths of pages of which there are several of one kind, such as '/product/…'; the group is the kind. The report
 * below '/line-planner' is not one of the ready-made plans there.
 */
const ONE_OF_SEVERAL = /^\/(?<kind>product|category|line-planner)\/(?!report$).+/

/** One page of each kind: all single ones, and the first product, category and ready-made plan. */
export const kindsOfRoutes = allRoutes.filter((path, index) => {
  const { kind } = ONE_OF_SEVERAL.exec(path)?.groups ?? {}
  return kind === undefined || allRoutes.findIndex(other => ONE_OF_SEVERAL.exec(other)?.groups?.kind === kind) === index
})

/** {@link kindsOfRoutes}, with two machines in the query of the pages that show the machines of their URL. */
export const kindsOfRoutesWithMachines = kindsOfRoutes.map(path =>
  ['/compare', '/contact-us'].includes(path) ? `${path}?${TWO_MACHINES}` : path,
)

/** The page of the first machine. */
export const PRODUCT = kindsOfRoutes.find(path => path.startsWith('/product/')) ?? ''
