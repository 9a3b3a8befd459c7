import type { ExamName } from '#domain/exams/exam-item.ts'
import type { ExamSettings } from '#domain/exams/exam-settings.ts'
import type { Key } from './keys.ts'

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
