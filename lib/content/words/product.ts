import 'server-only'
import { z } from 'zod'
import { SERVICE_TOPICS } from '@/lib/trade/product/vocabulary'
import { counted, template, templates, word, words, wordsFile } from './entries'

/** Words of a machine's page, its 3-D view and its fit check, of the service facts, and of pages that are not found. */
export const productWords = wordsFile('Words of a machine’s page', {
  products: word,
  ratings: z.strictObject(words('title', 'sample', 'stars')),
  actions: z.strictObject({
    ...words('quote', 'price', 'chat'),
    chatText: template('title'),
    dataSheet: template('size'),
  }),
  viewer: z.strictObject({
    ...words('stations', 'stationsNotToScale', 'turn', 'codeFailed'),
    region: template('title'),
    ...words('role', 'help', 'drag'),
    station: template('number', 'count', 'name'),
    ...words('close', 'fullScreen', 'loading', 'notToScale', 'tryAgain', 'pressStation', 'turnAndZoom', 'viewsLabel'),
    moves: z.strictObject(words('left', 'right', 'higher', 'lower', 'closer', 'farther')),
    views: z.strictObject(words('operator', 'infeed', 'delivery', 'above', 'start')),
    sides: z.strictObject({
      ...words('operator', 'operatorAndDelivery', 'delivery', 'backAndDelivery'),
      ...words('back', 'backAndInfeed', 'infeed', 'operatorAndInfeed'),
    }),
    fromAbove: template('side'),
    problems: z.strictObject(words('unsupported', 'network', 'damaged', 'tooLarge', 'lost')),
  }),
  tabs: z.strictObject({
    ...words(
      'label',
      'description',
      'noPoints',
      'details',
      'sampleBox',
      'material',
      'materialValue',
      'size',
      'sizeValue',
    ),
    ...words('color', 'colorValue', 'reviews', 'sampleText', 'review1', 'review2'),
  }),
  sections: z.strictObject(words('work', 'specifications', 'views', 'applications', 'line', 'service', 'related')),
  ...words('models'),
  fold: z.strictObject(words('show', 'hide')),
  ...templates(['specificationsOf', 'modelsOf'], 'title'),
  floorSpace: z.strictObject({
    ...words('title', 'note', 'length', 'width', 'height', 'weight'),
    drawing: template('length', 'height', 'width'),
  }),
  views: z.strictObject({ ...words('label', 'close', 'operator', 'delivery'), alt: template('title', 'view') }),
  samples: z.strictObject({ all: template('count') }),
  line: z.strictObject({
    ...words('before', 'first', 'own', 'after', 'last', 'addedTo', 'plans', 'plan'),
    styles: template('styles'),
    boughtIn: template('step'),
  }),
  fit: z.strictObject({
    hall: template('length', 'width'),
    ...words('form', 'metres', 'length', 'width', 'check', 'checking', 'badHall', 'basis'),
    ...templates(['fitsEitherWay'], 'machine', 'hall', 'basis'),
    fitsOneWay: template('side', 'machine', 'hall', 'basis'),
    doesNotFit: template('machine', 'hall', 'lack', 'basis'),
    sideTooShort: template('machine', 'side'),
    otherSide: template('side', 'other', 'machine'),
    floor: template('long', 'short'),
    short: template('long'),
    narrow: template('short'),
    shortAndNarrow: template('long', 'short'),
    note: template('hall', 'result'),
    ...words('fits', 'shorterFit', 'noneFits', 'quote'),
  }),
  service: z.strictObject({
    ...words('title', 'open', 'help'),
    contact: template('phone', 'email'),
    topics: z.record(z.enum(SERVICE_TOPICS), word),
  }),
  sheet: z.strictObject({
    ...words('title', 'views', 'models', 'rated', 'floor', 'sales', 'service', 'email', 'address'),
    view: template('view'),
  }),
  neighbours: z.strictObject({ label: template('group'), ...words('previous', 'next') }),
  print: template('name', 'address', 'sales', 'service', 'email', 'url'),
  former: z.strictObject({ renamed: template('title'), ...words('removed', 'successors', 'ask') }),
  notFound: z.strictObject({
    ...words('product', 'page', 'planner', 'home', 'machines'),
    text: counted(),
    nearest: template('machine'),
  }),
})
