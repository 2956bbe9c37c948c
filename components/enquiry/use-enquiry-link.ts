import { useEffect, useState } from 'react'
import { fetchMachines } from '@/lib/compare/machine-files'
import { MAX_ENQUIRED } from '@/lib/constants'
import { addLinkedMachines, addToOwnList, combineMachines, linkedMachines } from '@/lib/enquiry/enquiry'
import { enquiryList, toListed } from '@/lib/lists/machine-list'
import { formatNames, formatUnknownNote, type NamesWords, parseMachineQuery } from '@/lib/lists/machine-query'
import { readParameters } from '@/lib/navigation/own-query'
import { hasComeFromThisSite } from '@/lib/navigation/page-load'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type LinkWords = { link: Words['lists']['enquiry']['link']; names: NamesWords }

/**
 * Adds the machines in `?machines=a,b` to the enquiry: to the visitor's own list if a page of this site has led here,
 * otherwise beside it. Then it removes the query from the URL, so that a machine removed by hand does not come back after
 * a reload. If the machines do not load, the query stays for the next reload. Returns a notice for the visitor, or an
 * empty string.
 */
export function useEnquiryLink({ link, names }: LinkWords): string {
  const [notice, setNotice] = useState('')

  // Once for each page with such a query, which it removes.
  useEffect(() => {
    const { search } = window.location
    const query = readParameters(search)
    if (!query.has('machines')) return
    const { slugs, unusable } = parseMachineQuery(query)
    const known = combineMachines(enquiryList.get(), linkedMachines.get()).map(({ slug }) => slug)
    const wanted = slugs.filter(slug => !known.includes(slug))
    // A visitor who comes from another page of this site has pressed 'Get a quote'. Anybody else has followed a link
    // that somebody sent, whose machines stay apart from the visitor's own list.
    const addMachines = hasComeFromThisSite() ? addToOwnList : addLinkedMachines
    function finish(found: readonly ComparableMachine[]) {
      const missing = wanted.filter(slug => !found.some(machine => machine.slug === slug))
      // In the order of the link.
      const machines = wanted.flatMap(slug => found.find(machine => machine.slug === slug) ?? []).map(toListed)
      const notAdded = addMachines(machines).map(({ title }) => title)
      const full = notAdded.length > 0 && fill(link.full, { most: MAX_ENQUIRED, names: formatNames(notAdded, names) })
      // The visitor may have gone on to another page meanwhile; its query must stay.
      if (window.location.search === search)
        window.history.replaceState(window.history.state, '', window.location.pathname)
      setNotice([formatUnknownNote([...missing, ...unusable], names), full].filter(Boolean).join(' '))
    }
    if (wanted.length === 0) return finish([])
    fetchMachines(wanted)
      .then(finish)
      .catch(error => {
        console.error('The machines of the link did not load:', error)
        setNotice(link.failed)
      })
  }, [link, names])

  return notice
}
