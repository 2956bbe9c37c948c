import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import sharp from 'sharp'
import { parse } from 'yaml'
import { readChannels } from '@/lib/colour'
import { FIXTURE_PROJECT } from '@/scripts/export/export-folders'

/** Files whose text a browser, a search engine or a chat program reads. */
const TEXT = /\.(html|css|js|json|xml|txt|svg|webmanifest)$/

/** How far a pixel of a JPEG may differ from the colour that was drawn, in each channel of 255. */
const JPEG_TOLERANCE = 3

type Colours = Record<string, string>

/** The colours of a project by token. */
export function readColours(project: string): Colours {
  return parse(readFileSync(join(project, 'content/brand.yaml'), 'utf8')).colours
}

/** Another colour for each token, of nearly the same contrast: the blue of each colour changes by 8 of 255. */
export function changeColours(colours: Colours): Colours {
  const change = (colour: string) => (Number.parseInt(colour.slice(1), 16) ^ 0x000008).toString(16).padStart(6, '0')
  return Object.fromEntries(Object.entries(colours).map(([token, colour]) => [token, `#${change(colour)}`]))
}

/**
 * Lists where a project of another brand still shows the sample's name, locale or colours: export, data sheets, cards.
 */
export async function findBrandTraces(project: string, exportFolder: string): Promise<string[]> {
  // White and black belong to no brand.
  const old = Object.values(readColours(FIXTURE_PROJECT)).filter(colour => !/^#(f{6}|0{6})$/i.test(colour))
  const traces = new RegExp(['boxwright', '\\ben[-_]IN\\b', ...old].join('|'), 'i')
  const files = readdirSync(join(project, exportFolder), { recursive: true, encoding: 'utf8' })
  const problems = files
    .filter(file => TEXT.test(file))
    .flatMap(file => {
      const [found] = traces.exec(readFileSync(join(project, exportFolder, file), 'utf8')) ?? []
      return found ? [`${file}: has '${found}' of the sample's brand`] : []
    })

  // In a PDF, a colour is three numbers from 0 to 1 before the operator 'sc'.
  const operators = old.map(colour =>
    readChannels(colour)
      .map(channel => channel / 255)
      .join(' '),
  )
  for (const { file, bytes } of readMadeFiles(project, 'data-sheets')) {
    const text = inflateStreams(bytes)
    const found = [...operators.filter(operator => text.includes(`${operator} sc`)), ...(/boxwright/i.exec(text) ?? [])]
    if (found.length > 0) problems.push(`${file}: has ${found.join(', ')} of the sample's brand`)
  }

  // A card has the colour of the plate at its edge.
  const plate = readChannels(readColours(project).plate ?? '')
  for (const { file, bytes } of readMadeFiles(project, 'social')) {
    const pixel = await sharp(bytes).extract({ left: 8, top: 8, width: 1, height: 1 }).raw().toBuffer()
    const isPlate = plate.every((channel, index) => Math.abs(channel - (pixel[index] ?? 0)) <= JPEG_TOLERANCE)
    if (!isPlate) problems.push(`${file}: is not on the colour of the plate, but on ${[...pixel].join(' ')}`)
  }
  return problems
}

/** The files that a step has made in a folder of public/. Throws if there are none: nothing would be checked. */
function readMadeFiles(project: string, folder: string) {
  const entries = readdirSync(join(project, 'public', folder), { withFileTypes: true })
  const names = entries.filter(entry => entry.isFile()).map(({ name }) => name)
  if (names.length === 0) throw new Error(`Nothing was made in public/${folder}`)
  return names.map(file => ({ file, bytes: readFileSync(join(project, 'public', folder, file)) }))
}

/**
 * The text of a PDF with its compressed streams unpacked. The operator 'SC', which sets the colour of lines, is written
 * as 'sc', which sets that of areas.
 */
function inflateStreams(pdf: Buffer) {
  const text = pdf.toString('latin1')
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return '' // A picture, which is not compressed this way.
    }
  })
  return [text, ...streams.map(stream => stream.replaceAll(/ (sc|SC)/g, ' sc'))].join('\n')
}
