import { attemptOf, type AttemptItem } from '../../data/attempt.ts'
import { attemptKey } from '../../data/keys.ts'
import { publicQuestion } from '../../domain/questions/public-question.ts'
import { secondsPerQuestion } from '../../domain/testing/answer-clock.ts'
import type { Asked } from '../../domain/testing/attempt.ts'
import { finishAttempt } from '../../domain/testing/finish-attempt.ts'
import { hasExpired } from '../../domain/testing/has-expired.ts'
import type { AttemptReview } from '../../generated/schema.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import type { TestingDeps } from './deps.ts'
import { findServed } from './find-served.ts'
import type { AttemptRef } from './finish-test.ts'
import { gradedQuestion } from './graded-question.ts'
import { showAttempt } from './show-attempt.ts'

/** Questions that are read side by side. */
const AT_ONCE = 15

/**
 * A finished attempt, question by question: as it was served, the choice, the right answer, the rationale and the seconds
 * it took; one that was never answered has the choice of nothing. Half a read unit a question. Refuses with
 * 'attempt-not-found' and, while it runs, with 'attempt-running': no key leaves the server before the end.
 */
export async function reviewAttempt(ref: AttemptRef, deps: TestingDeps): Promise<AttemptReview> {
  const item = await getItem<AttemptItem>(deps.table, attemptKey(ref.uid, ref.progress, ref.task, ref.n))
  if (!item) throw new Refusal('attempt-not-found')
  const stored = attemptOf(item)
  const now = deps.now()
  const attempt = hasExpired(stored, now) ? finishAttempt(stored, now) : stored
  if (attempt.endTime === undefined) throw new Refusal('attempt-running')
  const seconds = secondsPerQuestion(attempt)
  const review = async ({ id, answer }: Asked, index: number) => {
    const served = await findServed(deps.table, id, attempt.startTime)
    if (!served) throw new Refusal('questions-error')
    const shown = publicQuestion(served.question)
    return {
      question: { ...shown, matches: shown.matches ?? null },
      graded: gradedQuestion(served.question, answer?.choice ?? []),
      answered: answer !== undefined,
      seconds: seconds[index] ?? null,
    }
  }
  const questions: AttemptReview['questions'] = []
  for (let start = 0; start < attempt.questions.length; start += AT_ONCE) {
    const some = attempt.questions.slice(start, start + AT_ONCE)
    questions.push(...(await Promise.all(some.map((asked, i) => review(asked, start + i)))))
  }
  const shown = await showAttempt({ progressKey: ref.progress, taskKey: ref.task }, attempt, deps)
  return { attempt: shown, questions }
}
