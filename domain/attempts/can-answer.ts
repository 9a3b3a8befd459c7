import type { Scoring } from '#domain/questions/question.ts'
import type { Attempt } from './attempt.ts'
import { mayTakeAnswer } from './key-access.ts'

/**
 * A student's answer to the question at `position`, from 0; `item`: of a case study, from 1; `scoring`: the attempt's
 * as served, used to grade the answer before the attempt is read.
 */
export type SubmittedAnswer = {
  position: number
  id: number
  item?: number
  scoring?: Scoring
  choice: readonly number[]
}

export type AnswerVerdict =
  | { ok: true }
  /** The same answer was recorded before: return the same reply. */
  | { ok: false; code: 'answered-so' }
  | { ok: false; code: 'already-answered' | 'not-this-question' | 'time-is-up' | 'attempt-finished' }
  /** The same student has a running exam: this attempt is on hold until it ends. */
  | { ok: false; code: 'exam-running' }

const same = (a: readonly number[], b: readonly number[]) => a.length === b.length && a.every((n, i) => n === b[i])

/** Whether an attempt accepts an answer now; answers in flight count until 2 s after the deadline. */
export function canAnswer(attempt: Attempt, submitted: SubmittedAnswer, now: number): AnswerVerdict {
  // Checked first: any other verdict would reveal a question of a test on hold.
  if (attempt.endTime === undefined && attempt.hold && now <= attempt.hold.until)
    return { ok: false, code: 'exam-running' }
  const question = attempt.questions[submitted.position]
  if (question?.id !== submitted.id || question.item !== submitted.item || attempt.scoring !== submitted.scoring)
    return { ok: false, code: 'not-this-question' }
  if (question.answer)
    return { ok: false, code: same(question.answer.choice, submitted.choice) ? 'answered-so' : 'already-answered' }
  if (attempt.endTime !== undefined)
    return { ok: false, code: attempt.endTime >= attempt.deadline ? 'time-is-up' : 'attempt-finished' }
  if (submitted.position !== attempt.at) return { ok: false, code: 'not-this-question' }
  if (!mayTakeAnswer(attempt, now)) return { ok: false, code: 'time-is-up' }
  return { ok: true }
}
