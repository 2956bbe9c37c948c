import { formatNumber } from '@/lib/words/format-number'

/**
 * A text of the site that contains values in braces, as in '{shown} of {total}'. `fill` replaces them. Only the type has
 * `values`: it tells the compiler the names in the braces.
 */
export type Template<Name extends string = never> = string & { readonly values?: Name }

/** A text that depends on `{count}`: its form for each plural category of the language, 'other' for the rest. */
export type Counted<Name extends string = never> = {
  locale: string
  other: Template<Name | 'count'>
} & Partial<Record<Intl.LDMLPluralRule, Template<Name | 'count'>>>

type Values<Name extends string> = Readonly<Record<Name, string | number>>

/** Puts values into a text. Digits of numbers are grouped: 1,05,000. */
export function fill<Name extends string>(template: Template<Name>, values: Values<Name>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: Name) => formatValue(values[name]))
}

/** Puts a number, and further values, into the form of a text that fits the number: '1 machine', '27 machines'. */
export function fillCount<Name extends string = never>(
  counted: Counted<Name>,
  count: number,
  values?: Values<Name>,
): string {
  return fill<string>(pickForm(counted, count), { ...values, count })
}

/** The form of a text that fits a number. */
function pickForm<Name extends string>(counted: Counted<Name>, count: number): Template<Name | 'count'> {
  return counted[new Intl.PluralRules(counted.locale).select(count)] ?? counted.other
}

/** Splits a text at its values: 'From {price} up' is 'From ', { name: 'price' }, ' up'. */
export function splitTemplate<Name extends string>(template: Template<Name>): (string | { name: Name })[] {
  return template
    .split(/(\{\w+\})/)
    .filter(part => part !== '')
    .map(part => (/^\{\w+\}$/.test(part) ? { name: part.slice(1, -1) as Name } : part))
}

function formatValue(value: string | number) {
  return typeof value === 'number' ? formatNumber(value) : value
}
