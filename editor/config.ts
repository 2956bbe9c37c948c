/** Sveltia's configuration, made from the schemas of the gate: a form for each content file, and one for machines. */
import type { CmsConfig, Collection, CollectionFile, Field } from '@sveltia/cms'
import { MAX_PICTURE_MB } from '@/lib/content/files/limits'
import { paths } from '@/lib/paths'
import { getSchemaFile, SCHEMAS, toJsonSchema } from '@/scripts/content-schema/json-schemas'
import { toFields } from './fields'
import type { Schema } from './values'

/** The field that shows what the gate finds; no file has it. */
export const GATE = '_gate'

/** The field above the figures that takes a pasted table. */
export const PASTE = '_paste'

/** Originals are kept no larger than the site shows them on the largest screen. */
const PICTURE_PX = 2400

/** The forms: the name of each schema, its JSON Schema, and its file; machines have one each. */
export const FORMS = Object.entries(SCHEMAS).map(([name, schema]) => ({
  name,
  schema: toJsonSchema(schema) as Schema,
  file: name === 'product' ? null : getSchemaFile(name),
}))

function toForm(format: string, schema: Schema): Field[] {
  const common = { required: false, preview: false }
  const gate = { name: GATE, label: 'Mistakes', widget: 'gate', format, ...common } as Field
  const hint = 'Rows of a spreadsheet or of a sheet: name, value, unit. What is listed below is added to the figures'
  const paste = { name: PASTE, label: 'Paste a table', widget: 'paste', hint, ...common } as Field
  // A pasted table may be all the figures that there are; whether there are too few, the gate says.
  const toFigures = (field: Field) => [paste, { ...field, required: false, min: undefined } as Field]
  return [gate, ...toFields(schema).flatMap(field => (field.name === 'figures' ? toFigures(field) : field))]
}

function createProducts(schema: Schema): Collection {
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
      editable: true,
      hint: 'Follows from the title: lower case, hyphens for spaces, no other signs',
    },
    summary: '{{title}}',
    thumbnail: ['picture', '/content/images/products/{{slug}}.webp'],
    preview_path: paths.product('{{slug}}').slice(1),
    // Former addresses stand in formerTitles.
    aliases_field: false,
    sortable_fields: { fields: ['position', 'title', 'id'], default: { field: 'position' } },
    view_groups: ['category', 'process', 'automation'].map(field => ({ label: field, field })),
    media_folder: '/content/images/products',
    // A picture is named by its file: './tray-former.webp'.
    public_folder: '.',
    fields: toForm('product', schema),
  }
}

/**
 * The configuration for a place where the content is kept. With one that has pull requests, each save is one.
 * @param siteUrl the site that shows the content
 * @param hasPreview whether its page stands beside a form
 */
export function createConfig(backend: CmsConfig['backend'], siteUrl: string, hasPreview: boolean): CmsConfig {
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
    slug: { encoding: 'ascii', clean_accents: false, sanitize_replacement: '-' },
    collections: FORMS.filter(({ file }) => !file).map(({ schema }) => createProducts(schema)),
    singletons: FORMS.filter(({ file }) => file).map(
      ({ name, file, schema }): CollectionFile => ({
        name,
        label: schema.title ?? name,
        file: `content/${file}`,
        format: name,
        fields: toForm(name, schema),
      }),
    ),
  }
}
