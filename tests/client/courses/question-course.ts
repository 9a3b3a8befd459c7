import { SeedContentDocument, SeedSectionDocument, SeedTaskDocument } from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { publishOnlineCourse } from './online-course.ts'

export type QuestionCourse = { name: string; section: string; task: string; tag: string; questions: number }

/** An administrator creates a content with one Practice drawn from a tag, and an Online course that sells it. */
export async function publishQuestionCourse(call: CallApi, course: QuestionCourse): Promise<void> {
  const words = 'Made by a test.'
  const { createContent } = await call(SeedContentDocument, {
    input: { name: `${course.name} Content`, instructions: words, descText: `<p>${words}</p>` },
  })
  const contentKey = createContent.key
  const { createSection } = await call(SeedSectionDocument, {
    input: { contentKey, name: course.section, instructions: words },
  })
  await call(SeedTaskDocument, {
    input: {
      contentKey,
      sectionKey: createSection.key,
      type: 'Practice',
      name: course.task,
      tags: [course.tag],
      numOfQuestions: course.questions,
      timeAllowed: 10,
      attempts: 3,
      passGrade: 65,
    },
  })
  await publishOnlineCourse(call, course.name, contentKey)
}
