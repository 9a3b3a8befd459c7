import { byCodePoints } from '#domain/text/by-code-points.ts'
import type { FormattedText, Reason } from '../formatted.ts'

/** An option, and why it is right or wrong. */
export type Option = FormattedText & Reason

/**
 * A part of a question: a blank, a row or column of a matrix, a group, a side of a bow-tie. `key`: indexes of its right
 * options; `pick`: how many may be chosen. The options of all parts in order are the question's cells: a choice is an
 * ascending list of cell numbers, each once.
 */
export type Part = { label: string; options: readonly Option[]; key: readonly number[]; pick: number }

/** The maximum cells of a question: a choice stores each cell in a byte. */
export const MAX_CELLS = 150

const startsOf = (parts: readonly Part[]): number[] => {
  let start = 0
  return parts.map(({ options }) => {
    const own = start
    start += options.length
    return own
  })
}

/** Returns the number of cells in the parts. */
export const cellCount = (parts: readonly Part[]): number =>
  parts.reduce((count, { options }) => count + options.length, 0)

/** Returns, for each part, the indexes of its chosen options. */
export function cellsIn(parts: readonly Part[], choice: readonly number[]): number[][] {
  const starts = startsOf(parts)
  return parts.map(({ options }, i) => {
    const start = starts[i] ?? 0
    return choice.filter((cell) => cell >= start && cell < start + options.length).map((cell) => cell - start)
  })
}

/** Returns the right cells of all parts. */
export const rightCells = (parts: readonly Part[]): number[] => {
  const starts = startsOf(parts)
  return parts.flatMap(({ key }, i) => key.map((index) => (starts[i] ?? 0) + index)).sort((a, b) => a - b)
}

/** Whether a choice has at least one cell, each once and ascending, and in no part more than allowed. */
export const isCellChoice = (parts: readonly Part[], choice: readonly number[]): boolean => {
  const max = cellCount(parts)
  return (
    choice.length > 0 &&
    choice.every((cell, i) => Number.isInteger(cell) && cell < max && cell > (choice[i - 1] ?? -1)) &&
    cellsIn(parts, choice).every((chosen, i) => chosen.length <= (parts[i]?.pick ?? 0))
  )
}

/** Sorts options independently of the key: a cell's number must not reveal the author's order. */
export const sorted = <T extends { text: string }>(options: readonly T[]): T[] =>
  [...options].sort((a, b) => byCodePoints(a.text, b.text))
