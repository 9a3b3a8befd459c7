import type { TestTask } from '../attempts/test-task.ts'
import type { QuizForm } from './quiz-form.ts'

/**
 * A quiz is an attempt of the test engine under its own task. This key, which no content or section has, replaces the
 * task's section and content.
 */
export const QUIZZES = 'quizzes'

const TASK = 'quiz-'

/** Returns the key of a quiz's task. */
export const quizTaskKey = (id: string): string => `${TASK}${id}`

/** Returns the quiz of a task's key; undefined for a task of a content. */
export const quizOfTask = (task: string): string | undefined => (isQuizTask(task) ? task.slice(TASK.length) : undefined)

/** Whether a task is a quiz's. */
export const isQuizTask = (task: string): boolean => task.startsWith(TASK)

/** Whether a ref is a quiz's. */
export const isQuizSection = ({ section }: { section: string }): boolean => section === QUIZZES

/** A quiz has one attempt. */
export const QUIZ_ATTEMPT = 1

/** The maximum unfinished quizzes of a student in one course. */
export const MAX_OPEN_QUIZZES = 20

const MINUTE_SECONDS = 60

/** Returns the test of a quiz with this many questions. */
export const quizTask = ({ pace }: Pick<QuizForm, 'pace'>, questions: number): TestTask => ({
  type: 'Practice',
  tags: [],
  numOfQuestions: questions,
  attempts: QUIZ_ATTEMPT,
  ...(pace === undefined ? {} : { timeAllowed: (questions * pace) / MINUTE_SECONDS }),
})

const ID_DIGITS = 9

/**
 * Returns the id of a quiz: its start time, so that keys sort by it, and its request, so that a repeat finds it.
 * `hash`: of the request, hexadecimal.
 */
export const quizId = (startTime: number, hash: string): string =>
  `${startTime.toString(36).padStart(ID_DIGITS, '0')}${hash}`

export const isQuizOfRequest = (id: string, hash: string): boolean => id.slice(ID_DIGITS) === hash
