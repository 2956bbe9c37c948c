/**
 * The configuration of Sveltia CMS, which the editor is built on, made from the zod schemas of the content: a form for
 * each content file, and one that all machines share.
 */
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { MAX_PICTURE_MB } from '@/lib/content/files/limits'
import { glossarySchema } from '@/lib/content/language/check-languages'
import { languageSchema, listLanguageCodes } from '@/lib/content/language/language-file'
import { listTranslatable } from '@/lib/content/language/translate'
import { paths } from '@/lib/paths'
import { getSchemaFile, SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'
import { toFields } from './fields'
import type { Schema } from './schema'
import { mayBeEmpty, openGroups } from './word-form'

/**
 * The longer side to which an uploaded original is scaled down, in pixels: the width at which the site crops and fades
 * it (`fullWidth` in scripts/pictures/settings.ts), half as much again as the widest file that it makes.
 */
const PICTURE_PX = 2400

/** The files of a language that have a schema of their own; all others contain only translated texts. */
const OWN_SCHEMAS: typeof SCHEMAS = { 'language.yaml': languageSchema, 'glossary.yaml': glossarySchema }

/**
 * A form. `file` is its file below content/; null for the form of machines, each of which has a file. `schema` is the
 * JSON Schema of the file; null for a translation. `language` is the code of the language to which the file belongs.
 */
export type Form = { name: string; label: string; file: string | null; schema: Schema | null; language?: string }

/** The form of each schema, and of each file that a language could translate. `files` are the paths of content/. */
export function listForms(files: readonly string[]): Form[] {
  const forms = Object.entries(SCHEMAS).map(([name, fileSchema]): Form => {
    const file = name === 'product' ? null : getSchemaFile(name)
    const schema = toJsonSchema(fileSchema) as Schema
    return {
      name,
      label: schema.title ?? name,
      file,
      schema: mayBeEmpty({ file, schema }) ? openGroups(schema) : schema,
    }
  })
  // The form of terms, which many machines share, is that of a translation too.
  const names = [...Object.keys(OWN_SCHEMAS), 'terms.yaml', ...listTranslatable({ list: () => files })]
  const toTranslation = (language: string, name: string): Form => {
    const schema = OWN_SCHEMAS[name] ? (toJsonSchema(OWN_SCHEMAS[name]) as Schema) : null
    // The title of the form in English, or the slug of a machine: 'products/gluer.yaml' is 'gluer'.
    const label = forms.find(({ file }) => file === name)?.label ?? name.replace(/^products\/|\.yaml$/g, '')
    return { name: `${language}-${name.replace(/\W/g, '-')}`, label, file: `${language}/${name}`, schema, language }
  }
  return [...forms, ...listLanguageCodes(files).flatMap(language => names.map(name => toTranslation(language, name)))]
}

/** Sveltia's fields of a form. Those whose names begin with an underscore are not saved in the file. */
export function listEditorFields({ name: format, file, schema }: Form): Field[] {
  const common = { required: false, preview: false }
  const gate = { name: '_gate', label: 'Mistakes', widget: 'gate', format, ...common } as Field
  if (!schema) {
    const label = 'All texts have been compared with the English'
    const compared = { name: 'compared', label, widget: 'boolean', ...common } as Field
    return [gate, compared, { name: 'texts', label: 'Texts', widget: 'translation', file, ...common } as Field]
  }
  const hint = 'Rows of a spreadsheet or of a sheet: name, value, unit. What is listed below is added to the figures'
  const paste = { name: '_paste', label: 'Paste a table', widget: 'paste', hint, ...common } as Field
  // A pasted table may contain all figures, so Sveltia must require none here; the list of mistakes has missing ones.
  const toFigures = (field: Field) => [paste, { ...field, required: false, min: undefined } as Field]
  // The slug of a machine is no field of its form: Sveltia has a control for it beside the form.
  const fields = toFields(schema).filter(({ name }) => file || name !== 'slug')
  return [gate, ...fields.flatMap(field => (field.name === 'figures' ? toFigures(field) : field))]
}

/** The collection of machines, each an entry with its own file. */
function createProducts(form: Form): Collection {
  return {
    name: 'products',
    label: 'Machines',
    label_singular: 'Machine',
    icon: 'precision_manufacturing',
    folder: 'content/products',
    extension: 'yaml',
    format: 'product',
    slug: {
      template: '{{title}}',
      hint: 'The address of its page. It stays when the title changes; change it here, and the old one leads to the new one',
    },
    thumbnail: ['picture', '/content/images/products/{{slug}}.webp'],
    preview_path: paths.product('{{slug}}').slice(1),
    // Sveltia would keep former addresses in a field of its own; here formerTitles has them.
    aliases_field: false,
    sortable_fields: { fields: ['position', 'title', 'id'], default: { field: 'position' } },
    view_groups: ['category', 'process', 'automation'].map(field => ({ label: field, field })),
    media_folder: '/content/images/products',
    // With '.', Sveltia writes './tray-former.webp' into the field, without the folder.
    public_folder: '.',
    fields: listEditorFields(form),
  }
}

/**
 * The page that shows the content of a form.
 * @param name the name of the form
 * @param slug that of the machine in the form. For the words of machine pages, that of any machine; '' if there is none
 */
export function getPage(name: string, slug: string): string {
  // 'product' is the form of machines, 'words-product' that of the words on their pages.
  if (/product$/.test(name) && slug) return paths.product(slug)
  if (/^line-|planner/.test(name)) return paths.linePlanner
  if (/company|contact/.test(name)) return paths.contact
  if (/applications/.test(name)) return paths.applications
  if (/boxes/.test(name)) return paths.about
  if (/privacy/.test(name)) return paths.privacy
  if (/terms|glossary/.test(name)) return paths.glossary
  return /catalogue|search|lists/.test(name) ? paths.products : paths.home
}

/** A single file with its form. */
function toFile(form: Form): CollectionFile {
  const { name, label, file, language } = form
  // A translation leads to the home page of its language.
  const preview_path = language || getPage(name, '').slice(1) || '/'
  const common = { name, label, file: `content/${file}`, format: name, preview_path, fields: listEditorFields(form) }
  // The site beside the editor is built in its own language only.
  return language ? { ...common, editor: { preview: false } } : common
}

/** The collection of a language: its translated files. */
function createLanguage(language: string, forms: readonly Form[]): Collection {
  const label = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  const files = forms.filter(form => form.language === language).map(toFile)
  return { name: language, label, icon: 'translate', files }
}

/** Where the content is kept, the site that shows it, and whether its page is shown beside a form. */
type Options = { backend: CmsConfig['backend']; siteUrl: string; hasPreview: boolean }

/** The configuration of the forms. With a backend that supports pull requests, each save opens one. */
export function createConfig(forms: readonly Form[], { backend, siteUrl, hasPreview }: Options): CmsConfig {
  const languages = new Set(forms.flatMap(({ language }) => language ?? []))
  return {
    load_config_file: false,
    app_title: 'Content',
    backend,
    site_url: siteUrl,
    publish_mode: backend.name === 'github' || backend.name === 'gitlab' ? 'editorial_workflow' : 'simple',
    editor: { preview: hasPreview },
    media_folder: 'content/images',
    media_libraries: {
      stock_assets: false,
      default: {
        config: {
          slugify_filename: true,
          max_file_size: MAX_PICTURE_MB * 1024 * 1024,
          transformations: { raster_image: { format: 'webp', quality: 90, width: PICTURE_PX, height: PICTURE_PX } },
        },
      },
    },
    // The pictures of machines belong to their collection.
    asset_collections: ['applications', 'boxes', 'views'].map(name => ({
      name: `pictures-${name}`,
      label: `Pictures: ${name}`,
      media_folder: `content/images/${name}`,
    })),
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    collections: [
      ...forms.filter(({ file }) => !file).map(createProducts),
      ...[...languages].map(language => createLanguage(language, forms)),
    ],
    singletons: forms.filter(({ file, language }) => file && !language).map(toFile),
  }
}
