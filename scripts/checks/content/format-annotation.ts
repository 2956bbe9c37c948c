import { formatProblem, type Problem } from '@/lib/content/files/problem'

/** A problem as a workflow of GitHub reports it, which shows it beside the line of the file. */
export function formatAnnotation(problem: Problem): string {
  const file = escapeData(`content/${problem.file}`).replace(/[:,]/g, encodeURIComponent)
  const line = problem.line ? `,line=${problem.line}` : ''
  return `::error file=${file}${line}::${escapeData(formatProblem(problem))}`
}

/** Its own signs, as https://github.com/actions/toolkit escapes them. */
function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent)
}
