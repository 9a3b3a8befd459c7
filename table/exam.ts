import type { ExamDeck } from '#domain/exams/deck.ts'
import { type ExamName, EXAM_NAMES } from '#domain/exams/exam-item.ts'
import type { ExamSettings } from '#domain/exams/exam-settings.ts'
import { packItems, unpackItems } from '#domain/exams/pack-items.ts'
import { type Key, attemptDeckKey, seenQuestionsKey } from './keys.ts'

/**
 * An adaptive exam of the academy. `ability`: the standard, in logits of the exam's scale; `pieces`: over how many items its bank is
 * spread (`ExamPoolItem`); `settings`: what the academy set, absent: as published.
 */
export type ExamItem = Key & {
  type: 'exam'
  exam: ExamName
  /** Grows with each change. */
  version: number
  settings?: ExamSettings
  /** Grows with each change of `settings`; absent: they were never changed. */
  settingsVersion?: number
  ability: number
  pieces: number
  /** Questions in the bank. */
  questions: number
  updatedOn: number
}

/**
 * A piece of an exam's bank: a sample of it that suffices for a test (domain/exams/spread-items.ts), packed
 * (domain/exams/pack-items.ts), with what a start needs beside them: it reads one piece and nothing else. `ability` is the standard,
 * `shares` are those of the plan's areas, in percent.
 */
export type ExamPoolItem = Key & { type: 'exam-pool'; items: Uint8Array; ability: number; shares: number[] }

/** Pieces end at edges between 0 and this, evenly: who picks an edge at random gets each piece as often as another. */
export const EDGES = 10_000

/** Where a piece of so many ends. */
export const edgeOf = (piece: number, pieces: number): number =>
  Math.floor(((piece + 1) * EDGES) / Math.max(1, pieces)) - 1

/**
 * A calibration of an exam. `state`: the estimate under way (thresholds as 32-bit numbers), which holds for the questions of `layout`;
 * absent once it is done.
 */
export type ExamRunItem = Key & {
  type: 'exam-run'
  exam: ExamName
  /** Grows with each change. */
  version: number
  status: 'running' | 'done'
  layout: string
  state?: Uint8Array
  mean: number
  spread: number
  iteration: number
  change: number
  logLikelihood: number
  responses: number
  sittings: number
  /** Questions whose difficulty is known by responses. */
  calibrated: number
  updatedOn: number
}

/**
 * What one finished attempt without feedback answered, packed (domain/exams/pack-responses.ts): questions that its student had not seen
 * in the year before. Its id says nothing of the student.
 */
export type ExamResponsesItem = Key & { type: 'exam-responses'; startedOn: number; responses: Uint8Array }

/** Questions a piece: some 12 KB, 1.5 read units. */
export const PIECE_SIZE = 2_500

/**
 * The deck of an adaptive attempt (domain/exams/deck.ts), never changed once written: below 1 KB, a write unit, and with its attempt
 * below 4 KB, half a read unit.
 */
export type DeckItem = Key & { type: 'deck'; seed: string; head: Uint8Array; items: Uint8Array; trials: Uint8Array }

/** Of whose attempt. */
export type DeckRef = { uid: string; progress: string; task: string; n: number; seed: string }

/** Standards and thresholds are kept in the same steps. */
const STANDARD = 100
const OFFSET = 32_768

/**
 * The numbers of a deck in bytes: exam, least and most items, unscored items, case studies, the standard in hundredths of a logit (two
 * bytes), the shares behind their number, and the positions of the case studies and of the unscored items.
 */
function packHead(deck: ExamDeck): Uint8Array {
  const { exam, minItems, maxItems, unscored, caseStudies, standard, shares, casesAt, unscoredAt } = deck
  const ability = Math.round(standard * STANDARD) + OFFSET
  const numbers = [EXAM_NAMES.indexOf(exam), minItems, maxItems, unscored, caseStudies, ability >> 8, ability & 0xff]
  return Uint8Array.from([...numbers, shares.length, ...shares, ...casesAt, ...unscoredAt])
}

const NUMBERS = 8

const unfresh = (packed: Uint8Array) => unpackItems(packed).map(({ fresh: _, ...item }) => item)

/** The deck that an item holds. */
export function deckOf({ head, items, trials }: DeckItem): ExamDeck {
  const [exam = 0, minItems = 0, maxItems = 0, unscored = 0, caseStudies = 0, high = 0, low = 0, areas = 0] = head
  const cases = NUMBERS + areas
  return {
    exam: EXAM_NAMES[exam] ?? 'RN',
    minItems,
    maxItems,
    unscored,
    caseStudies,
    standard: (high * 256 + low - OFFSET) / STANDARD,
    shares: [...head.subarray(NUMBERS, cases)],
    casesAt: [...head.subarray(cases, cases + caseStudies)],
    unscoredAt: [...head.subarray(cases + caseStudies)],
    items: unfresh(items),
    trials: unfresh(trials),
  }
}

export const deckItem = ({ uid, progress, task, n, seed }: DeckRef, deck: ExamDeck): DeckItem => ({
  ...attemptDeckKey(uid, progress, task, n, seed),
  type: 'deck',
  seed,
  head: packHead(deck),
  items: packItems(deck.items.map((item) => ({ ...item, fresh: false }))),
  trials: packItems(deck.trials.map((item) => ({ ...item, fresh: false }))),
})

/** A standard as a deck keeps it: the one that the exam then uses. */
export const roundStandard = (standard: number): number => Math.round(standard * STANDARD) / STANDARD

/** The questions that a student has seen in the last year, packed (domain/exams/seen-questions.ts). `version` grows with each change. */
export type SeenQuestionsItem = Key & { type: 'seen-questions'; seen: Uint8Array; version?: number }

export const seenQuestionsItem = (uid: string, seen: Uint8Array, version: number): SeenQuestionsItem => ({
  ...seenQuestionsKey(uid),
  type: 'seen-questions',
  seen,
  version,
})
