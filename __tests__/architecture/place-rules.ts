import { findImports, isCode, type Rule, withoutComments } from './source-files'

/** A thing that may be used only in certain places, and how its use is recognised in code or imports. */
type Place = { name: string; allowed: RegExp; inCode?: RegExp; inImports?: RegExp }

/** Build steps, the companion and configuration stand outside the site. */
const TOOLS = 'scripts/|companion/|[^/]+\\.config\\.(ts|mjs)$'

/** Pages that reload themselves in development: a build drops that code only if NODE_ENV is read in place. */
const RELOADED = 'app/(global-)?error\\.tsx$|components/not-found/not-found-title\\.client\\.tsx$'

const PLACES: Place[] = [
  {
    name: 'fetch',
    allowed: new RegExp(
      `^(lib/browser/fetch-json\\.ts$|editor/local-program\\.ts$|lib/(contact/mail-provider|offline/[a-z-]+)\\.ts$|${TOOLS})`,
    ),
    inCode: /(?<![.\w])(window\.|globalThis\.)?fetch\(/,
  },
  {
    name: 'storage',
    allowed: /^lib\/browser\//,
    inCode: /\b(localStorage|sessionStorage|indexedDB)\b|document\.cookie/,
  },
  {
    name: 'what is kept for a time without a network',
    allowed: /^lib\/offline\//,
    inCode: /\bcaches\.|\bserviceWorker\./,
  },
  {
    name: 'process.env',
    allowed: new RegExp(
      `^(lib/(content/(content|project-folder)|env|failed-words|language|pictures/picture-urls|words/speech)\\.ts$|${RELOADED}|${TOOLS})`,
    ),
    inCode: /\bprocess\.env\b/,
  },
  {
    name: 'the mail client',
    allowed: /^lib\/contact\//,
    inImports: /^@emailjs\//,
  },
  { name: 'the carousel engine', allowed: /^lib\/carousel\//, inImports: /^swiper(\/|$)/ },
  {
    name: 'zod',
    allowed: /^(lib\/env\.ts$|lib\/content\/|companion\/|scripts\/)/,
    inImports: /^zod(\/|$)/,
  },
  {
    name: 'import() without loadCode',
    allowed: new RegExp(`^(lib/browser/load-code\\.ts$|${TOOLS})`),
    inCode: /(?<!loadCode\(\(\) => |typeof )\bimport\(/,
  },
  {
    name: 'spreadsheets',
    allowed: /^(lib\/(trade\/)?costs|scripts\/languages)\//,
    inImports: /^(read|write)-excel-file(\/|$)/,
  },
  {
    name: 'words in a script of India',
    allowed: /^(lib\/trade\/measures\/other-scripts\.ts$|__tests__\/|e2e\/)/,
    inCode: /[\u0900-\u0DFF]/,
  },
  { name: 'three.js', allowed: /^lib\/viewer\//, inImports: /^three(\/|$)/ },
  { name: 'the search engine', allowed: /^(lib\/trade\/search\/|scripts\/)/, inImports: /^minisearch$/ },
]

/** Each external API or package is used in one place only, where it can be maintained and replaced. */
export const outsideThingsHaveTheirPlace: Rule = files =>
  files.filter(isCode).flatMap(file => {
    const code = withoutComments(file.text)
    const imports = findImports(file).filter(({ isType }) => !isType)
    return PLACES.filter(
      ({ allowed, inCode, inImports }) =>
        !allowed.test(file.path) && (inCode?.test(code) || imports.some(({ target }) => inImports?.test(target))),
    ).map(({ name }) => `${file.path}: uses ${name} outside its place`)
  })
