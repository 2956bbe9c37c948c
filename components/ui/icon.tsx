/** Marks of networks are filled shapes; every other icon is drawn with lines. */
const MARKS = ['facebook', 'instagram', 'youtube', 'x', 'whatsapp'] as const

const LINE_ICONS = [
  'alert',
  'arrow-left',
  'arrow-right',
  'check',
  'clock',
  'close',
  'compare',
  'compass',
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
  'shield',
  'sliders',
  'trash',
  'video',
  'workflow',
] as const

type MarkName = (typeof MARKS)[number]
export type IconName = MarkName | (typeof LINE_ICONS)[number]

/** Every symbol of public/icons.svg, so that a test can hold the two lists equal. */
export const ICON_NAMES: readonly IconName[] = [...MARKS, ...LINE_ICONS]

type IconProps = { name: IconName; className?: string }

/** One symbol of public/icons.svg. Decorative: the text beside it, or the control's name, says what it means. */
export function Icon({ name, className }: IconProps) {
  const kind = (MARKS as readonly string[]).includes(name) ? 'icon icon-mark' : 'icon'
  return (
    <svg className={className ? `${kind} ${className}` : kind} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`/icons.svg#${name}`} />
    </svg>
  )
}
