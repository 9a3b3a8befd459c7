import type { ExamDeck } from '#domain/exams/deck.ts'
import { type ExamName, EXAM_NAMES } from '#domain/exams/exam-item.ts'
import type { ExamSettings } from '#domain/exams/exam-settings.ts'
import { packItems, unpackItems } from '#domain/exams/pack-items.ts'
import { type Key, attemptDeckKey, seenQuestionsKey } from './keys.ts'

/**
 * An adaptive exam of the academy. `ability`: the standard, in logits of the exam's scale; `pieces`: the number of
 * shards of its bank (`ExamPoolItem`); `settings`: the academy's, absent: as published.
 */
export type ExamItem = Key & {
  type: 'exam'
  exam: ExamName
  /** Incremented by every change. */
  version: number
  settings?: ExamSettings
  /** Incremented by every change of `settings`; absent: never changed. */
  settingsVersion?: number
  ability: number
  pieces: number
  /** Questions in the bank. */
  questions: number
  updatedOn: number
}

/**
 * A shard of an exam's bank: a sample of it that is enough for a test (domain/exams/spread-items.ts), packed
 * (domain/exams/pack-items.ts), with everything else that a start needs: it reads one shard and nothing else. `ability`
 * is the standard, `shares` are those of the plan's areas, in percent.
 */
export type ExamPoolItem = Key & { type: 'exam-pool'; items: Uint8Array; ability: number; shares: number[] }

/** Shards end at evenly spaced edges between 0 and this: a random edge selects every shard with equal probability. */
export const EDGES = 10_000

/** Returns the edge at which a shard ends. */
export const edgeOf = (shard: number, count: number): number =>
  Math.floor(((shard + 1) * EDGES) / Math.max(1, count)) - 1

/**
 * A calibration of an exam. `state`: the running estimate (thresholds as 32-bit numbers), for the questions of
 * `layout`; absent once it is done.
 */
export type ExamRunItem = Key & {
  type: 'exam-run'
  exam: ExamName
  /** Incremented by every change. */
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
  /** Questions whose difficulty is known from responses. */
  calibrated: number
  updatedOn: number
}

/**
 * The answers of one finished attempt without feedback, packed (domain/exams/pack-responses.ts): to questions that its
 * student had not seen in the previous year. Its id does not reveal the student.
 */
export type ExamResponsesItem = Key & { type: 'exam-responses'; startedOn: number; responses: Uint8Array }

/** Questions in a shard: about 12 KB, 1.5 read units. */
export const EXAM_SHARD_SIZE = 2_500

/**
 * The deck of an adaptive attempt (domain/exams/deck.ts), never changed after it is written: below 1 KB, a write unit,
 * and with its attempt below 4 KB, half a read unit.
 */
export type DeckItem = Key & { type: 'deck'; seed: string; head: Uint8Array; items: Uint8Array; trials: Uint8Array }

/** The attempt of a deck. */
export type DeckRef = { uid: string; progress: string; task: string; n: number; seed: string }

/** Standards and thresholds are stored in the same steps. */
const STANDARD = 100
const OFFSET = 32_768

/**
 * Packs the numbers of a deck: exam, minimum and maximum items, unscored items, case studies, the standard in
 * hundredths of a logit (two bytes), the number of shares and the shares, and the positions of the case studies and of
 * the unscored items.
 */
function packHead(deck: ExamDeck): Uint8Array {
  const { exam, minItems, maxItems, unscored, caseStudies, standard, shares, casesAt, unscoredAt } = deck
  const ability = Math.round(standard * STANDARD) + OFFSET
  const numbers = [EXAM_NAMES.indexOf(exam), minItems, maxItems, unscored, caseStudies, ability >> 8, ability & 0xff]
  return Uint8Array.from([...numbers, shares.length, ...shares, ...casesAt, ...unscoredAt])
}

const NUMBERS = 8

const unfresh = (packed: Uint8Array) => unpackItems(packed).map(({ fresh: _, ...item }) => item)

/** Returns the deck of an item. */
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

/** Rounds a standard as a deck stores it: the value that the exam then uses. */
export const roundStandard = (standard: number): number => Math.round(standard * STANDARD) / STANDARD

/**
 * The questions that a student has seen in the last year, packed (domain/exams/seen-questions.ts). `version` is
 * incremented by every change.
 */
export type SeenQuestionsItem = Key & { type: 'seen-questions'; seen: Uint8Array; version?: number }

export const seenQuestionsItem = (uid: string, seen: Uint8Array, version: number): SeenQuestionsItem => ({
  ...seenQuestionsKey(uid),
  type: 'seen-questions',
  seen,
  version,
})
