import { isObject } from '#web/lib/json.ts'
import type { QuestionView } from '../question-view.ts'

/** A text with its formatted version, if any. */
export type Formatted = { text: string; textHtml?: string }

/** An option as shown; a choice contains its cell. */
export type ShownOption = { cell: number } & Formatted

/** An option whose cell is its index. */
export type ListedOption = string | Formatted

/** A part of a text: words, or the index of a blank. */
export type Segment = string | number

export type SelectNItem = { options: readonly ListedOption[]; pick: number }
export type GroupingItem = { groups: readonly { label: string; options: readonly ListedOption[] }[] }
export type MatrixItem = { columns: readonly string[]; rows: readonly string[] }
export type ClozeItem = { segments: readonly Segment[]; blanks: readonly (readonly ShownOption[])[] }
export type DropDownTableItem = {
  headers: readonly string[]
  rows: readonly (readonly (readonly Segment[])[])[]
  blanks: ClozeItem['blanks']
}
/** The cell of a token in a blank is the blank's index x the number of tokens + the token's cell. */
export type TokensItem = {
  segments: readonly Segment[]
  blanks: number
  tokens: readonly ShownOption[]
  reusable: boolean
}
export type Piece = { text: string; cell?: number }
export type HighlightTextItem = { pieces: readonly Piece[] }
export type HighlightTableItem = {
  headers: readonly string[]
  rows: readonly { label: string; cells: readonly (readonly Piece[])[] }[]
}
export type BowTieSide = { label: string; pick: number; options: readonly ShownOption[] }
export type BowTieItem = { sides: readonly BowTieSide[] }
/** A choice contains the cells in the chosen order. */
export type OrderedItem = { items: readonly ShownOption[] }
/** A choice contains the character codes of the number. */
export type NumericItem = { unit?: string; decimals?: number }

export type RecordValue = { name: string; value: string; unit?: string; range?: string; flag?: string }
export type RecordEntry = {
  time?: string
  text?: string
  textHtml?: string
  values?: readonly RecordValue[]
  isNew?: boolean
}
export type RecordTab = { name: string; entries: readonly RecordEntry[] }
/** The question next to a record. */
export type ShownResponse = {
  type: string
  answers: QuestionView['answers']
  matches?: readonly string[]
  item?: unknown
  scoring?: string
}
/** A record and the question about it. */
export type RecordItem = {
  record: readonly RecordTab[]
  response: ShownResponse
  /** For an item of a case study: its step, its number from 1, and the number of items. */
  step?: string
  number?: number
  of?: number
}

function parsed(item: string | null | undefined): unknown {
  try {
    return JSON.parse(item ?? 'null')
  } catch {
    return undefined
  }
}

/**
 * Creates a reader for a type's content by its required fields; returns undefined if one is missing. The server has
 * validated the rest.
 */
export const itemReader =
  <Item>(...keys: readonly (keyof Item & string)[]) =>
  ({ item }: Pick<QuestionView, 'item'>): Item | undefined => {
    const value = parsed(item)
    const isItem = (candidate: unknown): candidate is Item =>
      isObject(candidate) && keys.every((key) => key in candidate)
    return isItem(value) ? value : undefined
  }

const readRecordItem = itemReader<RecordItem>('record', 'response')

/** A question's record and what belongs to it; undefined without a record. */
export const recordOf = (question: QuestionView): RecordItem | undefined =>
  question.item == null ? undefined : readRecordItem(question)

/** The question to answer: the response of a question with a record, otherwise the question itself. */
export function responseOf(question: QuestionView): QuestionView {
  const record = recordOf(question)
  if (record === undefined) return question
  const { type, answers, matches, item, scoring } = record.response
  return {
    ...(question.id === undefined ? {} : { id: question.id }),
    type,
    body: question.body,
    bodyHtml: question.bodyHtml,
    answers,
    matches: matches ?? null,
    item: item === undefined ? null : JSON.stringify(item),
    scoring: scoring ?? null,
  }
}

/** The initial, empty choice; -1 means no match yet. */
export function noChoice(question: QuestionView): readonly number[] {
  const { matches, answers } = responseOf(question)
  return matches === null ? [] : answers.map(() => -1)
}
