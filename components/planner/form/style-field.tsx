import type { PlannerForm, Style } from '@/lib/planner/planner-data'
import { capitalize } from '@/lib/product/capital'

type StyleFieldProps = { form: PlannerForm; style: Style; note: string | undefined }

/** A select for the style of the pack, grouped by material. */
export function StyleField({ form: { styles, styleLabel }, style, note }: StyleFieldProps) {
  const materials = [...new Set(styles.map(({ material }) => material))]
  return (
    <div className="col-span-full">
      <label className="mb-0.5 block text-small/[1.3] font-[560]" htmlFor="plan-style">
        {styleLabel}
      </label>
      <select
        id="plan-style"
        name="style"
        className="min-h-control w-full rounded border-[1.5px] border-ink-3 bg-sheet px-1.25 font-strong hover:border-ink"
        defaultValue={style.id}
        aria-invalid={note ? true : undefined}
        aria-describedby={note ? 'style-note' : 'style-code'}
      >
        {materials.map(material => (
          <optgroup key={material} label={capitalize(material)}>
            {styles
              .filter(entry => entry.material === material)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      <p className="mt-0.5 text-caption text-ink-3" id="style-code">
        {capitalize(style.code)}
      </p>
      {note && (
        <p className="mt-0.5 text-small/[1.35] font-[540] text-bad" id="style-note">
          {note}
        </p>
      )}
    </div>
  )
}
