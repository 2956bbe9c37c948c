import { useEffect, useState } from 'react'
import type { ComparableMachine } from '@/lib/compare/comparison'
import { fetchMachines } from '@/lib/compare/fetch-machines'
import { MAX_ENQUIRED } from '@/lib/constants'
import { enquiryList } from '@/lib/lists/enquiry-list'
import { formatNames, formatUnknownNote, parseMachineQuery } from '@/lib/lists/machine-query'
import { addLinkedMachines, combineMachines, linkedMachines } from './enquiry'

const NOT_LOADED = 'The machines of this link did not load. Please name them in your message.'

/**
 * Adds the machines in `?machines=a,b` to the enquiry and removes the query from the URL, so that a machine removed by
 * hand does not come back after a reload. If the machines do not load, the query stays for the next reload. Returns a
 * notice for the visitor, or an empty string.
 */
export function useEnquiryLink(): string {
  const [notice, setNotice] = useState('')

  useEffect(() => {
    const { search } = window.location
    const query = new URLSearchParams(search)
    if (!query.has('machines')) return
    const { slugs, unusable } = parseMachineQuery(query)
    const known = combineMachines(enquiryList.get(), linkedMachines.get()).map(({ slug }) => slug)
    const wanted = slugs.filter(slug => !known.includes(slug))
    function finish(found: readonly ComparableMachine[]) {
      const missing = wanted.filter(slug => !found.some(machine => machine.slug === slug))
      const notes = [formatUnknownNote([...missing, ...unusable]), formatFull(addFound(wanted, found))]
      // The visitor may have gone on to another page meanwhile; its query must stay.
      if (window.location.search === search)
        window.history.replaceState(window.history.state, '', window.location.pathname)
      setNotice(notes.filter(Boolean).join(' '))
    }
    if (wanted.length === 0) return finish([])
    fetchMachines(wanted)
      .then(finish)
      .catch(error => {
        console.error('The machines of the link did not load:', error)
        setNotice(NOT_LOADED)
      })
  }, [])

  return notice
}

/**
 * Adds the machines to the enquiry in the order of the link. Returns the titles of those for which there was no room.
 */
function addFound(wanted: readonly string[], found: readonly ComparableMachine[]): string[] {
  const machines = wanted
    .flatMap(slug => found.find(machine => machine.slug === slug) ?? [])
    .map(({ slug, title, process }) => ({ slug, title, process, quantity: 1, note: '' }))
  return addLinkedMachines(machines).map(({ title }) => title)
}

/** In the past tense, because the visitor may remove machines while the notice is shown. */
function formatFull(left: readonly string[]): string {
  if (left.length === 0) return ''
  return `The enquiry list was full with ${MAX_ENQUIRED} machines; not added: ${formatNames(left)}. Send it or remove a machine first.`
}
