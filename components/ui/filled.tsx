import { Fragment, type ReactNode } from 'react'
import { splitTemplate, type Template } from '@/lib/words'

type FilledProps<Name extends string> = {
  /** A text with names in braces: 'Write to {email}.' */
  text: Template<Name>
  /** What stands for each name. */
  parts: Readonly<Record<Name, ReactNode>>
}

/**
 * A text in which values take the places of names; they may be elements, such as links. Each piece of text is in an
 * element of its own: a browser that translates the page replaces text nodes, and React finds only elements again.
 */
export function Filled<Name extends string>({ text, parts }: FilledProps<Name>) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text keep their order
  return splitTemplate(text).map((part, index) => {
    const shown = typeof part === 'string' ? part : parts[part.name]
    return typeof shown === 'object' ? <Fragment key={index}>{shown}</Fragment> : <span key={index}>{shown}</span>
  })
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
