/** What stays on one line in a name: a word with a hyphen, and brackets that fit a narrow column. */
const KEPT = /(\([^)]{1,15}\)|\S+-\S+)/

/** The name of a machine, which breaks neither in 'Double-Channel' nor in '(3/5 Ply)'. */
export function MachineName({ title }: { title: string }) {
  // Because KEPT has a group, `split` returns what it splits at too, at the odd indexes: these parts stay on one line.
  // Each part has an element of its own: React would lose a bare text when a browser translates it.
  return title.split(KEPT).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, such as the spaces between, and none moves
    <span key={index} className={index % 2 === 1 ? 'whitespace-nowrap' : undefined}>
      {part}
    </span>
  ))
}
