import { secondsPerQuestion } from '#domain/attempts/answer-clock.ts'
import { type Attempt, pointsOf } from '#domain/attempts/attempt.ts'
import type { TestKind } from '#domain/attempts/test-kind.ts'

/** The state of a drawn question: answered, left out (shown when the attempt ended), or not reached. */
export const ANSWER_STATES = ['answered', 'left-out', 'not-reached'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

/**
 * A question of an ended attempt. `item`: of a case study, from 1; `points` out of `max`; `seconds` that the answer
 * took (absent: unknown); `choice`: as stored (option numbers, matches by answer, or cells), empty unless answered.
 */
export type AttemptAnswer = {
  id: number
  item?: number
  state: AnswerState
  points: number
  max: number
  seconds?: number
  choice: readonly number[]
}

/** The kind of test of the answers; a student's own quiz is its own kind. */
export type AnswersKind = TestKind | 'Quiz'

/** Returns the kind of an attempt. */
export const answersKind = ({ kind, quiz }: Pick<Attempt, 'kind' | 'quiz'>): AnswersKind =>
  quiz === undefined ? kind : 'Quiz'

/** Returns the questions of an ended attempt, in the order served. */
export function answersOfAttempt(attempt: Pick<Attempt, 'startTime' | 'questions' | 'at'>): AttemptAnswer[] {
  const seconds = secondsPerQuestion(attempt)
  return attempt.questions.map(({ id, item, answer, max = 1 }, i): AttemptAnswer => {
    const ref = { id, ...(item === undefined ? {} : { item }) }
    if (answer === undefined)
      return { ...ref, state: i === attempt.at ? 'left-out' : 'not-reached', points: 0, max, choice: [] }
    const taken = seconds[i]
    return {
      ...ref,
      state: 'answered',
      ...pointsOf(answer),
      ...(taken === undefined ? {} : { seconds: taken }),
      choice: answer.choice,
    }
  })
}
