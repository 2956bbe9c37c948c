import { type RefObject, useRef, useState } from 'react'
import type { Run } from '@/lib/viewer/run'
import type { Viewer } from '@/lib/viewer/three-viewer'

/** A machine at work, as its controls show it: one piece goes through the machine, pass after pass. */
export type RunState = {
  isPlaying: boolean
  /** Whether the visitor wants less motion, so that the machine stands still until 'Play' is pressed. */
  isStill: boolean
  isSlow: boolean
  /** The station that the piece has reached last, from 0; null before the first. */
  station: number | null
  /** The slider of the pass, from 0 to 1. It follows the piece in every frame, which is too often for a state. */
  slider: RefObject<HTMLInputElement | null>
  /** Plays or pauses. */
  toggle: () => void
  toggleSlow: () => void
  /** Stops the piece at a share of its pass, from 0 to 1. */
  seek: (share: number) => void
  /** Stops the piece at a station. */
  step: (station: number) => void
}

/** The run of a machine. `state` is null until `start` begins it in an open 3-D view, and after `end`. */
export function useRun(): { state: RunState | null; start: (viewer: Viewer) => void; end: () => void } {
  const [run, setRun] = useState<Run | null>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [station, setStation] = useState<number | null>(null)
  const [isStill, setStill] = useState(false)
  const slider = useRef<HTMLInputElement>(null)

  function start(viewer: Viewer) {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const next = viewer.startRun((share, reached) => {
      if (slider.current) slider.current.value = String(share)
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
    slider,
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
