import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { capitalize } from '@/lib/product/capital'
import type { Viewer } from '@/lib/viewer/create-viewer'
import type { ModelFile } from '@/lib/viewer/model-file'
import { applyMove, findMove, type Move } from '@/lib/viewer/moves'
import { frameBox } from '@/lib/viewer/orbit'
import { useViewer } from '@/lib/viewer/use-viewer'
import { createStationOrbit, formatAngle, VIEW_ANGLES, type View } from '@/lib/viewer/views'
import { StationList } from './station-list'
import { StationMarkers } from './station-markers'
import { ViewToolbar } from './view-toolbar'
import { ViewerStatus } from './viewer-status'

type ModelViewerProps = {
  model: ModelFile
  title: string
  stations: readonly string[]
  onClose: () => void
}

/** The open 3-D view of a machine: over its picture, which stays until the first frame, and its controls below. */
export function ModelViewer({ model, title, stations, onClose }: ModelViewerProps) {
  const help = useId()
  const view = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const markers = useRef<HTMLOListElement>(null)
  const [said, setSaid] = useState('Drag to turn it')
  const [current, setCurrent] = useState<number | null>(null)
  const { canvasRef, attempt, state, viewer, tryAgain } = useViewer(model, markers, say)
  const isReady = state.kind === 'ready'

  useEffect(() => {
    view.current?.focus({ preventScroll: true })
    controls.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  function say({ orbit }: Viewer) {
    setSaid(formatAngle(orbit))
  }

  function handleMove(move: Move) {
    if (!viewer) return
    viewer.go(applyMove(viewer.orbit, move, viewer.whole), 'glide')
    say(viewer)
  }

  function handleView(name: View | 'start') {
    if (!viewer) return
    const { box, start } = viewer.model
    viewer.go(frameBox(box, name === 'start' ? start : VIEW_ANGLES[name], viewer.lens), 'glide')
    setCurrent(null)
    say(viewer)
  }

  function handleStation(index: number) {
    const station = viewer?.model.stations[index]
    if (!viewer || !station) return
    viewer.go(createStationOrbit(station, viewer.model.box, viewer.lens), 'glide')
    setCurrent(index)
    setSaid(`Station ${index + 1} of ${stations.length}: ${capitalize(stations[index] ?? '')}`)
  }

  function handleKey(event: KeyboardEvent) {
    const move = findMove(event.key)
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    handleMove(move)
  }

  return (
    <section
      className="contents print:hidden"
      aria-label={`${title} in 3-D`}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div
        className="relative [grid-area:1/1] min-h-[300px] overflow-clip print:hidden"
        data-part="model-stage"
        data-state={state.kind}
      >
        <div
          ref={view}
          className="absolute inset-0 focus-visible:-outline-offset-[3px]"
          role="application"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys turn it
          tabIndex={0}
          aria-roledescription="3D model"
          aria-label={title}
          aria-describedby={help}
          onKeyDown={handleKey}
        >
          <canvas
            key={attempt}
            ref={canvasRef}
            className={`size-full touch-pan-y cursor-grab active:cursor-grabbing ${isReady ? '' : 'opacity-0'}`}
          />
        </div>
        <StationMarkers
          list={markers}
          count={stations.length}
          current={current}
          isShown={isReady}
          onPress={handleStation}
        />
        <button
          type="button"
          className="absolute end-1 top-1 inline-flex min-h-touch cursor-pointer items-center gap-1 rounded border-[1.5px]
            border-ink bg-sheet px-1.5 text-small font-strong hover:bg-ink hover:text-sheet"
          onClick={onClose}
        >
          <Icon name="close" />
          Close
        </button>
      </div>
      <div className="relative border-t border-line-2 bg-sheet print:hidden">
        <div ref={controls}>
          <ViewerStatus state={state} said={said} onTryAgain={tryAgain} />
          <p id={help} className="sr-only">
            Arrow keys turn the machine, plus and minus bring it closer or farther, Escape closes the view.
          </p>
          <ViewToolbar isDisabled={!isReady} onMove={handleMove} onView={handleView} />
        </div>
        {stations.length > 0 && (
          <StationList
            note="Press a station to turn to it"
            stations={stations}
            current={current}
            onPress={handleStation}
          />
        )}
      </div>
    </section>
  )
}
