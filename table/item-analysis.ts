import { readNumbers, writeNumber } from '#domain/exams/variable-bytes.ts'
import type { MistakeReport, ReportOutcome } from '#domain/questions/mistake-report.ts'
import { ANSWER_STATES, type AnswersKind, type AttemptAnswer } from '#domain/item-analysis/attempt-answers.ts'
import type { FlawDecision } from '#domain/item-analysis/flaw-case.ts'
import { attemptAnswersKey, newAnswers, flawCaseKey, inFlawCases, openReports } from './bank-keys.ts'
import type { Key } from './keys.ts'

/** The attempt of the answers, by its key. */
export type AttemptName = { uid: string; sk: string }

/**
 * The answers of an ended attempt (decision 0115). `attempt` is set while the attempt exists; the answers stay.
 * `startTime` determines the served versions; `ability` (logits) is set if the exam's decision estimated it. `round`:
 * the rebuild of the statistics that it waits for or was counted in (absent: 0). gsi1, until it is counted.
 */
export type AttemptAnswersItem = Key & {
  type: 'attempt-answers'
  attempt?: AttemptName
  startTime: number
  endTime: number
  kind: AnswersKind
  ability?: number
  answers: Uint8Array
  round?: number
  gsi1pk?: string
  gsi1sk?: string
}

/** Bits of each answer's first byte; the lowest two are its state. */
const STATE = 0x03
const OF_CASE = 0x04
const TIMED = 0x08

/**
 * Packs answers in a few bytes each: flags, the question's number, the item of a case study, the points and their
 * maximum, the seconds and, if answered, the length of the choice and a byte for each part of it.
 */
export function packAttemptAnswers(answers: readonly AttemptAnswer[]): Uint8Array {
  const bytes: number[] = []
  for (const { id, item, state, points, max, seconds, choice } of answers) {
    const flags = (item === undefined ? 0 : OF_CASE) | (seconds === undefined ? 0 : TIMED)
    bytes.push(ANSWER_STATES.indexOf(state) | flags)
    writeNumber(bytes, id)
    if (item !== undefined) writeNumber(bytes, item)
    writeNumber(bytes, points)
    writeNumber(bytes, max)
    if (seconds !== undefined) writeNumber(bytes, seconds)
    if (state !== 'answered') continue
    writeNumber(bytes, choice.length)
    bytes.push(...choice)
  }
  return Uint8Array.from(bytes)
}

/** Reverses `packAttemptAnswers`. */
export function unpackAttemptAnswers(bytes: Uint8Array): AttemptAnswer[] {
  const answers: AttemptAnswer[] = []
  for (const { next, byte, isAtEnd } = readNumbers(bytes); !isAtEnd();) {
    const flags = byte()
    const state = ANSWER_STATES[flags & STATE] ?? 'not-reached'
    const id = next()
    const item = (flags & OF_CASE) === 0 ? {} : { item: next() }
    const points = next()
    const max = next()
    const seconds = (flags & TIMED) === 0 ? {} : { seconds: next() }
    const choice = state === 'answered' ? Array.from({ length: next() }, byte) : []
    answers.push({ id, ...item, state, points, max, ...seconds, choice })
  }
  return answers
}

/** Returns the day (UTC, YYYY-MM-DD) under which an ended attempt's answers are stored. */
export const answersDay = (endTime: number): string => new Date(endTime).toISOString().slice(0, 10)

/** Returns the item of an attempt's answers; `id`: the hash of its key. */
export const attemptAnswersItem = (
  id: string,
  facts: Pick<AttemptAnswersItem, 'startTime' | 'endTime' | 'kind'> & {
    attempt: AttemptName
    ability?: number | undefined
    answers: readonly AttemptAnswer[]
  },
): AttemptAnswersItem => ({
  ...attemptAnswersKey(answersDay(facts.endTime), id),
  ...newAnswers,
  gsi1sk: id,
  type: 'attempt-answers',
  attempt: facts.attempt,
  startTime: facts.startTime,
  endTime: facts.endTime,
  kind: facts.kind,
  ...(facts.ability === undefined ? {} : { ability: facts.ability }),
  answers: packAttemptAnswers(facts.answers),
})

/**
 * A decision on a question's flaws. `request`: the stamp of the case when it was decided, which identifies a repeated
 * request.
 */
export type FlawCaseItem = Key &
  FlawDecision & {
    gsi1pk: string
    gsi1sk: string
    type: 'flaw-case'
    question: number
    request: string
    version: number
  }

export const flawCaseItem = (facts: StoredDecision): FlawCaseItem => ({
  ...flawCaseKey(facts.question),
  ...inFlawCases(facts.question),
  type: 'flaw-case',
  ...facts,
})

/** A decision without its keys, as in the files of the inbox. */
export type StoredDecision = FlawDecision & Pick<FlawCaseItem, 'question' | 'request' | 'version'>

export const byQuestion = (a: StoredDecision, b: StoredDecision): number => a.question - b.question

export const storedDecision = ({
  question,
  state,
  note,
  by,
  on,
  at,
  seen,
  request,
  version,
}: FlawCaseItem): StoredDecision => ({
  ...{ question, state, note, by, on, at, seen, request, version },
})

/** A report of a mistake in a question, without the student (docs/data-model.md). */
export type MistakeReportItem = Key & {
  gsi1pk: string
  gsi1sk: string
  type: 'mistake-report'
} & MistakeReport & { outcome?: ReportOutcome }

export const isOpenReport = ({ gsi1pk }: MistakeReportItem): boolean => gsi1pk === openReports.gsi1pk

/** Returns a report without its keys, as in the files of the inbox. */
export const reportOf = ({
  id,
  question,
  item,
  version,
  kind,
  text,
  createdOn,
  settledOn,
}: MistakeReportItem): MistakeReport => ({
  ...{ id, question, kind, text, createdOn },
  ...(item === undefined ? {} : { item }),
  ...(version === undefined ? {} : { version }),
  ...(settledOn === undefined ? {} : { settledOn }),
})

/** Marks that a student reported a question of an attempt, once, and with which report. */
export type SentReportItem = Key & { type: 'sent-report'; report: string; request: string; createdOn: number }

/** How many reports a student sent on a day. `ttl`: epoch seconds. */
export type ReportsOfDayItem = Key & { type: 'reports-of-day'; count: number; ttl: number }
