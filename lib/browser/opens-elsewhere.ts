type Press = Pick<MouseEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Whether a key is held with which the browser opens or saves a pressed link elsewhere: the page leaves it alone. */
export function opensElsewhere({ altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return altKey || ctrlKey || metaKey || shiftKey
}
