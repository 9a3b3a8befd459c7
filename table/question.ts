import type { PeerChoices } from '#domain/item-analysis/peer-choices.ts'
import type { Question, Answer } from '#domain/questions/question.ts'
import type { Answer as AnswerReply, Question as QuestionReply } from '#generated/schema.ts'
import { inQuestions, questionKey, questionVersionKey } from './bank-keys.ts'
import type { Key } from './keys.ts'

type Stored = Omit<Question, 'type'> & { questionType: Question['type'] }

/** Positions of a version's labels in the lists of tags and areas, so that a test can count by number. */
export type LabelNumbers = { tagNumbers: number[]; areaNumbers: number[] }

/**
 * The current state of a question. `time` is that of its newest version; `ref` is its stable name, which imports find
 * it by (table/bank.ts). With label numbers it is also its first and only version: the first edit, or its deletion,
 * stores that version separately (decision 0099).
 */
export type QuestionItem = Key & {
  type: 'question'
  ref?: string
  gsi1pk: string
  gsi1sk: string
  version: number
  time: number
  /** Whether it is a public sample (decision 0067); absent: it is not. */
  sample?: boolean
  /** The time of its first version, if its number belonged to another question before, whose versions are older. */
  since?: number
} & Partial<LabelNumbers> &
  Stored

/**
 * A version of a question, from `time` (epoch milliseconds) on, never removed, and except for `peers` never changed after
 * it is written: a running test is graded by the newest version that is not after its start. `peers`: what students
 * chose, from 30 answers on (decision 0115).
 */
export type QuestionVersionItem = Key & {
  type: 'question-version'
  time: number
  since?: number
  peers?: PeerChoices
} & LabelNumbers &
  Stored

const stored = ({
  id,
  type,
  body,
  bodyHtml,
  answers,
  content,
  scoring,
  rationale,
  rationaleHtml,
  tags,
  area,
}: Question): Stored => ({
  id,
  questionType: type,
  body,
  ...(bodyHtml === undefined ? {} : { bodyHtml }),
  answers,
  ...(content === undefined ? {} : { content }),
  ...(scoring === undefined ? {} : { scoring }),
  rationale,
  ...(rationaleHtml === undefined ? {} : { rationaleHtml }),
  tags,
  area,
})

/** An item's fields in addition to its question; `first`: its first version is in it. */
export type StoredContent = {
  version: number
  time: number
  ref?: string | undefined
  sample?: boolean | undefined
  first?: LabelNumbers | undefined
  since?: number | undefined
}

export const questionItem = (
  question: Question,
  { version, time, ref, sample, first, since }: StoredContent,
): QuestionItem => ({
  ...questionKey(question.id),
  ...inQuestions(question.id),
  type: 'question',
  version,
  time,
  ...(ref === undefined ? {} : { ref }),
  ...(sample === true ? { sample } : {}),
  ...(since === undefined ? {} : { since }),
  ...(first === undefined ? {} : { tagNumbers: first.tagNumbers, areaNumbers: first.areaNumbers }),
  ...stored(question),
})

/**
 * The size of a question's JSON, in bytes, from which its first version is stored separately: a longer item might cost
 * more than the half a read unit of 4 KB.
 */
const LONG = 3_000

/**
 * Whether a question is short enough for its item to be its first version, because answers read it. Versions of long
 * ones are compressed.
 */
export const mayHoldFirst = (question: Omit<Question, 'id'>): boolean =>
  Buffer.byteLength(JSON.stringify(question)) < LONG

/** Returns the label numbers of the first version if it is in the question's own item. */
export const firstIn = ({ tagNumbers, areaNumbers }: QuestionItem): LabelNumbers | undefined =>
  tagNumbers && areaNumbers ? { tagNumbers, areaNumbers } : undefined

const NUMBERED = 'bank:'

/** Returns a question's stable name in exports: its ref or, without one, a name from its number. */
export const questionRef = ({ ref, id }: Pick<QuestionItem, 'ref' | 'id'>): string => ref ?? `${NUMBERED}${id}`

/** Returns the number in a name made from it; undefined for any other name. */
export function numberOfRef(ref: string): number | undefined {
  const id = ref.startsWith(NUMBERED) ? Number(ref.slice(NUMBERED.length)) : NaN
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/**
 * A version's fields in addition to its question: when it begins, and the positions of its tags and areas in the lists.
 */
export type Numbered = { time: number; since?: number | undefined } & LabelNumbers

export const questionVersionItem = (question: Question, numbered: Numbered): QuestionVersionItem => ({
  ...questionVersionKey(question.id, numbered.time),
  type: 'question-version',
  time: numbered.time,
  tagNumbers: numbered.tagNumbers,
  areaNumbers: numbered.areaNumbers,
  ...(numbered.since === undefined ? {} : { since: numbered.since }),
  ...stored(question),
})

/** Returns the question of an item. */
export const questionOf = (item: Stored): Question => ({
  id: item.id,
  type: item.questionType,
  body: item.body,
  ...(item.bodyHtml === undefined ? {} : { bodyHtml: item.bodyHtml }),
  answers: item.answers,
  ...(item.content === undefined ? {} : { content: item.content }),
  ...(item.scoring === undefined ? {} : { scoring: item.scoring }),
  rationale: item.rationale,
  ...(item.rationaleHtml === undefined ? {} : { rationaleHtml: item.rationaleHtml }),
  tags: item.tags,
  area: item.area,
})

/** An answer as stored: without `correct` in matching questions. */
type StoredAnswer = Omit<Answer, 'correct'> & { correct?: boolean }

const answerReply = ({ letter, text, textHtml, correct, match, why, whyHtml }: StoredAnswer): AnswerReply => ({
  letter,
  text,
  textHtml: textHtml ?? null,
  correct: correct ?? false,
  match: match ?? null,
  why: why ?? null,
  whyHtml: whyHtml ?? null,
})

/** Returns a question's fields for administrators: all of it, with its key. */
export const questionReply = (
  question: Question,
  { version, sample }: { version: number; sample?: boolean | undefined },
): QuestionReply => ({
  id: question.id,
  type: question.type,
  body: question.body,
  bodyHtml: question.bodyHtml ?? null,
  answers: question.answers.map((answer) => answerReply(answer)),
  content: question.content ?? null,
  scoring: question.scoring ?? null,
  rationale: question.rationale,
  rationaleHtml: question.rationaleHtml ?? null,
  tags: question.tags,
  area: question.area,
  version,
  sample: sample === true,
})

/** Returns the same fields from a question's item. */
export const questionItemReply = (item: QuestionItem): QuestionReply =>
  questionReply({ ...item, type: item.questionType }, item)
