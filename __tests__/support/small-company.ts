import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** The parts of content/ that a small company does not have: files and folders, the entries of lists, and keys. */
const REMOVED = ['explained-terms.yaml', 'line', 'models', 'images/applications', 'images/boxes', 'images/views']
const EMPTIED = { applications: { applications: [] }, boxes: { boxes: [] }, 'search-words': {} }
const LEFT_OUT = {
  home: ['innovations', 'whyChooseUs', 'featured', 'packs', 'popup', 'buyerQuestions'],
  company: ['social', 'service', 'videoUrl'],
}

/** Rewrites the data of a YAML file. */
function changeYaml(path: string, change: (data: Record<string, unknown>) => Record<string, unknown>) {
  writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8'))), { aliasDuplicateObjects: false }))
}

/** The data without these keys. */
function leaveOut(data: Record<string, unknown>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))
}

/**
 * Turns a content folder into that of a company with one machine and nothing that it can do without: no samples, boxes,
 * planner, models, social networks, newsletter, questions.
 */
export function reduceToSmallCompany(content: string): void {
  for (const folder of REMOVED) rmSync(join(content, folder), { recursive: true, force: true })
  for (const [name, data] of Object.entries(EMPTIED)) writeFileSync(join(content, `${name}.yaml`), stringify(data))
  for (const [name, keys] of Object.entries(LEFT_OUT)) {
    changeYaml(join(content, `${name}.yaml`), data => leaveOut(data, keys))
  }
  changeYaml(join(content, 'company.yaml'), data => ({ ...data, newsletter: false }))
  changeYaml(join(content, 'home.yaml'), ({ about, story, quote, ...data }) => ({
    ...data,
    about: leaveOut(about as Record<string, unknown>, ['pictures']),
    story: leaveOut(story as Record<string, unknown>, ['range', 'customers', 'journey', 'boxes']),
    quote: leaveOut(quote as Record<string, unknown>, ['list']),
  }))
  const category = keepMachine(join(content, 'products'))
  changeYaml(join(content, 'categories.yaml'), ({ categories }) => ({
    categories: (categories as { title: string; lead: string }[])
      .filter(({ title }) => title === category)
      .map(({ title, lead }) => ({ title, lead, items: [] })),
  }))
}

/** Removes all machines but the first that has a category, and returns the title of this category. */
function keepMachine(products: string) {
  let kept: unknown
  for (const name of readdirSync(products)) {
    const path = join(products, name)
    const { category } = parse(readFileSync(path, 'utf8'))
    if (kept || !category) rmSync(path)
    else {
      kept = category
      changeYaml(path, ({ line: _place, ...data }) => ({ ...data, related: [] }))
    }
  }
  return kept
}
