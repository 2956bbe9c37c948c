/** A field that two people have changed at once: its label, and what each of them wrote. */
export type Question = { label: string; mine: string; theirs: string }

const STYLE = 'max-width: 44rem; font: 16px/1.5 system-ui; user-select: text; -webkit-user-select: text'

/**
 * Shows a dialog with both values of each field. Resolves to whether one's own value stays, for each; null if they want
 * to go on editing.
 */
export function askWhichStay(questions: readonly Question[]): Promise<boolean[] | null> {
  const dialog = create('dialog', { style: STYLE }, [
    create('h2', { id: 'both-changed' }, ['Somebody else has changed the same']),
    create('p', {}, [
      'Both of you have changed what follows. Choose what is saved; all other changes of both are kept.',
    ]),
  ])
  dialog.setAttribute('aria-labelledby', 'both-changed')
  const form = create('form', { method: 'dialog' }, [
    ...questions.map(({ label, ...values }, index) =>
      create('fieldset', { style: 'margin-block: 1rem' }, [
        create('legend', {}, [label]),
        createChoice(index, 'mine', `You wrote: ${values.mine}`),
        createChoice(index, 'theirs', `Somebody else wrote: ${values.theirs}`),
      ]),
    ),
    create('button', { value: 'save' }, ['Save this']),
    ' ',
    create('button', { value: '', formNoValidate: true }, ['Go on editing, save nothing']),
  ])
  dialog.append(form)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise(resolve => {
    dialog.addEventListener('close', () => {
      const chosen = new FormData(form)
      dialog.remove()
      resolve(dialog.returnValue ? questions.map((_, index) => chosen.get(String(index)) === 'mine') : null)
    })
  })
}

/** A radio button with its text; `index` is the number of the question. */
function createChoice(index: number, value: string, text: string) {
  const input = create('input', { type: 'radio', name: String(index), value, required: true }, [])
  return create('label', { style: 'display: block; white-space: pre-wrap' }, [input, ' ', text])
}

/** Creates an element with properties and children. */
function create<Name extends keyof HTMLElementTagNameMap>(name: Name, options: object, children: (Node | string)[]) {
  const element = Object.assign(document.createElement(name), options)
  element.append(...children)
  return element
}
