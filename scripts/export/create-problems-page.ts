import 'server-only'
import { formatEntryField, type Problem } from '@/lib/content/files/problem'
import { getSchemaFile, SCHEMAS } from '@/scripts/content-schema/json-schemas'
import { escapeHtml } from './html-elements'

/** The style sheet of the page. In a preview it is a file, because the site's security policy forbids inline styles. */
export const PROBLEMS_STYLE = `body { font: 18px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1rem }
li { margin-bottom: 1.5rem; overflow-wrap: anywhere }
b, small { display: block }
`

type Options = {
  /** The branch of the preview. */
  branch: string | null
  /** The address of the editor, to whose forms the page leads. */
  editorUrl: string | null
}

/** The HTML of a page that lists mistakes in the content: entry, field, what to write, file and line. */
export function createProblemsPage(problems: readonly Problem[], { branch, editorUrl }: Options): string {
  const change = branch ? `The change on <code>${escapeHtml(branch)}</code>` : 'The change'
  return createPage(problems, {
    title: 'This preview could not be made',
    head: '<meta name="robots" content="noindex">\n<link rel="stylesheet" href="/problems.css">',
    lead: `${change} has ${count(problems)}. The website itself is as before. Correct ${problems.length === 1 ? 'it' : 'them'} and save: the preview is made again.`,
    editorUrl,
  })
}

/**
 * The HTML that `npm run dev` shows instead of every page while the content has mistakes. The browser reloads it every
 * two seconds, until it gets the page.
 */
export function createLocalProblemsPage(problems: readonly Problem[]): string {
  return createPage(problems, {
    title: 'No page can be made',
    head: `<meta http-equiv="refresh" content="2">\n<style>${PROBLEMS_STYLE}</style>`,
    lead: `The content has ${count(problems)}. Correct ${problems.length === 1 ? 'it' : 'them'} and save: the page comes by itself.`,
    editorUrl: null,
  })
}

/** What differs between the two pages: title, elements of the head, introduction, and the editor to link to. */
type Parts = { title: string; head: string; lead: string; editorUrl: string | null }

/** The HTML around the list of mistakes. */
function createPage(problems: readonly Problem[], { title, head, lead, editorUrl }: Parts) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
${head}
<title>${title}</title>
<h1>${title}</h1>
<p>${lead}</p>
<ol>
${problems.map(problem => formatItem(problem, editorUrl)).join('\n')}
</ol>
</html>
`
}

/** 'a mistake', '2 mistakes'. */
function count({ length }: readonly Problem[]) {
  return length === 1 ? 'a mistake' : `${length} mistakes`
}

/** The list item of a problem: its field, as a link to the form if there is an editor, what to do, and its place. */
function formatItem({ file, entry, path, line, sentence }: Problem, editorUrl: string | null) {
  const name = escapeHtml(formatEntryField({ entry, path }) || file)
  const form = editorUrl && findForm(file)
  const title = form ? `<a href="${escapeHtml(`${editorUrl}/#${form}`)}">${name}</a>` : name
  const place = `content/${file}${line ? `, line ${line}` : ''}`
  return `<li><b>${title}</b>${escapeHtml(sentence)}<small>${escapeHtml(place)}</small></li>`
}

/** The address of a file's form inside the editor; undefined for a file without one, such as a picture. */
function findForm(file: string) {
  // The names that editor/ gives to collections and entries.
  const [, machine] = /^products\/(.+)\.yaml$/.exec(file) ?? []
  if (machine) return `/collections/products/entries/${machine}`
  const [, language] = /^([a-z]{2,3})\//.exec(file) ?? []
  if (language) return `/collections/${language}/entries/${file.replace(/\W/g, '-')}`
  const name = Object.keys(SCHEMAS).find(name => getSchemaFile(name) === file)
  return name && `/collections/_singletons/entries/${name}`
}
