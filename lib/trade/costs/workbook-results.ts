import { findInternalRateOfReturn } from './internal-rate-of-return'
import type { BookSheet } from './workbook'

// What programs show before they recalculate: previews and a protected view never do. It reads the formulas that
// workbook-sheets.ts and workbook-years.ts write, and no others.

export type Result = number | string

type Value = Result | null
/** Part of a formula: a value, or the values of a range. It is read when it is needed, as those of IF. */
type Term = () => Value | Value[]

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|"(?<text>[^"]*)"|(?:'(?<sheet>(?:[^']|'')+)'!)?\$?(?<from>[A-Z])\$?(?<row>\d+)(?::\$?(?<to>[A-Z])\$?(?<last>\d+))?|(?<name>[A-Z]+)\(|(?<sign><=|>=|[-+*/^=<>(),]))/y

type Token = Record<string, string | undefined>

function toTokens(formula: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < formula.length) {
    const { groups } = TOKEN.exec(formula) ?? {}
    if (!groups) throw new Error(`A formula cannot be read: ${formula}`)
    tokens.push(groups)
  }
  return tokens
}

const OPERATORS: Record<string, { rank: number; apply: (one: Value, other: Value) => Value }> = {
  '=': { rank: 0, apply: (one, other) => Number((one ?? '') === (other ?? '')) },
  '<': { rank: 0, apply: (one, other) => Number(toNumber(one) < toNumber(other)) },
  '>': { rank: 0, apply: (one, other) => Number(toNumber(one) > toNumber(other)) },
  '<=': { rank: 0, apply: (one, other) => Number(toNumber(one) <= toNumber(other)) },
  '>=': { rank: 0, apply: (one, other) => Number(toNumber(one) >= toNumber(other)) },
  '+': { rank: 1, apply: (one, other) => toNumber(one) + toNumber(other) },
  '-': { rank: 1, apply: (one, other) => toNumber(one) - toNumber(other) },
  '*': { rank: 2, apply: (one, other) => toNumber(one) * toNumber(other) },
  '/': { rank: 2, apply: (one, other) => toNumber(one) / toNumber(other) },
  '^': { rank: 3, apply: (one, other) => toNumber(one) ** toNumber(other) },
}

/** An empty cell counts as 0. What is no number, or not finite, is a fault, which IFERROR catches. */
function toNumber(value: Value): number {
  const number = value === null ? 0 : value
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Error('Not a number')
  return number
}

const one = (term: Term | undefined): Value => {
  const value = term?.() ?? null
  return Array.isArray(value) ? (value[0] ?? null) : value
}
const toAmount = (term: Term | undefined) => toNumber(one(term))
const toList = (terms: readonly (Term | undefined)[]) => terms.flatMap(term => term?.() ?? null)
const toNumbers = (terms: readonly (Term | undefined)[]) => toList(terms).filter(value => typeof value === 'number')
const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

const FUNCTIONS: Record<string, (...terms: Term[]) => Value> = {
  IF: (condition, yes, no) => one(toAmount(condition) ? yes : no),
  IFERROR: (value, otherwise) => {
    try {
      return toAmount(value)
    } catch {
      return one(otherwise)
    }
  },
  IRR: flows => {
    const numbers = toNumbers([flows])
    return findInternalRateOfReturn(numbers) ?? Number.NaN
  },
  MAX: (...terms) => Math.max(...toNumbers(terms)),
  N: value => {
    const number = one(value)
    return typeof number === 'number' ? number : 0
  },
  OR: (...terms) => Number(terms.some(term => toAmount(term) !== 0)),
  PMT: (rate, months, amount) => {
    const [each, count, whole] = [toAmount(rate), toAmount(months), toAmount(amount)]
    return each === 0 ? -whole / count : (-whole * each) / (1 - (1 + each) ** -count)
  },
  ROUND: (value, decimals) => roundHalfUp(toAmount(value), toAmount(decimals)),
  SUM: (...terms) => add(toNumbers(terms)),
  // Its condition is always '>0'.
  SUMIF: (tried, _condition, summed) => {
    const amounts = toList([summed])
    return add(toList([tried]).map((value, index) => (toNumber(value) > 0 ? toNumber(amounts[index] ?? null) : 0)))
  },
}

/** Rounds as spreadsheets do: half away from 0, of the decimal number that is shown. */
function roundHalfUp(value: number, decimals: number) {
  const factor = 10 ** decimals
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * factor).toPrecision(15)))) / factor
}

/** The results of all formulas, by sheet, line and cell; null where there is none, or a formula fails. */
export function computeResults(sheets: readonly BookSheet[]): (Result | null)[][][] {
  const known = new Map<string, Value>()

  function readCell(sheet: string, column: string, row: number): Value {
    const key = `${sheet}!${column}${row}`
    const found = known.get(key)
    if (found !== undefined) return found
    const line = sheets.find(({ title }) => title === sheet)?.lines[row - 1]
    const cell = line?.cells[column.charCodeAt(0) - 66] ?? null
    const value = typeof cell === 'object' && cell ? one(readFormula(toTokens(cell.formula), sheet)) : cell
    known.set(key, value)
    return value
  }

  function readFormula(tokens: Token[], own: string): Term {
    let next = 0

    function readOperand(): Term {
      const { number, text, name, sign, from, row, to, last, ...token } = tokens[next++] ?? {}
      if (number !== undefined) return () => Number(number)
      if (text !== undefined) return () => text
      if (sign === '-') {
        // Behind a power, which no formula here has after a sign.
        const negated = readOperand()
        return () => -toAmount(negated)
      }
      if (sign === '(') {
        const inside = readRank(0)
        next++
        return inside
      }
      if (name !== undefined) {
        const terms: Term[] = []
        do terms.push(readRank(0))
        while (tokens[next++]?.sign === ',')
        return () => FUNCTIONS[name]?.(...terms) ?? null
      }
      if (from === undefined) throw new Error('A formula ends early')
      const sheet = token.sheet?.replaceAll("''", "'") ?? own
      const [top, bottom] = [Number(row), Number(last ?? row)]
      const columns = 'ABCDEFGH'.slice(from.charCodeAt(0) - 65, (to ?? from).charCodeAt(0) - 64)
      const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index)
      const cells = () => rows.flatMap(place => [...columns].map(column => readCell(sheet, column, place)))
      return to === undefined ? () => readCell(sheet, from, top) : cells
    }

    function readRank(rank: number): Term {
      if (rank > 3) return readOperand()
      let left = readRank(rank + 1)
      for (;;) {
        const operator = OPERATORS[tokens[next]?.sign ?? '']
        if (operator?.rank !== rank) return left
        next++
        const [before, right] = [left, readRank(rank + 1)]
        left = () => operator.apply(one(before), one(right))
      }
    }

    return readRank(0)
  }

  return sheets.map(({ title, lines }) =>
    lines.map(({ cells }, row) =>
      cells.map((cell, place) => {
        if (typeof cell !== 'object' || !cell) return null
        try {
          const value = readCell(title, String.fromCharCode(66 + place), row + 1)
          return typeof value === 'number' ? toNumber(value) : value
        } catch {
          return null
        }
      }),
    ),
  )
}
