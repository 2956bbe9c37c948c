/** The name of a machine, which does not break after a hyphen: 'Double-Channel' stays on one line. */
export function MachineName({ title }: { title: string }) {
  // Words with a hyphen are at the odd indexes.
  const parts = title.split(/(\S+-\S+)/)
  if (parts.length === 1) return title
  // Each part has an element of its own: React would lose a bare text beside an element when a browser translates it.
  return parts.map((part, index) => (
    <span key={part} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ))
}
