import { resultWords, testingWords } from '#domain/messages/testing.ts'
import { DELETED_TEST } from '#domain/attempts/test-task.ts'
import { examWords } from '#domain/messages/exams.ts'
import { type QuestionRange, rangeNumbers } from '#domain/attempts/range-text.ts'
import { isQuizTask } from '#domain/quizzes/quiz.ts'
import type { Attempt } from './session/attempt-session.ts'

/** The time allowed in words; none is 'Unlimited' (spec 3.9.5). `minutes` as the task sets it. */
export const timeText = (minutes: number | null): string =>
  minutes === null ? testingWords.unlimited : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

/** How many attempts are left; a task that sets none allows any number (spec 3.5.24, 3.9.5). */
export const attemptsText = (allowed: number | null, used: number): string => {
  if (allowed === null) return testingWords.unlimited
  return `${Math.max(allowed - used, 0)} of ${allowed}`
}

/** Attempts left of the facts of a test; none where no other attempt can begin, whatever it allows, or the test is gone. */
export const attemptsFact = ({ attempts, used, examSeen }: Pick<StartFacts, 'attempts' | 'used' | 'examSeen'>) =>
  examSeen === true || attempts === DELETED_TEST ? [] : [{ term: 'Attempts left', value: attemptsText(attempts, used) }]

/** What leads from a test to where it was chosen: a quiz of one's own lies in no section. */
export const backText = (taskKey: string): string =>
  isQuizTask(taskKey) ? resultWords.backToQuizzes : 'Back to the section'

/** The same while it runs. */
export const leaveText = (taskKey: string): string =>
  isQuizTask(taskKey) ? 'Leave the quiz' : 'Leave the test for its section'

/** A quiet bar: how many questions were answered, of how many. An adaptive test fills it up to its least number, then up to its most. */
export function progressOf({ adaptive, currentQuestion, total }: Attempt): { max: number; text: string } {
  if (adaptive == null) return { max: total, text: `${currentQuestion} of ${total} questions answered` }
  const { minItems, maxItems } = adaptive
  return {
    max: currentQuestion <= minItems ? minItems : maxItems,
    text: examWords.answered(currentQuestion, minItems, maxItems),
  }
}

/** A sentence to a student about a result, beside its figures. */
export function warmWord({ result, grade, passGrade }: Pick<Attempt, 'result' | 'grade' | 'passGrade'>): string {
  if (result === 'passing') return resultWords.passed
  if (result === 'undecided') return resultWords.undecided
  return (grade ?? 0) >= passGrade - NEAR ? resultWords.near : resultWords.failed
}

/** Percent below the pass grade that count as near it. */
const NEAR = 15

/** Whether the clock ended a finished test. */
export const isTimeUp = ({ deadline, endTime }: Pick<Attempt, 'deadline' | 'endTime'>): boolean =>
  deadline !== null && endTime !== null && endTime >= deadline

/** What the start page of a test says of it. */
type StartFacts = {
  range: QuestionRange | null
  timeAllowed: number | null
  attempts: number | null
  used: number
  passGrade: number | null
  /** The student has seen too many of an adaptive test's questions for another attempt. */
  examSeen: boolean | null
  history: readonly { grade: number | null }[]
}

/** How the finished attempts went: the last and, of several, the best. */
function pastFacts({ history }: StartFacts) {
  const grades = history.flatMap(({ grade }) => (grade === null ? [] : [grade]))
  const [last] = grades
  if (last === undefined) return []
  const best = { term: 'Best result', value: `${Math.max(...grades)}%` }
  return [...(grades.length > 1 ? [best] : []), { term: 'Last result', value: `${last}%` }]
}

/** The rules of a Practice or NCLEX, how many attempts are left, and how the earlier ones went (spec 3.5.23, 3.5.24). */
export const startFacts = (view: StartFacts) => [
  ...(view.range === null ? [] : [{ term: 'Questions', value: rangeNumbers(view.range) }]),
  { term: 'Time allowed', value: timeText(view.timeAllowed) },
  // A quiz of one's own is one attempt without a pass grade (decision 0106).
  ...(view.passGrade === null ? [] : [...attemptsFact(view), { term: 'Pass grade', value: `${view.passGrade}%` }]),
  ...pastFacts(view),
]
