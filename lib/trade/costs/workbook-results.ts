import { findInternalRateOfReturn } from './internal-rate-of-return'
import type { BookSheet } from './workbook'

// Computes the results of a workbook's formulas, which are stored in the file for programs that never calculate, such
// as previews. It knows the functions and operators that the sheets of a workbook use (workbook-sheets.ts), and no
// others.

export type Result = number | string

type Value = Result | null

/**
 * A part of a formula as a function, because IF needs only one of its parts. It returns a value, or those of a range.
 */
type Term = () => Value | Value[]

const NUMBER = /(?<number>\d+(?:\.\d+)?)/
const TEXT = /"(?<text>[^"]*)"/
/** 'Sheet'!$B$2, where '' is an apostrophe in the name of the sheet. */
const CELL = /(?:'(?<sheet>(?:[^']|'')+)'!)?\$?(?<from>[A-Z])\$?(?<row>\d+)/
/** The rest of a range: :$F$2 */
const RANGE_END = /(?::\$?(?<to>[A-Z])\$?(?<last>\d+))?/
/** A function with its bracket. */
const NAME = /(?<name>[A-Z]+)\(/
const SIGN = /(?<sign><=|>=|[-+*/^=<>(),])/

const ADDRESS = CELL.source + RANGE_END.source
const TOKENS = [NUMBER.source, TEXT.source, ADDRESS, NAME.source, SIGN.source]
const TOKEN = new RegExp(`\\s*(?:${TOKENS.join('|')})`, 'y')

/** A token of a formula by the group that matched it: 'number', 'text', 'name', 'sign', or the parts of an address. */
type Token = Record<string, string | undefined>

/** Splits a formula into its tokens. Throws if a part of it is none. */
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

/** The operators; one with a higher rank binds more closely. */
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

/** An empty cell counts as 0. Throws for a text and for a number that is not finite: IFERROR catches that. */
function toNumber(value: Value): number {
  const number = value === null ? 0 : value
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Error('Not a number')
  return number
}

/** The value of a term; of a range, its first. */
const toValue = (term: Term | undefined): Value => {
  const value = term?.() ?? null
  return Array.isArray(value) ? (value[0] ?? null) : value
}
const toAmount = (term: Term | undefined) => toNumber(toValue(term))
const toList = (terms: readonly (Term | undefined)[]) => terms.flatMap(term => term?.() ?? null)
const toNumbers = (terms: readonly (Term | undefined)[]) => toList(terms).filter(value => typeof value === 'number')
const add = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** The functions of spreadsheets that the formulas use. */
const FUNCTIONS: Record<string, (...terms: Term[]) => Value> = {
  COUNT: (...terms) => toNumbers(terms).length,
  IF: (condition, yes, no) => toValue(toAmount(condition) ? yes : no),
  IFERROR: (value, otherwise) => {
    try {
      return toAmount(value)
    } catch {
      return toValue(otherwise)
    }
  },
  IRR: flows => {
    const numbers = toNumbers([flows])
    return findInternalRateOfReturn(numbers) ?? Number.NaN
  },
  MAX: (...terms) => Math.max(...toNumbers(terms)),
  MIN: (...terms) => Math.min(...toNumbers(terms)),
  N: value => {
    const number = toValue(value)
    return typeof number === 'number' ? number : 0
  },
  OR: (...terms) => Number(terms.some(term => toAmount(term) !== 0)),
  PMT: (rate, months, amount) => {
    const monthly = toAmount(rate)
    const [count, loan] = [toAmount(months), toAmount(amount)]
    return monthly === 0 ? -loan / count : (-loan * monthly) / (1 - (1 + monthly) ** -count)
  },
  ROUND: (value, decimals) => roundHalfUp(toAmount(value), toAmount(decimals)),
  SUM: (...terms) => add(toNumbers(terms)),
  // In these workbooks, its condition is always '>0'.
  SUMIF: (tried, _condition, summed) => {
    const amounts = toList([summed])
    return add(toList([tried]).map((value, index) => (toNumber(value) > 0 ? toNumber(amounts[index] ?? null) : 0)))
  },
}

/** Rounds as spreadsheets do: half away from 0, after the number is cut to the 15 digits that they show. */
function roundHalfUp(value: number, decimals: number) {
  const factor = 10 ** decimals
  return (Math.sign(value) * Math.round(Number((Math.abs(value) * factor).toPrecision(15)))) / factor
}

/** The highest rank of an operator. */
const HIGHEST_RANK = 3

/** The columns of a sheet. */
const COLUMNS = 'ABCDEFGHI'

/** The column of a line's first cell: column A has the labels. */
const FIRST_CELL_CODE = 'B'.charCodeAt(0)

/** The results of all formulas, by sheet, line and cell; null where there is no formula, or it fails. */
export function computeResults(sheets: readonly BookSheet[]): (Result | null)[][][] {
  const known = new Map<string, Value>()

  function readCell(sheet: string, column: string, row: number): Value {
    const key = `${sheet}!${column}${row}`
    const found = known.get(key)
    if (found !== undefined) return found
    const line = sheets.find(({ title }) => title === sheet)?.lines[row - 1]
    const cell = line?.cells[column.charCodeAt(0) - FIRST_CELL_CODE] ?? null
    const value = typeof cell === 'object' && cell ? toValue(readFormula(toTokens(cell.formula), sheet)) : cell
    known.set(key, value)
    return value
  }

  /** Reads a formula of the sheet `own` from left to right; operators are read by rank, the loosest first. */
  function readFormula(tokens: Token[], own: string): Term {
    let next = 0

    /** Reads what stands between operators: a number, a text, a cell or range, a function, or a part in brackets. */
    function readOperand(): Term {
      const { number, text, name, sign, from, row, to, last, ...token } = tokens[next++] ?? {}
      if (number !== undefined) return () => Number(number)
      if (text !== undefined) return () => text
      if (sign === '-') {
        // A sign would apply before a power, but no formula here has a power after a sign.
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
      const columns = COLUMNS.slice(COLUMNS.indexOf(from), COLUMNS.indexOf(to ?? from) + 1)
      const rows = Array.from({ length: bottom - top + 1 }, (_, index) => top + index)
      const cells = () => rows.flatMap(place => [...columns].map(column => readCell(sheet, column, place)))
      return to === undefined ? () => readCell(sheet, from, top) : cells
    }

    /** Reads operands that are joined by operators of a rank or a higher one. */
    function readRank(rank: number): Term {
      if (rank > HIGHEST_RANK) return readOperand()
      let left = readRank(rank + 1)
      for (;;) {
        const operator = OPERATORS[tokens[next]?.sign ?? '']
        if (operator?.rank !== rank) return left
        next++
        const [before, right] = [left, readRank(rank + 1)]
        left = () => operator.apply(toValue(before), toValue(right))
      }
    }

    return readRank(0)
  }

  return sheets.map(({ title, lines }) =>
    lines.map(({ cells }, row) =>
      cells.map((cell, place) => {
        if (typeof cell !== 'object' || !cell) return null
        try {
          const value = readCell(title, String.fromCharCode(FIRST_CELL_CODE + place), row + 1)
          return typeof value === 'number' ? toNumber(value) : value
        } catch {
          return null
        }
      }),
    ),
  )
}
