import { formatProblem, type Problem } from '@/lib/content/files/problem'

/** Formats a problem as an annotation, which GitHub shows beside the line of the file. */
export function formatAnnotation(problem: Problem): string {
  const file = escapeData(`content/${problem.file}`).replace(/[:,]/g, encodeURIComponent)
  const line = problem.line ? `,line=${problem.line}` : ''
  return `::error file=${file}${line}::${escapeData(formatProblem(problem))}`
}

/** Escapes special characters as https://github.com/actions/toolkit does. */
function escapeData(text: string): string {
  return text.replace(/[%\r\n]/g, encodeURIComponent)
}
