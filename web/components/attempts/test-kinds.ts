import { isTestKind, type TestKind } from '#domain/attempts/test-kind.ts'
import { testingMessages } from '#domain/messages/testing.ts'

/** How one kind of test is shown to who takes it or reads its result. */
export type TestKindView = {
  /** What its breakdown shows. */
  dimension: 'tag' | 'area'
  /** Whether Check shows the verdict before the next question (spec 3.4.7), or the test goes on at once (spec 3.4.20). */
  showsVerdict: boolean
  /**
   * Whether a test that ended early counts unanswered questions as wrong (decisions, 3.9.10), or answered questions
   * only.
   */
  countsUnanswered: boolean
  /**
   * The message for a test for which the bank holds too few questions, before Start and after it (spec 3.5.23, 3.5.25).
   */
  shortage: string
  /** The message for an answer that could not be graded. */
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
    // One call grades the answer and gets the next question (spec 3.4.20): the message names the latter.
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

/** The view of a kind of test; of one that this version does not know, that of a Practice. */
export const testKindView = (type: string): TestKindView => VIEWS[isTestKind(type) ? type : 'Practice']
