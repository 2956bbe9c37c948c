import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { findFaintColours, formatContrast } from '@/lib/content/colours'
import { DAYS } from '@/lib/content/company'
import type { Content } from '@/lib/content/convert-content'
import { openFolder } from '@/lib/content/files/open-folder'
import { readLanguages } from '@/lib/content/language/language-file'
import { createIcon } from './icon'
import { createPalette } from './palette'
import type { Profile } from './profile'
import { removeMachines, removeSamples } from './reduce-catalogue'
import { editYaml, setTexts, type Texts } from './yaml-files'

/** The most machines in the section 'Our Solutions' of the home page. */
const MOST_FEATURED = 9

/** The most pictures in its section 'About Our Company'. */
const MOST_PICTURES = 3

/** Parts of the home and About pages that mention or show the sample's own range. */
const OF_SAMPLE = [['whyChooseUs'], ['story', 'range'], ['story', 'customers'], ['story', 'journey']]

/** How many processes a sentence names: those with the most machines. */
const MOST_PROCESSES = 4

/** Values of a machine's field `process` that a sentence about what the machines do does not name. */
const UNNAMED_PROCESSES = ['accessories', 'end of line']

/**
 * The content of texts.yaml: questions that are left out unless all machines are kept, and texts by file that are
 * written always, for a company outside India, and for one without data sheets.
 */
type SetupTexts = { questionsOfRange: string[] } & Record<
  'always' | 'abroad' | 'withoutDataSheets',
  Record<string, Texts>
>

/**
 * Turns the content folder of the working directory into that of a company.
 * @param content the sample's content, as it was
 * @returns what was done, as lines
 */
export function applyProfile(profile: Profile, content: Content): string[] {
  const kept = content.products.filter(({ slug }) => keepsMachine(profile, slug))
  return [
    ...writeBrand(profile, content),
    ...writeCompany(profile),
    ...keepLanguages(profile),
    ...reduceCatalogue(profile, content, kept),
    ...writeTexts(profile, content, kept),
  ]
}

/** Whether a profile keeps a machine of the sample: 'keep' keeps all, 'none' none. */
function keepsMachine({ machines }: Profile, slug: string) {
  return typeof machines === 'string' ? machines === 'keep' : machines.includes(slug)
}

/** Writes colours, country, logo and icon. Says of each of the company's colours where it is used, or why it is not. */
function writeBrand({ colours: own, country, locale, timeZone, drawing }: Profile, { brand }: Content) {
  const colours = createPalette(brand.colours, own)
  editYaml('content/brand.yaml', document => {
    setTexts(document, { country, timeZone, locale: locale ?? `en-${country}`, colours }, {})
  })
  writeFileSync('content/brand/logo.svg', `${drawing}\n`)
  writeFileSync('content/brand/icon.svg', `${createIcon(drawing, colours)}\n`)
  const places = [
    { wanted: own.main, token: 'blue', where: 'the end of the page' },
    { wanted: own.accent, token: 'signal', where: 'buttons and links' },
  ] as const
  return places.map(({ wanted, token, where }) => {
    const [faint] = findFaintColours({ ...colours, [token]: wanted })
    if (!faint) return `${wanted}: ${where}`
    const { purpose, contrast, least } = faint
    const reason = `${purpose} would have a contrast of ${formatContrast(contrast)} and need ${least} : 1`
    return `${wanted}: ${reason}. ${colours[token]} takes its place: ${where}`
  })
}

/** Writes content/company.yaml. A field that is null is one that the company does not use. */
function writeCompany(profile: Profile) {
  const { name, domain, salesPhone, salesEmail, address, hours, since, social, sections } = profile
  const [servicePhone, serviceEmail] = [profile.servicePhone ?? salesPhone, profile.serviceEmail ?? salesEmail]
  const [first = name, ...rest] = name.split(' ')
  const networks = Object.entries(social).filter(([, page]) => page)
  editYaml('content/company.yaml', document => {
    const wordMark = rest.length > 0 ? { first, second: rest.join(' ') } : { first }
    const fields = {
      name,
      wordMark,
      domain,
      salesPhone,
      servicePhone,
      salesEmail,
      serviceEmail,
      address,
      hours: formatHours(hours),
      social: networks.length > 0 ? Object.fromEntries(networks) : null,
      ...(!sections.includes('service') && { service: null }),
      newsletter: sections.includes('newsletter'),
      dataSheets: sections.includes('dataSheets'),
      videoUrl: null,
      since,
      copyrightYear: new Date().getFullYear(),
    }
    for (const [field, value] of Object.entries(fields)) document.set(field, document.createNode(value))
    document.setIn(['privacyContact', 'email'], serviceEmail)
    // Without these fields, the map shows the address and the chat uses the sales phone.
    document.delete('mapQuery')
    document.delete('chatNumber')
  })
  return [`content/company.yaml: ${name}, https://${domain}`]
}

