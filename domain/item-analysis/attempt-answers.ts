import { secondsPerQuestion } from '#domain/attempts/answer-clock.ts'
import { type Attempt, pointsOf } from '#domain/attempts/attempt.ts'
import type { TestKind } from '#domain/attempts/test-kind.ts'

/**
 * What became of a question that was drawn: answered, left out (it was shown when the attempt ended) or not reached.
 */
export const ANSWER_STATES = ['answered', 'left-out', 'not-reached'] as const
export type AnswerState = (typeof ANSWER_STATES)[number]

/**
 * A question of an attempt that ended. `item`: of a case study, from 1; `points` out of `max`; `seconds` that an answer took (absent:
 * not known); `choice`: as stored (option numbers, matches by answer, or cells), empty unless it was answered.
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

/** What kind of test the answers were given in; a quiz of one's own is a kind of its own. */
export type AnswersKind = TestKind | 'Quiz'

/** The kind of an attempt. */
export const answersKind = ({ kind, quiz }: Pick<Attempt, 'kind' | 'quiz'>): AnswersKind =>
  quiz === undefined ? kind : 'Quiz'

/** The questions of an attempt that ended, in the order in which they were asked. */
export function answersOfAttempt(attempt: Pick<Attempt, 'startTime' | 'questions' | 'at'>): AttemptAnswer[] {
  const seconds = secondsPerQuestion(attempt)
  return attempt.questions.map(({ id, item, answer, max = 1 }, i): AttemptAnswer => {
    const place = { id, ...(item === undefined ? {} : { item }) }
    if (answer === undefined)
      return { ...place, state: i === attempt.at ? 'left-out' : 'not-reached', points: 0, max, choice: [] }
    const taken = seconds[i]
    return {
      ...place,
      state: 'answered',
      ...pointsOf(answer),
      ...(taken === undefined ? {} : { seconds: taken }),
      choice: answer.choice,
    }
  })
}
