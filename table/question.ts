import type { Question, Answer } from '#domain/questions/question.ts'
import type { Answer as AnswerReply, Question as QuestionReply } from '#generated/schema.ts'
import { inQuestions, questionKey, questionVersionKey } from './bank-keys.ts'
import type { Key } from './keys.ts'

type Stored = Omit<Question, 'type'> & { questionType: Question['type'] }

/** Positions of a version's labels in the lists of tags and areas, so that a test can count by number. */
export type LabelNumbers = { tagNumbers: number[]; areaNumbers: number[] }

/**
 * A question as it is now. `time` is that of its newest version; `ref` is its stable name, under which an import finds it
 * again (table/bank.ts). With label numbers it is its first version as well, and there is no other one: the
 * first edit, or its deletion, writes that version apart (decision 0099).
 */
export type QuestionItem = Key & {
  type: 'question'
  ref?: string
  gsi1pk: string
  gsi1sk: string
  version: number
  time: number
  /** It is a public sample (decision 0067); absent: it is none. */
  sample?: boolean
  /** The time of its first version, where its number was another question's before: older versions are that one's. */
  since?: number
} & Partial<LabelNumbers> &
  Stored

/**
 * A question as it was from `time` (epoch milliseconds) on, never changed and never removed once written: a running
 * test is graded by the newest version that is not after its start.
 */
export type QuestionVersionItem = Key & { type: 'question-version'; time: number; since?: number } & LabelNumbers &
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

/** What an item says beside its question; `first`: that its first version lies in it. */
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

/** Bytes of a question's JSON from which its first version lies apart: a longer item might take more than the half a read unit of 4 KB. */
const LONG = 3_000

/** Whether a question is short enough for its item to be its first version: answers read it. Versions of long ones are compressed. */
export const mayHoldFirst = (question: Omit<Question, 'id'>): boolean =>
  Buffer.byteLength(JSON.stringify(question)) < LONG

/** The label numbers of the first version where it lies in the question's own item. */
export const firstIn = ({ tagNumbers, areaNumbers }: QuestionItem): LabelNumbers | undefined =>
  tagNumbers && areaNumbers ? { tagNumbers, areaNumbers } : undefined

const NUMBERED = 'bank:'

/** A question's stable name in exports: its ref or, where it has none, one made of its number. */
export const questionRef = ({ ref, id }: Pick<QuestionItem, 'ref' | 'id'>): string => ref ?? `${NUMBERED}${id}`

/** The number in a name that was made of it; undefined for any other. */
export function numberOfRef(ref: string): number | undefined {
  const id = ref.startsWith(NUMBERED) ? Number(ref.slice(NUMBERED.length)) : NaN
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** What a version adds to its question: from when on it holds, and the positions of its tags and areas in the lists. */
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

/** The question that an item holds. */
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

/** An answer as the table may hold it: of a question that is matched, without `correct`. */
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

/** What an administrator may know of a question: all of it, with its key. */
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

/** The same of a question as the table holds it. */
export const questionItemReply = (item: QuestionItem): QuestionReply =>
  questionReply({ ...item, type: item.questionType }, item)
