import { resultWords, testingWords } from '#domain/messages/testing.ts'
import { DELETED_TEST } from '#domain/attempts/test-task.ts'
import { examWords } from '#domain/messages/exams.ts'
import { type QuestionRange, rangeNumbers } from '#domain/attempts/range-text.ts'
import { isQuizTask } from '#domain/quizzes/quiz.ts'
import type { Attempt } from './session/attempt-session.ts'

/** Formats the time allowed, as the list of tasks does, whose code isn't loaded here. Null is 'Unlimited' (spec 3.9.5). `minutes` as set in the task. */
export const timeText = (minutes: number | null): string =>
  minutes === null
    ? testingWords.unlimited
    : minutes >= 120 && minutes % 60 === 0
      ? `${minutes / 60} hr`
      : `${minutes} min`

/** Formats the number of attempts left. A task without a limit allows any number (spec 3.5.24, 3.9.5). */
export const attemptsText = (allowed: number | null, used: number): string => {
  if (allowed === null) return testingWords.unlimited
  return `${Math.max(allowed - used, 0)} of ${allowed}`
}

/**
 * The fact 'Attempts left'. Omitted when no other attempt can start despite the limit, or when the test was deleted.
 */
export const attemptsFact = ({ attempts, used, examSeen }: Pick<StartFacts, 'attempts' | 'used' | 'examSeen'>) =>
  examSeen === true || attempts === DELETED_TEST ? [] : [{ term: 'Attempts left', value: attemptsText(attempts, used) }]

/** Text of the link back to where the test was selected. A student-created quiz belongs to no section. */
export const backText = (taskKey: string): string =>
  isQuizTask(taskKey) ? resultWords.backToQuizzes : 'Back to section'

/** The same link while the test is running. */
export const leaveLabel = (taskKey: string): string =>
  isQuizTask(taskKey) ? 'Leave the quiz' : 'Leave the test for its section'

/**
 * Progress bar: questions answered, of how many. For an adaptive test, it fills up to the minimum number first, then to
 * the maximum.
 */
export function progressOf({ adaptive, currentQuestion, total }: Attempt): { max: number; text: string } {
  if (adaptive == null) return { max: total, text: `${currentQuestion} of ${total} questions answered` }
  const { minItems, maxItems } = adaptive
  return {
    max: currentQuestion <= minItems ? minItems : maxItems,
    text: examWords.answered(currentQuestion, minItems, maxItems),
  }
}

/** Whether points are missing, so that practicing what was missed is the first thing to do. */
export const hasMissed = ({ breakdown }: Pick<Attempt, 'breakdown'>): boolean =>
  breakdown?.some(({ correct, total }) => correct < total) === true

/** Whether a finished test ended because the time was up. */
export const isTimeUp = ({ deadline, endTime }: Pick<Attempt, 'deadline' | 'endTime'>): boolean =>
  deadline !== null && endTime !== null && endTime >= deadline

/** Facts on the start page of a test. */
type StartFacts = {
  range: QuestionRange | null
  timeAllowed: number | null
  attempts: number | null
  used: number
  passGrade: number | null
  /** The student has seen too many of an adaptive test's questions to start another attempt. */
  examSeen: boolean | null
  history: readonly { grade: number | null; result?: string | null }[]
}

/** Results of the finished attempts: the last one and, if there are several, the best. */
function pastFacts({ history }: StartFacts) {
  const grades = history.flatMap(({ grade }) => (grade === null ? [] : [grade]))
  const [last] = grades
  const failed = history.find(({ grade }) => grade !== null)?.result === 'failing'
  if (last === undefined) return []
  const best = { term: 'Best result', value: `${Math.max(...grades)}%` }
  return [
    ...(grades.length > 1 ? [best] : []),
    { term: 'Last result', value: `${last}%${failed ? ' · not passed' : ''}` },
  ]
}

/** The rules of a Practice or NCLEX, the attempts left, and past results (spec 3.5.23, 3.5.24); `left`: of a running one. */
export const startFacts = (view: StartFacts, left?: string) => [
  ...(view.range === null ? [] : [{ term: 'Questions', value: rangeNumbers(view.range) }]),
  left === undefined ? { term: 'Time allowed', value: timeText(view.timeAllowed) } : { term: 'Time left', value: left },
  // A student-created quiz has one attempt and no pass grade (decision 0106).
  ...(view.passGrade === null ? [] : [...attemptsFact(view), { term: 'Pass grade', value: `${view.passGrade}%` }]),
  ...pastFacts(view),
]
