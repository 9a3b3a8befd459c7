import type { ListedOption, ShownOption } from '#web/components/attempts/types/items.ts'

/** Options whose cells are their indexes, starting at `first`. */
export const shownOptions = (options: readonly ListedOption[], first = 0): ShownOption[] =>
  options.map((option, i) => ({ cell: first + i, ...(typeof option === 'string' ? { text: option } : option) }))

const ascending = (cells: readonly number[]) => [...cells].sort((a, b) => a - b)

/** Replaces a choice's cells within one part. */
export const withPart = (choice: readonly number[], part: readonly number[], chosen: readonly number[]) =>
  ascending([...choice.filter((cell) => !part.includes(cell)), ...chosen])

/** How a cell was answered: `missed` is right but wasn't chosen; undefined: neither right nor chosen. */
export type CellMark = 'right' | 'wrong' | 'missed'

export const markOf = (cell: number, right: readonly number[], choice: readonly number[]): CellMark | undefined => {
  const isChosen = choice.includes(cell)
  if (right.includes(cell)) return isChosen ? 'right' : 'missed'
  return isChosen ? 'wrong' : undefined
}

/** The kinds of marks that occur in a review. */
export const marksIn = (right: readonly number[], choice: readonly number[]): CellMark[] => {
  const cells = new Set([...right, ...choice])
  const marks = new Set([...cells].map((cell) => markOf(cell, right, choice)))
  return (['right', 'wrong', 'missed'] as const).filter((mark) => marks.has(mark))
}