/** Days and hours as content/company.yaml has them; a week may go over Sunday. */
function formatHours({ from, to, opens, closes }: Profile['hours']) {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(to)]
  const count = ((last - first + DAYS.length) % DAYS.length) + 1
  const days = Array.from({ length: count }, (_, index) => DAYS[(first + index) % DAYS.length])
  return { text: `${from === to ? from : `${from} - ${to}`} ${opens} to ${closes}`, days, opens, closes }
}

/** Deletes the languages that are not wanted. Translations of texts that setup rewrites are stale, and not shown. */
function keepLanguages({ languages }: Profile) {
  for (const { code } of readLanguages(openFolder('content')))
    if (!languages.includes(code)) rmSync(`content/${code}`, { recursive: true })
  return languages.map(code => `content/${code}: npm run languages lists what is to be translated anew`)
}

type Machines = Content['products']

/** Deletes the parts of the sample's catalogue that the company does not keep; `kept` are the machines that stay. */
function reduceCatalogue({ sections, languages }: Profile, { products }: Content, kept: Machines) {
  if (!sections.includes('samples')) removeSamples('applications')
  if (!sections.includes('boxes')) removeSamples('boxes')
  const gone = products.filter(machine => !kept.includes(machine)).map(({ slug }) => slug)
  if (gone.length > 0) {
    removeMachines(new Set(gone), kept)
    // These pictures show packs and machines of the whole range.
    rmSync('content/images/views', { recursive: true, force: true })
  }
  if (!sections.includes('planner'))
    for (const language of ['', ...languages])
      rmSync(join('content', language, 'line'), { recursive: true, force: true })
  // The glossary explains words of the whole range and of plans, and no term may stand there that nothing uses.
  if (gone.length > 0 || !sections.includes('planner'))
    for (const language of ['', ...languages])
      rmSync(join('content', language, 'explained-terms.yaml'), { force: true })
  if (!sections.includes('models'))
    for (const folder of ['models', 'drawings']) rmSync(join('content', folder), { recursive: true, force: true })
  return [`content/products: ${kept.length} of ${products.length} machines kept`]
}

/** Replaces the sample's texts about its company and range. Returns what the company has to read itself. */
function writeTexts(profile: Profile, content: Content, kept: Machines) {
  const { name, country, since, sections } = profile
  const facts: Record<string, string> = { name, since: String(since), work: describeWork(kept, content) }
  const isAbroad = country !== 'IN'
  const { questionsOfRange, ...texts }: SetupTexts = parse(readFileSync(join(__dirname, 'texts.yaml'), 'utf8'))
  writeHome(profile, content, kept, questionsOfRange)
  const chosen = [texts.always, isAbroad && texts.abroad, !sections.includes('dataSheets') && texts.withoutDataSheets]
  for (const files of chosen)
    for (const [file, parts] of Object.entries(files || {}))
      editYaml(`content/${file}`, document => setTexts(document, parts, facts))
  const law = isAbroad
    ? 'content/words/privacy.yaml: names no law of your country'
    : 'The privacy notice, lib/words/en/privacy.ts: names the law of India'
  return [`${law}. Have it read by whoever answers for it`]
}

/** What the machines do, as a part of a sentence: 'printing, die cutting and gluing'. */
function describeWork(kept: Machines, { words }: Content): string {
  const processes = kept.map(({ process }) => process).filter(process => !UNNAMED_PROCESSES.includes(process))
  const count = (process: string) => processes.filter(other => other === process).length
  const common = [...new Set(processes)].sort((one, other) => count(other) - count(one)).slice(0, MOST_PROCESSES)
  const work = common.map(process => words.catalogue.process[process].toLowerCase())
  return new Intl.ListFormat('en-GB').format(work) || 'packaging'
}

/**
 * Writes content/home.yaml: what it says of the sample's own range goes, and the machines that stay take its place.
 * @param questionsOfRange questions that are left out unless all machines are kept
 */
function writeHome(
  { sections, machines }: Profile,
  { home }: Content,
  kept: Machines,
  questionsOfRange: readonly string[],
) {
  const slugs = kept.map(({ slug }) => slug)
  const isWhole = machines === 'keep'
  editYaml('content/home.yaml', document => {
    for (const path of OF_SAMPLE) document.deleteIn(path)
    if (!sections.includes('boxes')) document.deleteIn(['story', 'boxes'])
    const sectionOf = {
      innovations: 'strengths',
      popup: 'popup',
      packs: 'planner',
      buyerQuestions: 'questions',
    } as const
    for (const [field, section] of Object.entries(sectionOf)) if (!sections.includes(section)) document.delete(field)
    if (!isWhole && document.has('buyerQuestions'))
      document.set(
        'buyerQuestions',
        home.buyerQuestions.filter(({ question }) => !questionsOfRange.includes(question)),
      )
    // A catalogue's only machine is already in the carousel at the top.
    if (!isWhole) document.set('featured', document.createNode(slugs.length > 1 ? slugs.slice(0, MOST_FEATURED) : []))
    const pictures = kept.slice(0, MOST_PICTURES).map(({ slug, title }) => ({ key: `products/${slug}`, alt: title }))
    document.setIn(['about', 'pictures'], document.createNode(pictures))
  })
}
