import type { ComponentType } from 'react'

type NumberedSectionsProps = {
  /** The sections in order by their ids; false, empty or null for one without content, which leaves no gap. */
  sections: Record<string, ComponentType<{ number: number }> | false | '' | null | undefined>
}

/** The sections of a page that have content, numbered from 1. */
export function NumberedSections({ sections }: NumberedSectionsProps) {
  const shown = Object.entries(sections).flatMap(([id, Part]) => (Part ? [{ id, Part }] : []))
  return shown.map(({ id, Part }, index) => <Part key={id} number={index + 1} />)
}
