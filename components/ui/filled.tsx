import { Fragment, type ReactNode } from 'react'
import { splitTemplate, type Template } from '@/lib/words'

type FilledProps<Name extends string> = { text: Template<Name>; parts: Readonly<Record<Name, ReactNode>> }

/** A text whose values may be elements, such as links. Each piece of text gets an element of its own, for translators. */
export function Filled<Name extends string>({ text, parts }: FilledProps<Name>) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their order
  return splitTemplate(text).map((part, index) => {
    const shown = typeof part === 'string' ? part : parts[part.name]
    return typeof shown === 'object' ? <Fragment key={index}>{shown}</Fragment> : <span key={index}>{shown}</span>
  })
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
