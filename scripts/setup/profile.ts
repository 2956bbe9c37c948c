import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { z } from 'zod'
import { readChannels } from '@/lib/colour'
import { brandSchema } from '@/lib/content/brand'
import { colour } from '@/lib/content/colours'
import { companySchema, DAYS } from '@/lib/content/company'
import { findDrawingProblem, MAX_DRAWING_KB } from '@/lib/content/drawing'
import { line, listOf, machines, mailAddress, singleLine, webAddress } from '@/lib/content/files/fields'
import { findFileProblem } from '@/lib/content/files/file-problem'
import { openFolder } from '@/lib/content/files/open-folder'
import { parseFile } from '@/lib/content/files/parse-file'
import { formatUnknown, type Problem } from '@/lib/content/files/problem'

/** The optional parts of a site; company-profile.yaml explains each. */
export const SECTIONS = [
  'planner',
  'samples',
  'boxes',
  'models',
  'dataSheets',
  'newsletter',
  'popup',
  'service',
  'questions',
  'strengths',
] as const

/** The longest company name that fits as a headline and as the word mark. */
const LONGEST_NAME = 60

/** How different two colours must be in one of red, green and blue, of 255, to be distinguishable. */
const LEAST_DIFFERENCE = 48

/** A colour with no channel below this looks white. */
const NEARLY_WHITE = 224

// Fields that a profile shares with the content files that are written from it.
const { salesPhone, hours, address, since } = companySchema.in.shape
const { locale, country, timeZone } = brandSchema.shape
const { opens, closes } = hours.shape
const phone = salesPhone.in
const day = z.enum(DAYS)
const page = webAddress.nullish()

/** A colour of the company that can be seen on a white page. */
const ownColour = colour.refine(value => readChannels(value).some(channel => channel < NEARLY_WHITE), {
  error: 'is nearly white: nothing of it would be seen on a white page. Choose a darker one',
})

/** Schema of a company's profile, from which `npm run setup` makes a site: company-profile.yaml filled in. */
export const profileSchema = z.strictObject({
  name: singleLine(LONGEST_NAME),
  domain: z
    .string()
    .max(100)
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, {
      error: "is not a domain. Write it in small letters without https://, path, port or spaces, like 'example.in'",
    }),
  logo: line,
  colours: z
    .strictObject({
      main: ownColour,
      accent: ownColour,
    })
    .refine(({ main, accent }) => isDifferent(readChannels(main), readChannels(accent)), {
      path: ['accent'],
      error: "looks like 'main'. Choose two colours that can be told apart",
    }),
  salesPhone: phone,
  servicePhone: phone.optional(),
  salesEmail: mailAddress,
  serviceEmail: mailAddress.optional(),
  address,
  country,
  timeZone,
  locale: locale.optional(),
  since,
  hours: z
    .strictObject({
      from: day,
      to: day,
      opens,
      closes,
    })
    .refine(week => week.opens < week.closes, {
      path: ['closes'],
      error: 'is not later than it opens. Write 18:00 for 6 pm',
    }),
  social: z
    .strictObject({
      facebook: page,
      instagram: page,
      youtube: page,
      x: page,
    })
    .prefault({}),
  languages: listOf(line).default([]),
  machines: z
    .union([z.enum(['none', 'keep']), machines], { error: "must be 'none', 'keep', or a list of file names" })
    .default('none'),
  sections: listOf(z.enum(SECTIONS)).default([]),
})

/** A valid profile, and the SVG of its logo. */
export type Profile = z.output<typeof profileSchema> & { drawing: string }

/** What a profile can keep of the sample: machines by file name, languages by folder. */
export type Sample = Record<'machines' | 'languages', readonly string[]>

/** Whether two colours, as red, green and blue, can be told apart. */
function isDifferent(one: readonly number[], other: readonly number[]) {
  return one.some((channel, index) => Math.abs(channel - (other[index] ?? 0)) >= LEAST_DIFFERENCE)
}

/**
 * What drawing programs write into an SVG and no browser shows: prolog, comments, names, versions. An `id` is litter
 * too, because only a reference to it would use it, and findDrawingProblem refuses references.
 */
const LITTER =
  /<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|\s(?:id|version|xml:space|xmlns:[\w-]+|data-name)="[^"]*"/g

const NO_SVG = 'is not an SVG drawing. A photograph or picture cannot be a logo: ask your designer for the SVG file'

/**
 * Reads a company's profile. The path of its logo starts from its own folder.
 * @returns the profile with the drawing of its logo, or null if there are mistakes; each mistake with its field
 */
export function readProfile(path: string, sample: Sample) {
  const problems: Problem[] = []
  const { logo, machines: chosen, languages } = profileSchema.shape
  const findLogo = (name: string) => readLogo(resolve(dirname(path), name))
  const schema = profileSchema.extend({
    logo: logo.superRefine((name, context) => {
      const { sentence } = findLogo(name)
      if (sentence) context.addIssue(sentence)
    }),
    machines: chosen.superRefine(refuseUnknown('a machine', sample.machines, 'Write a name from content/products')),
    languages: languages.superRefine(
      refuseUnknown('a language', sample.languages, 'Write the name of its folder in content'),
    ),
  })
  const file = parseFile(openFolder(dirname(path)), basename(path), schema, problems)
  if (!file) return { profile: null, problems }
  const { value, report } = file
  const isWhole = value.machines === 'keep'
  /** Sections that show machines or packs of the whole range. */
  const needs = [
    {
      section: 'samples',
      isMet: isWhole && value.sections.includes('planner'),
      what: "'machines: keep' and the planner",
    },
    { section: 'boxes', isMet: isWhole, what: "'machines: keep'" },
  ] as const
  for (const { section, isMet, what } of needs) {
    const index = value.sections.indexOf(section)
    if (index >= 0 && !isMet) report(['sections', index], `'${section}' needs ${what}. Add your own later`)
  }
  return { profile: problems.length === 0 ? { ...value, drawing: findLogo(value.logo).drawing } : null, problems }
}

/** Refuses each name of a list that is not known. */
function refuseUnknown(noun: string, known: readonly string[], remedy?: string) {
  return (names: unknown, context: z.RefinementCtx) => {
    for (const [index, name] of Array.isArray(names) ? names.entries() : []) {
      if (known.includes(name)) continue
      context.addIssue({ code: 'custom', path: [index], message: formatUnknown(name, noun, known, remedy) })
    }
  }
}

/** Reads a logo. `sentence` says what is wrong with it; null if nothing is. */
function readLogo(path: string) {
  if (!existsSync(path))
    return { drawing: '', sentence: 'names no file. Write its path from the folder of the profile' }
  if (!/\.svg$/i.test(path)) return { drawing: '', sentence: NO_SVG }
  const problem = findFileProblem(path, { max: MAX_DRAWING_KB, unit: 'kB' })
  if (problem) return { drawing: '', sentence: problem }
  const drawing = readFileSync(path, 'utf8').replace(LITTER, '').trim()
  if (!drawing.startsWith('<svg')) return { drawing, sentence: NO_SVG }
  // Shapes without a colour would be black, and invisible on the dark footer: they take the colour of the text.
  return {
    drawing: drawing.replace(/^<svg(?![^>]*\sfill=)/, '<svg fill="currentColor"'),
    sentence: findDrawingProblem(drawing),
  }
}
