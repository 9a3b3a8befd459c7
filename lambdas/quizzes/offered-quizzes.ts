import { offersQuizzes } from '#domain/quizzes/offers-quizzes.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { CourseItem } from '#table/course.ts'
import { courseKey } from '#table/keys.ts'
import type { QuizDeps } from './quiz-deps.ts'

/**
 * Refuses with 'quizzes-not-offered' while a course offers no quizzes of students' own. Half a read unit, 1 where it is `consistent`;
 * before a refusal it is read strongly, since the setting may just have been changed.
 */
export async function refuseUnlessOffered(
  course: string,
  { consistent }: { consistent: boolean },
  { table }: Pick<QuizDeps, 'table'>,
): Promise<void> {
  const read = (strong: boolean) => getItem<CourseItem>(table, courseKey(course), { consistent: strong })
  if (offersQuizzes(await read(consistent))) return
  if (consistent || !offersQuizzes(await read(true))) throw new Refusal('quizzes-not-offered')
}

/** Holds while a course offers quizzes (domain/quizzes/offers-quizzes.ts): it was never said, or it is on. 2 write units. */
export const stillOffered = (course: string): Write => ({
  ConditionCheck: {
    Key: courseKey(course),
    ConditionExpression: 'attribute_not_exists(ownQuizzes) OR ownQuizzes = :on',
    ExpressionAttributeValues: { ':on': true },
  },
})
