import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import { testingMessages } from '#domain/messages/testing.ts'

/** How a test kind is shown to students and to readers of its result. */
export type TestKindView = {
  /** The dimension of the breakdown. */
  dimension: 'tag' | 'area'
  /**
   * Whether Check shows the verdict before the next question (spec 3.4.7), or the test continues at once (spec 3.4.20).
   */
  showsVerdict: boolean
  /**
   * Whether a test that ended early counts unanswered questions as wrong (decisions, 3.9.10), or counts only answered
   * questions.
   */
  countsUnanswered: boolean
  /** The message if the bank has too few questions for a test, before and after Start (spec 3.5.23, 3.5.25). */
  shortage: string
  /** The message if an answer couldn't be graded. */
  checkFailed: string
}

const VIEWS: Readonly<Record<TestKind, TestKindView>> = {
  Practice: {
    dimension: 'tag',
    showsVerdict: true,
    countsUnanswered: false,
    shortage: testingMessages['questions-error'],
    checkFailed: testingMessages['grade-failed'],
  },
  NCLEX: {
    dimension: 'area',
    showsVerdict: false,
    countsUnanswered: true,
    shortage: testingMessages['start-failed'],
    // One call grades the answer and returns the next question (spec 3.4.20), so the message names the latter.
    checkFailed: testingMessages['next-failed'],
  },
  AdaptiveNCLEX: {
    dimension: 'area',
    showsVerdict: false,
    countsUnanswered: false,
    shortage: testingMessages['start-failed'],
    checkFailed: testingMessages['next-failed'],
  },
}

/** The view of a test kind. Unknown kinds use that of Practice. */
export const testKindView = (type: string): TestKindView => VIEWS[isTestKind(type) ? type : 'Practice']
