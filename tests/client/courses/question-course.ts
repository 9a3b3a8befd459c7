import {
  SeedContentDocument,
  SeedCourseDocument,
  SeedPublishDocument,
  SeedSectionDocument,
  SeedTaskDocument,
} from '#generated/operations.ts'
import type { CallApi } from '#tools/api/call-api.ts'

export type QuestionCourse = { name: string; section: string; task: string; tag: string; questions: number }

/** An administrator writes a content with one Practice test drawn from a tag, and an Online course that sells it. */
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
  const { createCourse } = await call(SeedCourseDocument, {
    input: {
      type: 'Online',
      name: course.name,
      subject: 'RN',
      price: '20',
      onlineDays: '30',
      instructor: 'ONLINE',
      content: [contentKey],
    },
  })
  const { key, version } = createCourse
  await call(SeedPublishDocument, { input: { key, version, published: true } })
}
