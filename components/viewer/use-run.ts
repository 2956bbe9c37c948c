import { type RefObject, useRef, useState } from 'react'
import type { Run } from '@/lib/viewer/run'
import type { Viewer } from '@/lib/viewer/three-viewer'

/** A machine at work, as its controls show it. `station` is the number of the one reached last, from 0. */
export type RunState = {
  isPlaying: boolean
  /** Whether the visitor wants less motion. */
  isStill: boolean
  isSlow: boolean
  station: number | null
  range: RefObject<HTMLInputElement | null>
  toggle: () => void
  toggleSlow: () => void
  seek: (share: number) => void
  /** Stops the piece at a station. */
  step: (station: number) => void
}

/** The run of a machine, which `start` begins; it stands still at first where the visitor wants less motion. */
export function useRun(): { state: RunState | null; start: (viewer: Viewer) => void; end: () => void } {
  const [run, setRun] = useState<Run | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [station, setStation] = useState<number | null>(null)
  const [isStill, setStill] = useState(false)
  const range = useRef<HTMLInputElement>(null)

  function start(viewer: Viewer) {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const next = viewer.startRun((share, reached) => {
      if (range.current) range.current.value = String(share)
      setStation(reached)
    })
    next?.setPlaying(!still)
    setRun(next)
    setPlaying(!still)
    setStill(still)
  }

  if (!run) return { state: null, start, end: () => setRun(null) }

  function play(next: boolean) {
    run?.setPlaying(next)
    setPlaying(next)
  }

  const state: RunState = {
    isPlaying,
    isStill,
    isSlow,
    station,
    range,
    toggle: () => play(!isPlaying),
    toggleSlow: () => {
      run.setSlow(!isSlow)
      setSlow(!isSlow)
    },
    seek: share => {
      setPlaying(false)
      run.seek(share)
    },
    step: next => {
      setPlaying(false)
      run.seekStation(next)
    },
  }
  return { state, start, end: () => setRun(null) }
}
