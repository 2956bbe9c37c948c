/** The name of a machine, which does not break after a hyphen: 'Double-Channel' stays on one line. */
export function MachineName({ title }: { title: string }) {
  return title.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 ? (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
