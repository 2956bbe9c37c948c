import 'server-only'
import { z } from 'zod'
import type { ContentSource } from '@/lib/content/files/content-source'
import { line, text } from '@/lib/content/files/fields'
import { parseFile } from '@/lib/content/files/parse-file'
import type { Problem } from '@/lib/content/files/problem'

/** The file that makes a folder of content/ a language. */
export const LANGUAGE_FILE = 'language.yaml'

/** A file below node_modules. */
const packageFile = z.string().regex(/^[@\w./-]{1,200}$/, { error: 'is not a file of an installed package' })

/** Schema of content/<language>/language.yaml. */
export const languageSchema = z
  .strictObject({
    name: line.meta({ description: 'What the language calls itself: the text of the switch' }),
    locale: z
      .string()
      .regex(/^[a-z]{2,3}-[A-Z]{2}$/, { error: "is not a locale. Write language and country, like 'hi-IN'" }),
    direction: z.enum(['ltr', 'rtl']).default('ltr'),
    fonts: z
      .strictObject({
        letters: packageFile.meta({
          description: 'A variable font with its letters alone: a file of an installed package',
        }),
        text: packageFile.meta({ description: 'A font for print, with Latin letters too' }),
        strong: packageFile.meta({ description: 'The same in bold' }),
        system: z
          .array(z.string().regex(/^[\w -]{1,60}$/, { error: 'is not the name of a font' }))
          .default([])
          .meta({ description: 'Fonts that systems have for its letters, shown until its own has loaded' }),
        headingLine: z
          .number()
          .min(1)
          .max(2)
          .meta({ description: 'Line height of headings, for marks above and below' }),
      })
      .optional()
      .meta({ description: 'Where the font of the site lacks its letters' }),
    notice: text.meta({ description: 'On each page: it is a translation, and the first language is binding' }),
    partly: text.meta({ description: 'On pages of which a part is not translated' }),
    loanWords: z
      .array(line)
      .default([])
      .meta({ description: 'Words in Latin letters that its texts may have, besides units and codes' }),
  })
  .meta({ title: 'A language' })

/** A further language of the site, with its code: the name of its folder. */
export type Language = z.output<typeof languageSchema> & { code: string }

/** The codes of the languages among the paths of content/: the names of their folders. */
export function listLanguageCodes(paths: readonly string[]): string[] {
  return paths.flatMap(path => /^(?<code>[a-z]{2,3})\/language\.yaml$/.exec(path)?.groups?.code ?? []).sort()
}

/** The further languages, without the site's own. `problems` gets the mistakes in their files, if it is given. */
export function readLanguages(source: ContentSource, problems: Problem[] = []): Language[] {
  return listLanguageCodes(source.list()).flatMap(code => {
    const file = parseFile(source, `${code}/${LANGUAGE_FILE}`, languageSchema, problems)
    return file ? { ...file.value, code } : []
  })
}
