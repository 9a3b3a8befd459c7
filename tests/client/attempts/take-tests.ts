import {
  TestAnswerDocument,
  TestCourseViewDocument,
  TestOpenTaskDocument,
  TestSectionViewDocument,
} from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { type QuestionShown, bankQuestion, choiceFor } from './choice-for.ts'

type Question = Omit<QuestionShown, 'body'>

/** The location of a task in a student's course. */
export type TaskPlace = { progressKey: string; contentKey: string; sectionKey: string; taskKey: string }

/** Finds a task of a student's course by its name. */
export async function findTask(call: CallApi, progressKey: string, name: string): Promise<TaskPlace> {
  const { courseView } = await call(TestCourseViewDocument, { progressKey })
  for (const content of courseView.contents)
    for (const section of content.sections) {
      const place = { progressKey, contentKey: content.key, sectionKey: section.key }
      const { sectionView } = await call(TestSectionViewDocument, place)
      const task = sectionView.tasks.find((candidate) => candidate.name === name)
      if (task) return { ...place, taskKey: task.key }
    }
  throw new Error(`The course has no ${name}`)
}

/**
 * Takes a test to its end through the API, correctly if `knows` returns true for the question's index, using the bank's
 * key, which only an administrator may read. Returns the grade.
 */
export async function takeTest(
  student: CallApi,
  admin: CallApi,
  place: TaskPlace,
  knows: (index: number) => boolean,
): Promise<number> {
  const { createTaskProgress } = await student(TestOpenTaskDocument, { input: place })
  let attempt: { n: number; currentQuestion: number; scoring: string | null; question: Question | null } | null =
    createTaskProgress.attempt
  for (;;) {
    const question: Question | null = attempt?.question ?? null
    if (!attempt || !question) throw new Error('The test stopped without an end')
    const { updateTaskProgress } = await student(TestAnswerDocument, {
      input: {
        progressKey: place.progressKey,
        taskKey: place.taskKey,
        n: attempt.n,
        action: 'check',
        position: attempt.currentQuestion,
        questionId: question.id,
        caseItem: question.caseItem,
        scoring: attempt.scoring,
        choice: choiceFor(await bankQuestion(admin, question.id), question, knows(attempt.currentQuestion)),
      },
    })
    attempt = updateTaskProgress.attempt
    if (updateTaskProgress.attempt.grade !== null) return updateTaskProgress.attempt.grade
  }
}
