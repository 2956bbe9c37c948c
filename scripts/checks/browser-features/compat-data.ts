import bcd from '@mdn/browser-compat-data'
import type { Identifier } from '@mdn/browser-compat-data/types'
import { findYounger } from './floor'

/** All entries of the compatibility data that one spelling may mean: a method `any` may be that of several objects. */
export type Meanings = readonly string[]

/** A place where a platform feature is used, with ids such as 'css.properties.overflow.clip'. */
export type Use = { ids: Meanings; file: string; line: number }

const TREE: Identifier = {
  api: bcd.api,
  css: bcd.css,
  html: bcd.html,
  javascript: bcd.javascript,
  svg: bcd.svg,
}

/** The entry of an id, with what stands below it. */
export function findEntry(id: string): Identifier | undefined {
  // Own keys only: `constructor` and `toString` are names of features too.
  return id
    .split('.')
    .reduce<Identifier | undefined>((entry, key) => (entry && Object.hasOwn(entry, key) ? entry[key] : undefined), TREE)
}

/** Whether the compatibility data know a feature. */
export function isKnown(id: string): boolean {
  return findEntry(id)?.__compat !== undefined
}

/** The browsers of the floor that lack a feature; empty also where the data do not know it. */
export function findLacking(id: string): string[] {
  const compat = findEntry(id)?.__compat
  return compat ? findYounger(compat.support) : []
}
