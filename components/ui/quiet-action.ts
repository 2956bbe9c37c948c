/** A button or link that is one of several in a line of text links, at least 44 px high where fingers press it. */
export const QUIET_ACTION =
  'line-link cursor-pointer gap-0.5 border-0 bg-transparent p-0 text-small underline pointer-fine:min-h-4'
