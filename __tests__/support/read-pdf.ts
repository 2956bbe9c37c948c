import { inflateSync } from 'node:zlib'

/** An element of a PDF's structure, for screen readers. `isEmpty` if it has neither text nor further parts. */
export type ReadPart = { kind: string; alt: string; scope: string; isEmpty: boolean; parts: ReadPart[] }

/** The structure of a PDF made by pdfkit. `texts` are the texts that represent drawn glyphs, in drawing order. */
export type ReadPdf = {
  isMarked: boolean
  lang: string
  document: ReadPart
  texts: string[]
  /** Per page: operators that begin and that end marked content, and those that draw outside of any. */
  pages: { begun: number; ended: number; unmarked: number }[]
}

/** Reads the structure and the texts of a PDF that pdfkit has made. */
export function readPdf(pdf: Buffer): ReadPdf {
  // An object stands between '12 0 obj' and 'endobj', and others refer to it as '12 0 R'.
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)].map(([, id, body]) => [id, body]),
  )
  const follow = (reference = '') => objects.get(/^(\d+) 0 R/.exec(reference)?.[1]) ?? ''
  const all = [...objects.values()].map(String)
  const catalogue = all.find(body => body.includes('/Type /Catalog')) ?? ''
  /** What follows a name, such as /Lang, in the text of an object. */
  const readAfter = (body: string, name: string) => body.split(`/${name} `)[1] ?? ''
  const root = follow(readAfter(catalogue, 'StructTreeRoot'))
  const streams = all
    .filter(body => body.includes('/Type /Page\n'))
    .map(page => readStream(follow(readAfter(page, 'Contents'))))

  function readPart(body: string): ReadPart {
    // /K lists the children, and /S is the kind.
    const children = /\/K \[(.*?)\]/s.exec(body)?.[1] ?? ''
    const parts = [...children.matchAll(/\d+ 0 R/g)]
      .map(([reference]) => readPart(follow(reference)))
      .filter(({ kind }) => kind)
    return {
      kind: /\/S \/(\w+)/.exec(body)?.[1] ?? '',
      alt: readString(readAfter(body, 'Alt')),
      scope: /\/Scope \/(\w+)/.exec(body)?.[1] ?? '',
      isEmpty: children.trim() === '',
      parts,
    }
  }
  return {
    isMarked: follow(readAfter(catalogue, 'MarkInfo')).includes('/Marked true'),
    lang: readString(readAfter(catalogue, 'Lang')),
    document: readPart(follow(/\/K \[(\d+ 0 R)/.exec(root)?.[1])),
    texts: streams.flatMap(stream => stream.split('/ActualText ').slice(1).map(readString)),
    pages: streams.map(countMarks),
  }
}

/** The pages on which something is drawn outside of marked content, or marked content does not end: from 1. */
export function listUntaggedPages(pages: ReadPdf['pages']): number[] {
  return pages.flatMap(({ begun, ended, unmarked }, index) => (begun === ended && unmarked === 0 ? [] : [index + 1]))
}

/** Lists an element and all below it. */
export function listParts(part: ReadPart): ReadPart[] {
  return [part, ...part.parts.flatMap(listParts)]
}

/** The drawing operators of a page, uncompressed. */
function readStream(body: string): string {
  const [, bytes = ''] = /stream\n(.*)\nendstream/s.exec(body) ?? []
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}

/** The string in brackets at the start of a text: in UTF-16 if it begins with the mark of that. */
function readString(text: string): string {
  const [, escaped = ''] = /^\(((?:\\.|[^\\)])*)\)/s.exec(text) ?? []
  const plain = escaped.replace(
    /\\(.)/gs,
    (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign,
  )
  if (!plain.startsWith('\xfe\xff')) return plain
  return Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le')
}

/**
 * Counts the operators of a page that begin (BDC, BMC) or end (EMC) marked content, and those that draw (S, f, B, TJ,
 * Do) outside of it.
 */
function countMarks(stream: string) {
  const count = { begun: 0, ended: 0, unmarked: 0 }
  for (const line of stream.split('\n')) {
    if (/ (BDC|BMC)$/.test(line)) count.begun++
    else if (line === 'EMC') count.ended++
    else if (/(^| )(S|f|B|TJ|Do)$/.test(line) && count.begun === count.ended) count.unmarked++
  }
  return count
}
