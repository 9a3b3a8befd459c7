import {
  type Attempt,
  type AttemptQuestion,
  type Grade,
  type Hold,
  type Plan,
  pointsOf,
  type Tally,
} from '#domain/attempts/attempt.ts'
import type { Highlight } from '#domain/attempts/highlights.ts'
import type { StoredMarks } from '#domain/attempts/marks.ts'
import type { TestKind } from '#domain/attempts/test-kind.ts'
import type { Decision } from '#domain/exams/adaptive-session.ts'
import type { Scoring } from '#domain/questions/question.ts'
import type { RegradeMark } from '#domain/item-analysis/regrade-rule.ts'
import { attemptKey, type Key } from './keys.ts'
import { formOf, type StoredForm, storedForm } from './quiz.ts'

const RIGHT = 0x80
const TIMED = 0x40
const POINTED = 0x20
const OF_CASE = 0x10
const LENGTH = 0x0f

type Answer = NonNullable<AttemptQuestion['answer']>

/** Packs a question's number in as few bytes as needed, big-endian. */
export const packId = (id: number): Uint8Array => {
  const digits: number[] = []
  for (let rest = id; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256)
  return Uint8Array.from(digits)
}

/**
 * Packs an unanswered question: its number or, for a case study's item, a zero (no number begins with it), the item,
 * and the number.
 */
export const packQuestionRef = ({ id, item }: Pick<AttemptQuestion, 'id' | 'item'>): Uint8Array =>
  item === undefined ? packId(id) : Uint8Array.from([0, item, ...packId(id)])

const idOf = (bytes: Uint8Array) => bytes.reduce((id, byte) => id * 256 + byte, 0)

/**
 * Packs a graded question: a byte with the id's length and the verdict, the id, two bytes of its clock, a byte each for
 * its points and its maximum (absent: one or none out of one), the number of a case study's item, and a byte for each
 * part of the choice.
 */
export const packAnswer = (
  { id, item }: Pick<AttemptQuestion, 'id' | 'item'>,
  { choice, correct, points, max, clock }: Answer,
): Uint8Array => {
  const bytes = packId(id)
  const time = clock === undefined ? [] : [clock >> 8, clock & 0xff]
  const pointed = points === undefined || max === undefined ? [] : [points, max]
  return Uint8Array.from([
    bytes.length |
      (correct ? RIGHT : 0) |
      (clock === undefined ? 0 : TIMED) |
      (pointed.length === 0 ? 0 : POINTED) |
      (item === undefined ? 0 : OF_CASE),
    ...bytes,
    ...time,
    ...pointed,
    ...(item === undefined ? [] : [item]),
    ...choice,
  ])
}

/** `packQuestionRef` if unanswered, else `packAnswer`. */
export const packQuestion = (question: AttemptQuestion): Uint8Array =>
  question.answer ? packAnswer(question, question.answer) : packQuestionRef(question)

/** Reverses `packQuestion`. */
export function unpackQuestion(bytes: Uint8Array, answered: boolean): AttemptQuestion {
  if (!answered) return bytes[0] === 0 ? { id: idOf(bytes.subarray(2)), item: bytes[1] ?? 1 } : { id: idOf(bytes) }
  const head = bytes[0] ?? 0
  const end = 1 + (head & LENGTH)
  const timed = (head & TIMED) !== 0
  const afterClock = timed ? end + 2 : end
  const pointed = (head & POINTED) !== 0
  const afterPoints = pointed ? afterClock + 2 : afterClock
  const ofCase = (head & OF_CASE) !== 0
  return {
    id: idOf(bytes.subarray(1, end)),
    ...(ofCase ? { item: bytes[afterPoints] ?? 1 } : {}),
    answer: {
      choice: [...bytes.subarray(ofCase ? afterPoints + 1 : afterPoints)],
      correct: (head & RIGHT) !== 0,
      ...(pointed ? { points: bytes[afterClock] ?? 0, max: bytes[afterClock + 1] ?? 0 } : {}),
      ...(timed ? { clock: idOf(bytes.subarray(end, end + 2)) } : {}),
    },
  }
}

/** An attempt as stored (docs/data-model.md, "An attempt"); small enough that an answer costs one write unit. */
export type AttemptItem = Key & {
  type: 'attempt'
  n: number
  kind: TestKind
  /** The section of the task, where its summary is stored. */
  section: string
  version: number
  startTime: number
  deadline: number
  untimed?: boolean
  endTime?: number
  total: number
  at: number
  score: number
  passGrade: number
  /** Absent: Select All That Apply is scored all or nothing, unless its author chose otherwise. */
  scoring?: Scoring
  /** For a quiz: the student's settings. */
  quiz?: StoredForm
  q: Uint8Array[]
  /** The tally's format; absent in attempts from before points, whose numbers are right answers x 1000 + answers. */
  format?: typeof POINTS_FORMAT
  /** By tag number: points x 100,000 + maximum points. */
  tally: Record<string, number>
  /** NCLEX: each question's area number that it was drawn for. AdaptiveNCLEX: of all of them once it has ended. */
  groups?: Uint8Array
  plan?: Plan
  /** AdaptiveNCLEX, once it has ended: how it was decided. */
  decision?: Decision
  seed?: string
  /** A byte a question from `at` on: the points of unanswered ones; absent: one each. */
  maxima?: Uint8Array
  /** The exam that puts it on hold. */
  hold?: Hold
  /** By position: questions regraded after its end (decision 0117). */
  regraded?: Record<string, RegradeMark>
}

