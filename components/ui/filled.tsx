import { Fragment, type ReactNode } from 'react'
import { splitTemplate, type Template } from '@/lib/words'

type FilledProps<Name extends string> = { text: Template<Name>; parts: Readonly<Record<Name, ReactNode>> }

/** A text whose values are elements, such as links. A text that changes at run time stands in an element of its own. */
export function Filled<Name extends string>({ text, parts }: FilledProps<Name>) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their order
  return splitTemplate(text).map((part, index) =>
    typeof part === 'string' ? <span key={index}>{part}</span> : <Fragment key={index}>{parts[part.name]}</Fragment>,
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
