/** The content file that has most of the words of a page, by the page's path; `$1` is a part of it. */
const SOURCES: readonly [path: RegExp, file: string][] = [
  [/^\/(about-us)?$/, 'home.yaml'],
  [/^\/product\/(.+)$/, 'products/$1.yaml'],
  [/^\/category\/.*$/, 'categories.yaml'],
  [/^\/line-planner\/report$/, 'words/report.yaml'],
  [/^\/(application-area|line-planner\/.+)$/, 'applications.yaml'],
  [/^\/products(\/.*)?$/, 'words/catalogue.yaml'],
  [/^\/line-planner$/, 'words/planner.yaml'],
  [/^\/contact-us$/, 'company.yaml'],
  [/^\/compare$/, 'words/lists.yaml'],
  [/^\/privacy$/, 'words/privacy.yaml'],
]

/** How many pages with the same problem are named. */
const MOST_NAMED = 3

/**
 * Says each problem of an export once, with the pages that have it and the content file to look into.
 * @param problems messages that begin with a page or file and a colon
 */
export function groupProblems(problems: readonly string[]): string[] {
  const places = new Map<string, string[]>()
  for (const problem of problems) {
    const [, place = '', sentence = problem] = /^(\S+?): (.*)$/s.exec(problem) ?? []
    places.set(sentence, [...(places.get(sentence) ?? []), place])
  }
  return [...places].map(([sentence, found]) => {
    const named = found.slice(0, MOST_NAMED).map(nameSource).filter(Boolean).join(', ')
    const rest = found.length > MOST_NAMED ? ` and ${found.length - MOST_NAMED} more pages` : ''
    return named ? `${named}${rest}: ${sentence}` : sentence
  })
}

/** A page with its content file: '/privacy (content/words/privacy.yaml)'. A place without one stands alone. */
function nameSource(place: string) {
  const source = SOURCES.find(([path]) => path.test(place))
  if (!source) return place
  const [path, file] = source
  return `${place} (content/${place.replace(path, file)})`
}
