import { useEffect, useState } from 'react'
import { fetchMachines } from '@/lib/adapters/machine-data'
import { readMachineList, writeMachineList } from '@/lib/adapters/machine-list-store'
import { parseMachineQuery } from '@/lib/catalogue/machine-query'
import { MAX_ENQUIRED } from '@/lib/constants'

const GONE = 'A machine of this link is no longer in the catalogue; the others are in the list.'
const NOT_LOADED = 'The machines of this link did not load. Please name them in your message.'

/**
 * Adds the machines of `?machines=a,b` to the enquiry list, once, and takes them out of the address, so that a machine
 * removed by hand does not come back with a reload; where they did not load, a reload asks for them again. Returns what the
 * visitor should know about it.
 */
export function useEnquiryLink() {
  const [notice, setNotice] = useState('')

  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const named = parseMachineQuery(query)
    const slugs = named.slugs.slice(0, MAX_ENQUIRED)
    const known = readMachineList('enquiry').map(({ slug }) => slug)
    const wanted = slugs.filter(slug => !known.includes(slug))
    function forgetQuery() {
      if (query.has('machines')) window.history.replaceState(window.history.state, '', window.location.pathname)
    }
    if (named.unusable.length > 0 || slugs.length < named.slugs.length) setNotice(GONE)
    if (wanted.length === 0) return forgetQuery()
    fetchMachines(wanted)
      .then(found => {
        const added = found.map(({ slug, title, process }) => ({ slug, title, process, quantity: 1, note: '' }))
        writeMachineList('enquiry', [...readMachineList('enquiry'), ...added])
        forgetQuery()
        if (found.length < wanted.length) setNotice(GONE)
      })
      .catch(error => {
        console.error('The machines of the link did not load:', error)
        setNotice(NOT_LOADED)
      })
  }, [])

  return notice
}
