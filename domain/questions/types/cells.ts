import { byCodePoints } from '#domain/text/by-code-points.ts'
import type { FormattedText, Reason } from '../formatted.ts'

/** Something that can be chosen, and why it is right or not. */
export type Option = FormattedText & Reason

/**
 * A part of a question: a blank, a row or column of a matrix, a group, a side of a bow-tie. `key`: indexes of its right
 * options; `pick`: how many may be chosen. The options of all parts in order are the question's cells: a choice holds
 * cell numbers, ascending, each once.
 */
export type Part = { label: string; options: readonly Option[]; key: readonly number[]; pick: number }

/** Cells of one question at most: a choice is stored as a byte a cell. */
export const MAX_CELLS = 150

const startsOf = (parts: readonly Part[]): number[] => {
  let start = 0
  return parts.map(({ options }) => {
    const own = start
    start += options.length
    return own
  })
}

/** How many cells the parts have. */
export const cellCount = (parts: readonly Part[]): number =>
  parts.reduce((count, { options }) => count + options.length, 0)

/** For each part the indexes of its options that a choice holds. */
export function cellsIn(parts: readonly Part[], choice: readonly number[]): number[][] {
  const starts = startsOf(parts)
  return parts.map(({ options }, i) => {
    const start = starts[i] ?? 0
    return choice.filter((cell) => cell >= start && cell < start + options.length).map((cell) => cell - start)
  })
}

/** The right cells of all parts. */
export const rightCells = (parts: readonly Part[]): number[] => {
  const starts = startsOf(parts)
  return parts.flatMap(({ key }, i) => key.map((index) => (starts[i] ?? 0) + index)).sort((a, b) => a - b)
}

/** Whether a choice holds at least one cell, each once and ascending, and of no part more than may be chosen. */
export const isCellChoice = (parts: readonly Part[], choice: readonly number[]): boolean => {
  const most = cellCount(parts)
  return (
    choice.length > 0 &&
    choice.every((cell, i) => Number.isInteger(cell) && cell < most && cell > (choice[i - 1] ?? -1)) &&
    cellsIn(parts, choice).every((chosen, i) => chosen.length <= (parts[i]?.pick ?? 0))
  )
}

/** Options in an order that says nothing of the key: a cell's number must not tell how its author listed it. */
export const sorted = <T extends { text: string }>(options: readonly T[]): T[] =>
  [...options].sort((a, b) => byCodePoints(a.text, b.text))
