import { quizChoices } from '#domain/quizzes/find-questions.ts'
import { offersQuizzes } from '#domain/quizzes/offers-quizzes.ts'
import type { QuizOptions } from '#generated/schema.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { CourseItem } from '#table/course.ts'
import { courseKey, progressKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { lastReset } from './reset-statuses.ts'
import { readSavedForms } from './save-forms.ts'

/**
 * Returns the options of the quiz form in a student's running course: the names on questions of its subject, saved
 * forms, and whether a reset can be undone. Throws 'progress-not-found', 'course-not-started', 'course-ended'. 2 read
 * units, more with many saved forms.
 */
export async function quizOptions(
  progress: string,
  uid: string,
  { table, now, files }: Pick<QuizDeps, 'table' | 'now' | 'files'>,
): Promise<QuizOptions> {
  const item = runningProgress(await getItem<ProgressItem>(table, progressKey(uid, progress)), now())
  const [course, facts, reserved, saved, resetOn] = await Promise.all([
    getItem<CourseItem>(table, courseKey(item.courseKey)),
    files.facts(),
    files.reserved(),
    readSavedForms(uid, table),
    lastReset(uid, table),
  ])
  const choices = quizChoices({ facts, reserved, subject: item.subject, hidden: new Set() })
  return { endTime: item.endTime, offered: offersQuizzes(course), ...choices, saved, resetOn }
}
