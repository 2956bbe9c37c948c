import type { Counted, Template } from '@/lib/words'

/** A group of texts: each is a text, a text with plural forms (a group with a key `other`), or a further group. */
export type Texts = { readonly [key: string]: string | Texts }

/**
 * The texts of a feature as they ship with the code, and what there is to know of them. Paths have dots: 'page.title'.
 */
export type DefaultWords = {
  /** What the form of these texts is called in the editor. */
  readonly title: string
  /** Texts that docs/requirements.md prescribes to the letter: no content may change them. */
  readonly prescribed?: readonly string[]
  /**
   * Paths of groups that content may extend: each names values of the content, as 'materials' has `felt: 'wool felt'`.
   * A value without a name is shown as it is.
   */
  readonly open?: readonly string[]
  /** Names of sheets, which spreadsheet programs must take. */
  readonly sheetNames?: readonly string[]
  /** Names of spreadsheet files. */
  readonly fileNames?: readonly string[]
  readonly texts: Texts
}

/** The values in braces of a text: 'shown' | 'total' of '{shown} of {total}'. */
type ValuesOf<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValuesOf<Rest>
  : never

/** The type of texts in force, whichever language or content they come from: their keys and values in braces. */
type InForce<Part, Open extends string, Path extends string> = Path extends Open
  ? Record<string, Template>
  : Part extends string
    ? Template<ValuesOf<Part>>
    : Part extends { readonly other: infer Other extends string }
      ? Counted<Exclude<ValuesOf<Other>, 'count'>>
      : {
          [Key in keyof Part & string]: InForce<Part[Key], Open, Path extends '' ? Key : `${Path}.${Key}`>
        }

/** The texts in force of a feature. */
export type WordsOf<Own extends DefaultWords> = InForce<
  Own['texts'],
  Own extends { readonly open: readonly (infer Open extends string)[] } ? Open : never,
  ''
>
