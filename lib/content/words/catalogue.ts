import 'server-only'
import { z } from 'zod'
import { AUTOMATIONS, MATERIALS, PROCESSES } from '@/lib/trade/product/vocabulary'
import { counted, template, templates, word, words, wordsFile } from './entries'

/** Words of the product list with its search and filters, and of the category pages. */
export const catalogueWords = wordsFile('Words of the product list and the category pages', {
  page: z.strictObject({
    ...words('title', 'planner', 'list'),
    numbered: template('number'),
    description: template('count'),
    numberedDescription: template('number', 'count'),
    unsure: template('planner'),
  }),
  search: z.strictObject({ ...words('label', 'submit'), placeholder: counted() }),
  searchKey: z.strictObject(words('turnOff', 'turnOn', 'isOff')),
  searchNotes: z.strictObject({
    ...words('unreadable', 'whatToWrite', 'partial', 'quantity', 'planner', 'ask'),
    reading: template('typed', 'words'),
    answer: template('name', 'text'),
    ...templates(['notSold', 'nearest'], 'typed', 'name'),
    missing: template('words'),
    untold: template('typed'),
    ...templates(['stated', 'statedOther'], 'typed', 'machines', 'count', 'total'),
    inches: template('sizes'),
  }),
  filters: z.strictObject({
    ...words('title', 'notStated', 'from', 'to'),
    ...templates(['inUse', 'more'], 'count'),
    show: counted(),
    machines: z.strictObject(words('one', 'other')),
    ...templates(['range', 'rangeGroup'], 'title', 'unit'),
    chips: z.strictObject({
      named: template('title', 'value'),
      notStated: template('title'),
      range: template('title', 'range'),
      ...templates(['between', 'betweenOrNot'], 'min', 'max', 'unit'),
      ...templates(['atLeast', 'atLeastOrNot'], 'min', 'unit'),
      ...templates(['atMost', 'atMostOrNot'], 'max', 'unit'),
      onlyNot: word,
      search: template('search'),
    }),
  }),
  /** Titles of the filters. They reach the browser with the filters themselves. */
  facets: z.strictObject({
    givenIn: template('title'),
    titles: z.strictObject(
      words('category', 'process', 'substrate', 'automation', 'application', 'speed', 'width', 'stock'),
    ),
  }),
  process: z.strictObject(words(...PROCESSES)),
  material: z.strictObject(words(...MATERIALS)),
  automation: z.strictObject(words(...AUTOMATIONS)),
  results: z.strictObject({
    ...words('searching', 'clear', 'sort', 'best', 'catalogue', 'byTitle', 'showFewer'),
    showAll: template('count'),
    machines: counted(),
    more: template('count', 'total'),
    remove: template('filter'),
  }),
  notes: z.strictObject({
    ...words('retry', 'noMatchOfFilters', 'contact', 'popular'),
    ignored: template('parts'),
    ignoredMore: template('parts', 'count'),
    parts: z.strictObject({
      ...templates(['value', 'second', 'longList'], 'value'),
      named: template('name', 'value'),
      ...words('longAddress', 'longSearch'),
    }),
    failed: z.strictObject(words('search', 'list')),
    noMatch: template('search'),
    without: counted('filter'),
    nearest: template('category'),
    describe: template('contact'),
  }),
  pages: z.strictObject({ ...words('previous', 'next'), label: template('title'), page: template('number') }),
  category: z.strictObject({
    numbered: template('title', 'number'),
    machines: word,
    figures: z.strictObject({
      ...words('title', 'scroll', 'sort', 'machine', 'notStated'),
      table: template('title'),
      columns: z.strictObject(words('speed', 'size', 'stock', 'power', 'weight', 'overallSize')),
    }),
    jobs: z.strictObject({ title: word, note: template('automation', 'figure') }),
  }),
})