/** The student and the task of an attempt. */
export type TaskRef = { uid: string; progress: string; section: string; task: string }

/** The format of attempts whose tally counts points: an answer may add to it without reading it. */
export const POINTS_FORMAT = 2

const POINT = 100_000
const OLD_POINT = 1_000

/** Returns what one answer adds to a tally's number. */
export const tallyStep = (grade: Grade): number => {
  const { points, max } = pointsOf(grade)
  return points * POINT + max
}

const packTally = (tally: Tally) =>
  Object.fromEntries([...tally].map(([number, { correct, total }]) => [String(number), correct * POINT + total]))

const unpackTally = (tally: Record<string, number>, point: number): Tally =>
  new Map(
    Object.entries(tally).map(([number, sum]) => [
      Number(number),
      { correct: Math.floor(sum / point), total: sum % point },
    ]),
  )

/** Packs the area that each question was drawn for, a byte each. */
const packGroups = (questions: readonly AttemptQuestion[]) =>
  questions.some(({ group }) => group !== undefined) ? Uint8Array.from(questions, ({ group }) => group ?? 0) : undefined

/** Returns the marks of regraded questions, by position. */
const packMarks = (questions: readonly AttemptQuestion[]) => {
  const marks = questions.flatMap(({ regraded }, i) => (regraded ? [[String(i), regraded] as const] : []))
  return marks.length === 0 ? undefined : Object.fromEntries(marks)
}

export function attemptItem({ uid, progress, section, task }: TaskRef, attempt: Attempt): AttemptItem {
  const groups = packGroups(attempt.questions)
  const left = attempt.questions.slice(attempt.at)
  const marks = packMarks(attempt.questions)
  const maxima = left.some(({ max }) => max !== undefined) ? Uint8Array.from(left, ({ max }) => max ?? 1) : undefined
  return {
    ...attemptKey(uid, progress, task, attempt.n),
    type: 'attempt',
    n: attempt.n,
    kind: attempt.kind,
    section,
    version: attempt.version,
    startTime: attempt.startTime,
    deadline: attempt.deadline,
    ...(attempt.untimed ? { untimed: true } : {}),
    ...(attempt.endTime === undefined ? {} : { endTime: attempt.endTime }),
    total: attempt.questions.length,
    at: attempt.at,
    score: attempt.score,
    passGrade: attempt.passGrade,
    ...(attempt.scoring === undefined ? {} : { scoring: attempt.scoring }),
    ...(attempt.quiz ? { quiz: storedForm(attempt.quiz) } : {}),
    q: attempt.questions.map(packQuestion),
    format: POINTS_FORMAT,
    tally: packTally(attempt.tally),
    ...(groups ? { groups } : {}),
    ...(attempt.plan ? { plan: attempt.plan } : {}),
    ...(attempt.decision ? { decision: attempt.decision } : {}),
    ...(attempt.seed === undefined ? {} : { seed: attempt.seed }),
    ...(maxima ? { maxima } : {}),
    ...(attempt.hold ? { hold: attempt.hold } : {}),
    ...(marks ? { regraded: marks } : {}),
  }
}

/** Returns the attempt of an item. */
export const attemptOf = (item: AttemptItem): Attempt => ({
  n: item.n,
  kind: item.kind,
  version: item.version,
  startTime: item.startTime,
  deadline: item.deadline,
  untimed: item.untimed ?? false,
  ...(item.endTime === undefined ? {} : { endTime: item.endTime }),
  questions: item.q.map((bytes, i) => {
    const group = item.groups?.[i]
    const max = item.maxima?.[i - item.at]
    const regraded = item.regraded?.[String(i)]
    return {
      ...unpackQuestion(bytes, i < item.at),
      ...(max === undefined || max === 1 ? {} : { max }),
      ...(group === undefined ? {} : { group }),
      ...(regraded ? { regraded } : {}),
    }
  }),
  at: item.at,
  score: item.score,
  passGrade: item.passGrade,
  ...(item.scoring === undefined ? {} : { scoring: item.scoring }),
  ...(item.quiz ? { quiz: formOf(item.quiz) } : {}),
  tally: unpackTally(item.tally, item.format === undefined ? OLD_POINT : POINT),
  ...(item.plan ? { plan: item.plan } : {}),
  ...(item.decision ? { decision: item.decision } : {}),
  ...(item.seed === undefined ? {} : { seed: item.seed }),
  ...(item.hold ? { hold: item.hold } : {}),
})

/**
 * A student's marks on a question of an attempt, or on a Reading, whose `n` and `position` are 0 (docs/data-model.md).
 * Includes the question, item of a case study, start of the attempt (the version that was served), section, and
 * position, because a page of notes reads only these items.
 */
export type MarkItem = Key & {
  type: 'mark'
  version: number
  progress: string
  section: string
  task: string
  n: number
  position: number
  /** Absent for a Reading. */
  question?: number
  item?: number
  /** The attempt's; for a Reading, as `time`. Epoch milliseconds. */
  startTime: number
  /** Time of the last write; epoch milliseconds. */
  time: number
  flagged?: true
  struck?: readonly number[]
  note?: string
  highlights?: readonly Highlight[]
}

/** The number of no question, for marks on a Reading. */
export const NO_QUESTION = 0

/** Returns the marks of an item. */
export const marksOf = ({ version, flagged, struck, note, highlights }: MarkItem): StoredMarks => ({
  version,
  flagged: flagged === true,
  struck: struck ?? [],
  note: note ?? '',
  highlights: highlights ?? [],
})
