/**
 * `npm run content:schema`: writes the JSON Schemas of content/schema that are out of date. `npm run dev`, `npm run
 * edit` and `npm run check:content` do so by themselves.
 */
import { writeSchemas } from './content-schema/write-schemas'

for (const path of writeSchemas('content')) console.info(`Wrote ${path}`)
