import { Fragment, type ReactNode } from 'react'
import { splitTemplate, type Template } from '@/lib/words'

type FilledProps<Name extends string> = { text: Template<Name>; parts: Readonly<Record<Name, ReactNode>> }

/** A text whose values are elements, such as links. A text that changes at run time stands in an element of its own. */
export function Filled<Name extends string>({ text, parts }: FilledProps<Name>) {
  return splitTemplate(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
    typeof part === 'string' ? part : <Fragment key={index}>{parts[part.name]}</Fragment>,
  )
}
