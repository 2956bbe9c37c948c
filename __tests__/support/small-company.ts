import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

/** The parts of content/ that a small company does without: a folder, a list that is emptied, a key that is left out. */
const FOLDERS = ['line', 'models', 'images/applications', 'images/boxes', 'images/views']
const EMPTY = { applications: { applications: [] }, boxes: { boxes: [] }, 'search-words': {} }
const LEFT_OUT = {
  home: ['innovations', 'whyChooseUs', 'featured', 'packs', 'popup', 'buyerQuestions'],
  company: ['social', 'service', 'videoUrl'],
}

function changeYaml(path: string, change: (data: Record<string, unknown>) => Record<string, unknown>) {
  writeFileSync(path, stringify(change(parse(readFileSync(path, 'utf8'))), { aliasDuplicateObjects: false }))
}

function leaveOut(data: Record<string, unknown>, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(data).filter(([key]) => !keys.includes(key)))
}

/**
 * Turns a content folder into that of a company with a few machines and nothing that it can do without: the first
 * `size` machines in two groups, photographs without points, no samples, boxes, planner, models, social networks,
 * newsletter, questions.
 */
export function reduceToSmallCompany(content: string, size: number): void {
  for (const folder of FOLDERS) rmSync(join(content, folder), { recursive: true, force: true })
  for (const [name, data] of Object.entries(EMPTY)) writeFileSync(join(content, `${name}.yaml`), stringify(data))
  for (const [name, keys] of Object.entries(LEFT_OUT)) {
    changeYaml(join(content, `${name}.yaml`), data => leaveOut(data, keys))
  }
  changeYaml(join(content, 'company.yaml'), data => ({ ...data, newsletter: false }))
  changeYaml(join(content, 'home.yaml'), ({ about, story, quote, ...data }) => ({
    ...data,
    about: leaveOut(about as Record<string, unknown>, ['pictures']),
    story: leaveOut(story as Record<string, unknown>, ['range', 'customers', 'journey', 'principles', 'boxes']),
    quote: leaveOut(quote as Record<string, unknown>, ['list']),
  }))
  const kept = keepMachines(content, size)
  const named = new Set(kept.map(({ category }) => category))
  changeYaml(join(content, 'categories.yaml'), ({ categories }) => ({
    categories: (categories as { title: string; lead: string }[])
      .filter(({ title }) => named.has(title))
      .map(({ title, lead }) => ({ title, lead, items: [] })),
  }))
}

/** Removes all machines but the first `size` of two categories, and their pictures. */
function keepMachines(content: string, size: number) {
  const products = join(content, 'products')
  const machines = readdirSync(products).map(name => {
    const data: Record<string, unknown> = parse(readFileSync(join(products, name), 'utf8'))
    return { slug: name.replace('.yaml', ''), category: data.category }
  })
  const categories = [...new Set(machines.flatMap(({ category }) => category ?? []))].slice(0, 2)
  const kept = machines.filter(({ category }) => category && categories.includes(category)).slice(0, size)
  const slugs = kept.map(({ slug }) => slug)
  for (const { slug } of machines) if (!slugs.includes(slug)) rmSync(join(products, `${slug}.yaml`))
  for (const slug of slugs) {
    changeYaml(join(products, `${slug}.yaml`), ({ related, line: _place, ...data }) => ({
      ...data,
      related: ((related ?? []) as string[]).filter(one => slugs.includes(one)),
    }))
  }
  const pictures = join(content, 'images/products')
  for (const name of readdirSync(pictures)) {
    if (!slugs.includes(name.replace(/\.[^.]+$/, ''))) rmSync(join(pictures, name))
  }
  return kept
}
