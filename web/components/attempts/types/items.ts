import { isObject } from '#web/lib/json.ts'
import type { QuestionView } from '../question-view.ts'

/** A text with its formatted twin, where it has one. */
export type Formatted = { text: string; textHtml?: string }

/** An option as it is shown: a choice holds its cell. */
export type ShownOption = { cell: number } & Formatted

/** An option whose cell is its place. */
export type ListedOption = string | Formatted

/** A piece of a text: words, or the index of a blank. */
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
/** The cell of a token in a blank is the blank's index x tokens + the token's cell. */
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
/** A choice holds the cells in the order that was given them. */
export type OrderedItem = { items: readonly ShownOption[] }
/** A choice holds the codes of the number's characters. */
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
/** What is answered beside a record. */
export type ShownResponse = {
  type: string
  answers: QuestionView['answers']
  matches?: readonly string[]
  item?: unknown
  scoring?: string
}
/** A record and what is answered about it; of an item of a case study its step and its number, from 1. */
export type RecordItem = {
  record: readonly RecordTab[]
  response: ShownResponse
  /** Of an item of a case study: its step, its number, and how many there are. */
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

/** Reads what a type shows by the fields that it must have; undefined when they are missing. The server has checked the rest. */
export const itemReader =
  <Item>(...keys: readonly (keyof Item & string)[]) =>
  ({ item }: Pick<QuestionView, 'item'>): Item | undefined => {
    const value = parsed(item)
    const isItem = (given: unknown): given is Item => isObject(given) && keys.every((key) => key in given)
    return isItem(value) ? value : undefined
  }

const readRecordItem = itemReader<RecordItem>('record', 'response')

/** What is beside a question's record; undefined where it has none. */
export const recordOf = (question: QuestionView): RecordItem | undefined =>
  question.item == null ? undefined : readRecordItem(question)

/** What is answered: of a question with a record its response, of any other the question itself. */
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

/** The choice before anything is chosen; -1: no match yet. */
export function noChoice(question: QuestionView): readonly number[] {
  const { matches, answers } = responseOf(question)
  return matches === null ? [] : answers.map(() => -1)
}
