import type { TestTask } from '../attempts/test-task.ts'
import type { QuizForm } from './quiz-form.ts'

/**
 * A quiz is an attempt of the test engine under a task of its own. Where a task lies in a section of a content, it has these in
 * their place: no content or section has such a key.
 */
export const QUIZZES = 'quizzes'

const TASK = 'quiz-'

/** The key of the task that a quiz stands for. */
export const quizTaskKey = (id: string): string => `${TASK}${id}`

/** The quiz of a task's key; undefined: a task of a content. */
export const quizOfTask = (task: string): string | undefined => (isQuizTask(task) ? task.slice(TASK.length) : undefined)

/** Whether a task stands for a quiz. */
export const isQuizTask = (task: string): boolean => task.startsWith(TASK)

/** Whether a place is a quiz's. */
export const isQuizPlace = ({ section }: { section: string }): boolean => section === QUIZZES

/** A quiz has one attempt. */
export const QUIZ_ATTEMPT = 1

/** How many of a student's quizzes in one course may lie unfinished. */
export const MAX_OPEN_QUIZZES = 20

const MINUTE_SECONDS = 60

/** The test that a quiz of so many questions is. */
export const quizTask = ({ pace }: Pick<QuizForm, 'pace'>, questions: number): TestTask => ({
  type: 'Practice',
  tags: [],
  numOfQuestions: questions,
  attempts: QUIZ_ATTEMPT,
  ...(pace === undefined ? {} : { timeAllowed: (questions * pace) / MINUTE_SECONDS }),
})

const ID_DIGITS = 9

/**
 * The id of a quiz: when it was started, so that keys are in its order, and its request, so that the same request finds it. `hash`: of
 * the request, hexadecimal.
 */
export const quizId = (startTime: number, hash: string): string =>
  `${startTime.toString(36).padStart(ID_DIGITS, '0')}${hash}`

export const isQuizOfRequest = (id: string, hash: string): boolean => id.slice(ID_DIGITS) === hash
