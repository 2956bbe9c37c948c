/** Logos are filled; all other icons are outlines. */
const MARKS = ['facebook', 'instagram', 'youtube', 'x', 'whatsapp'] as const

const LINE_ICONS = [
  'alert',
  'arrow-left',
  'arrow-right',
  'check',
  'clock',
  'close',
  'compare',
  'done',
  'download',
  'expand',
  'headset',
  'link',
  'list',
  'list-plus',
  'mail',
  'map-pin',
  'menu',
  'minus',
  'pause',
  'phone',
  'play',
  'plus',
  'printer',
  'rotate-3d',
  'search',
  'send',
  'share',
  'sliders',
  'trash',
  'video',
] as const

type MarkName = (typeof MARKS)[number]
export type IconName = MarkName | (typeof LINE_ICONS)[number]

/** All symbols of public/icons.svg; a test compares the two lists. */
export const ICON_NAMES: readonly IconName[] = [...MARKS, ...LINE_ICONS]

type IconProps = { name: IconName; className?: string }

/** A symbol of public/icons.svg. Decorative: the adjacent text or the control's accessible name has the meaning. */
export function Icon({ name, className }: IconProps) {
  const kind = (MARKS as readonly string[]).includes(name) ? 'icon icon-mark' : 'icon'
  return (
    <svg className={className ? `${kind} ${className}` : kind} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
