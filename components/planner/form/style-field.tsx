import type { PlannerForm, Style } from '@/lib/planner/planner-data'
import { capitalize } from '@/lib/product/capital'

type StyleFieldProps = {
  form: PlannerForm
  /** The style of the current plan. */
  packStyle: Style
  /** A sentence that says why the style in the URL was not used. */
  error: string | undefined
}

/**
 * A select for the style of the pack, grouped by material. Like all fields of the planner it is uncontrolled: the form
 * reads it on each change, and is mounted again when the URL changes otherwise. Below it is the construction of the
 * style, or its code in a standard such as FEFCO 0201.
 */
export function StyleField({ form: { styles, styleLabel }, packStyle, error }: StyleFieldProps) {
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
        defaultValue={packStyle.id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'style-code style-error' : 'style-code'}
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
        {capitalize(packStyle.code)}
      </p>
      {error && (
        <p className="mt-0.5 text-small/[1.35] font-[540] text-bad" id="style-error">
          {error}
        </p>
      )}
    </div>
  )
}
