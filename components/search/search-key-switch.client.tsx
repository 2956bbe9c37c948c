'use client'

import { useEffect, useState } from 'react'
import { isSearchKeyOn, setSearchKey } from '@/lib/search/search-key-flag'

/**
 * Turns the search's `/` key off and on again. Who speaks to a device, or hits keys by chance, needs that: WCAG 2.1.4 asks for
 * it wherever a single character does something.
 */
export function SearchKeySwitch() {
  const [isOn, setIsOn] = useState(true)

  useEffect(() => setIsOn(isSearchKeyOn()), [])

  function handleClick() {
    setSearchKey(!isOn)
    setIsOn(!isOn)
  }

  return (
    <>
      <div className="needs-script">
        <button type="button" className="button" onClick={handleClick}>
          Turn the / key {isOn ? 'off' : 'on'}
        </button>
      </div>
      <p role="status">{isOn ? '' : 'The / key is off on this device.'}</p>
    </>
  )
}
