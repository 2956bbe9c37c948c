import { stringify } from 'yaml'
import { AUTOMATIONS, BASES, PROCESSES, SUBSTRATES } from './vocabulary'

const choose = (words: readonly string[]) => `one of: ${words.join(' | ')}`

/**
 * The text of a new machine's file: every field with a value that passes the gates, and a comment where there is a choice.
 * The family keeps it out of the nine groups until somebody decides.
 */
export function toNewProductFile(title: string) {
  return `# yaml-language-server: $schema=../schema/product.json
# Change every line below; 'npm run check:content' says what is missing.
id: 1 # number in the price list
${stringify({ title }).trim()}
family: Accessories # or, instead, 'category:' with the title of a group in content/categories.yaml
kind: what sort of machine it is, in a few words
description: |
  One bullet a line
  Another bullet
description2: One sentence that stands beside the picture.
whatItDoes: Two or three sentences on what goes in, what happens, and what comes out.
automation: ${AUTOMATIONS[0]} # ${choose(AUTOMATIONS)}
process: ${PROCESSES.at(-1)} # ${choose(PROCESSES)}
substrates: [${SUBSTRATES[0]}] # some of: ${SUBSTRATES.join(' | ')}
stock:
  - folding carton 210 to 400 gsm
boxStyles: []
applications: []
operators: One operator.
options: []
related: []
stations: []
basis: ${BASES.at(-1)} # ${choose(BASES)}
figures: # see docs/content.md
  - name: Working speed
    upTo: 60
    unit: pcs/min
    quantity: speed
`
}
