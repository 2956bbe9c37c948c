/** The pixels of a CSS pixel, in each direction: more look the same and cost a phone its speed. */
const MAX_PIXEL_RATIO = 2

/**
 * Above this ratio, which phones have, edges look smooth without antialiasing, which makes a frame up to four times as
 * long where there is no graphics processor.
 */
const SMOOTH_PIXEL_RATIO = 2

/** A frame that takes longer than this, in ms, makes movement jerky. */
const SLOW_MS = 36

/** A device is slow if this many more of its frames were slow than quick. Fewer prove nothing: first frames are slow. */
const SLOW_FRAMES = 8

/** Whether the browser should smooth edges on this screen. */
export function needsAntialias(): boolean {
  return window.devicePixelRatio <= SMOOTH_PIXEL_RATIO
}

/**
 * Chooses the pixels of a CSS pixel: as many as the screen has, up to a limit, for a view at rest; one while it moves
 * on a device that has turned out to be slow. A slow device stays slow, so that sharpness does not come and go.
 */
export function createPace() {
  let slowFrames = 0
  // When the last frame was drawn, in ms; 0 if the view has been at rest since.
  let last = 0

  /** The ratio of a view at rest. */
  const getFullRatio = () => Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO)

  /**
   * The ratio of a frame of a view that moves.
   *
   * @param now the time, in ms
   */
  function getMovingRatio(now: number): number {
    if (last && slowFrames < SLOW_FRAMES) slowFrames = Math.max(0, slowFrames + (now - last > SLOW_MS ? 1 : -1))
    last = now
    return slowFrames < SLOW_FRAMES ? getFullRatio() : Math.min(window.devicePixelRatio, 1)
  }

  /** Ends a movement: the time until the next one does not count. */
  function rest() {
    last = 0
  }

  return { getFullRatio, getMovingRatio, rest }
}
