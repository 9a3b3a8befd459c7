import type { QuestionView } from '../question-view.ts'
import {
  type BowTieItem,
  type ClozeItem,
  type GroupingItem,
  itemReader,
  type MatrixItem,
  type SelectNItem,
  type TokensItem,
} from './items.ts'

/** The parts of an answer: how many are answered, out of how many, and the words for answered and missing parts. */
export type AnsweredParts = { answered: number; total: number; what: string; missing: string }

type PartsOf = (question: QuestionView, choice: readonly number[]) => AnsweredParts | undefined

const blanksFilled = (answered: number, total: number): AnsweredParts => ({
  answered,
  total,
  what: 'blanks filled',
  missing: 'blanks',
})

/** Counts the parts with at least one chosen cell; `sizes`: the number of cells in each part. */
function countAnswered(sizes: readonly number[], choice: readonly number[]): number {
  let first = 0
  return sizes.filter((size) => {
    const from = first
    first += size
    return choice.some((cell) => cell >= from && cell < first)
  }).length
}

/** Computes the parts from a type's content; each type reads its item by its required fields. */
const byItem =
  <Item>(
    read: (question: QuestionView) => Item | undefined,
    parts: (item: Item, choice: readonly number[]) => AnsweredParts,
  ): PartsOf =>
  (question, choice) => {
    const item = read(question)
    return item === undefined ? undefined : parts(item, choice)
  }

const blanks = byItem(itemReader<Pick<ClozeItem, 'blanks'>>('blanks'), (item, { length }) =>
  blanksFilled(length, item.blanks.length),
)
const tokens = byItem(itemReader<TokensItem>('tokens', 'blanks'), (item, { length }) =>
  blanksFilled(length, item.blanks),
)
const readMatrix = itemReader<MatrixItem>('columns', 'rows')

const PARTS: Readonly<Record<string, PartsOf>> = {
  'Select N': byItem(itemReader<SelectNItem>('pick'), ({ pick }, { length }) => ({
    ...{ answered: length, total: pick, what: 'chosen', missing: 'choices' },
  })),
  Grouping: byItem(itemReader<GroupingItem>('groups'), ({ groups }, choice) => ({
    answered: countAnswered(
      groups.map(({ options }) => options.length),
      choice,
    ),
    ...{ total: groups.length, what: 'groups answered', missing: 'groups' },
  })),
  'Matrix Multiple Choice': byItem(readMatrix, ({ rows }, { length }) => ({
    ...{ answered: length, total: rows.length, what: 'rows answered', missing: 'rows' },
  })),
  'Matrix Multiple Response': byItem(readMatrix, ({ rows, columns }, choice) => ({
    answered: countAnswered(
      columns.map(() => rows.length),
      choice,
    ),
    ...{ total: columns.length, what: 'columns answered', missing: 'columns' },
  })),
  'Drop-Down Cloze': blanks,
  'Drop-Down Rationale': blanks,
  'Drop-Down Table': blanks,
  'Drag-and-Drop Cloze': tokens,
  'Drag-and-Drop Rationale': tokens,
  'Bow-Tie': byItem(itemReader<BowTieItem>('sides'), ({ sides }, { length }) => ({
    ...{
      answered: length,
      total: sides.reduce((sum, { pick }) => sum + pick, 0),
      what: 'places filled',
      missing: 'places',
    },
  })),
}

/** The parts of an answer to a question without its record; undefined if the type's answers have no parts. */
export const partsOf: PartsOf = (question, choice) => PARTS[question.type]?.(question, choice)

/** How much of an answer is done, such as '2 of 5 rows answered'. */
export function partsText(question: QuestionView, choice: readonly number[]): string {
  const parts = partsOf(question, choice)
  return parts === undefined ? '' : `${parts.answered} of ${parts.total} ${parts.what}`
}
