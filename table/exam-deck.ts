import type { ExamDeck } from '#domain/exams/deck.ts'
import { EXAM_NAMES } from '#domain/exams/exam-item.ts'
import { packItems, unpackItems } from '#domain/exams/pack-items.ts'
import { attemptDeckKey, type Key } from './keys.ts'

/**
 * The deck of an adaptive attempt (domain/exams/deck.ts), never changed once written: below 1 KB, a write unit, and with its attempt
 * below 4 KB, half a read unit.
 */
export type DeckItem = Key & { type: 'deck'; seed: string; head: Uint8Array; items: Uint8Array; trials: Uint8Array }

/** Of whose attempt. */
export type DeckPlace = { uid: string; progress: string; task: string; n: number; seed: string }

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

export const deckItem = ({ uid, progress, task, n, seed }: DeckPlace, deck: ExamDeck): DeckItem => ({
  ...attemptDeckKey(uid, progress, task, n, seed),
  type: 'deck',
  seed,
  head: packHead(deck),
  items: packItems(deck.items.map((item) => ({ ...item, fresh: false }))),
  trials: packItems(deck.trials.map((item) => ({ ...item, fresh: false }))),
})

/** A standard as a deck keeps it: the one that the exam then uses. */
export const roundStandard = (standard: number): number => Math.round(standard * STANDARD) / STANDARD
