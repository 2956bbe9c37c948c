import { stringify } from 'yaml'
import { AUTOMATIONS, BASES, PROCESSES, STOCK_FORMS, SUBSTRATES } from '@/lib/content/files/vocabulary'

const choose = (words: readonly string[]) => `one of: ${words.join(' | ')}`

/**
 * The YAML text of a new machine's file. It has every field; those that only somebody who knows the machine can fill in
 * are empty, and the content check reports each of them until it is filled in.
 */
export function createNewProductFile(title: string) {
  return `# yaml-language-server: $schema=../schema/product.json
# Fill in every line that is empty; 'npm run check:content' says which are. Remove the lines that say so, if they do not fit.
id: # number in the price list
${stringify({ title }).trim()}
category: # title of a group in content/categories.yaml; remove the line for a machine outside the groups
family: # or, instead: a family in content/categories.yaml; remove the line for a machine of a group
kind: # what sort of machine it is, in a few words without a capital
description: # one bullet a line, below '|' as in the other files; '' for none
description2: '' # one sentence that stands beside the picture
whatItDoes: # two or three sentences on what goes in, what happens, and what comes out
automation: # ${choose(AUTOMATIONS)}
process: # ${choose(PROCESSES)}
infeed: # ${choose(STOCK_FORMS)}; what goes in
delivery: # ${choose(STOCK_FORMS)}; what comes out
substrates: # some of, like [paper, film]: ${SUBSTRATES.join(' | ')}
stock: # each on a line of its own, like '- folding carton 210 to 400 gsm' or '- corrugated E flute'
boxStyles: []
applications: []
operators: # how many people, in a sentence
options: []
related: []
stations: []
basis: # ${choose(BASES)}
figures: # see docs/content.md
  - name: Working speed
    upTo:
    unit: pcs/min
    quantity: speed
  - name: Installed power
    value:
    unit: kW
    quantity: power
  - name: Net weight
    value:
    unit: kg
    quantity: weight
  - name: Overall size (L × W × H)
    size: # like [4200, 1500, 1650]
    unit: mm
    quantity: overall-size
`
}
