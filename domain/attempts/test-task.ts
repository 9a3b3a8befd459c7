import { type TestKind } from './test-kind.ts'
import type { Scoring } from '#domain/questions/question.ts'

/** The settings of a test (spec 3.3.6, 3.3.7). Absent: timeAllowed (minutes) and attempts unlimited, passGrade 65. */
export type TestTask = {
  type: TestKind
  /** Practice: a question must have them all. NCLEX and AdaptiveNCLEX: RN or PN. */
  tags: readonly string[]
  numOfQuestions?: number
  percentEasy?: number
  /** Case studies in the test, six questions each; absent: none. */
  caseStudies?: number
  /** NCLEX: in each area. AdaptiveNCLEX: in total. */
  minQuestions?: number
  maxQuestions?: number
  timeAllowed?: number
  attempts?: number
  passGrade?: number
  /** The scoring of Select All That Apply questions that don't set their own; absent: all or nothing (spec 3.5.26). */
  scoring?: Scoring
}

/** Percent needed when the task sets none (spec 3.9.8). */
export const DEFAULT_PASS_GRADE = 65

/** The number of attempts at a deleted test: authors set at least one. */
export const DELETED_TEST = 0
