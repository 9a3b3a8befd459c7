import { randomUUID } from 'node:crypto'
import {
  SeedContentDocument,
  SeedSectionDocument,
  SeedTaskDocument,
  TestRegisterDocument,
  TestStartDocument,
} from '#generated/operations.ts'
import type { CreateTaskInput } from '#generated/schema.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { cardToken, newStudent } from '#tests/client/people/people.ts'
import { publishOnlineCourse } from './online-course.ts'

/** A Practice's settings: its number of questions, tags, case studies, and scoring; or another type of test. */
type Practice = Pick<CreateTaskInput, 'tags' | 'numOfQuestions' | 'caseStudies' | 'scoring'> &
  Partial<Pick<CreateTaskInput, 'type' | 'minQuestions' | 'maxQuestions' | 'timeAllowed'>>

/** An administrator publishes an Online course with one Practice; a new student buys and starts it. */
export async function practiceStudent(url: string, admin: CallApi, mark: string, practice: Practice) {
  const instructions = 'Made by a test.'
  const { createContent } = await admin(SeedContentDocument, {
    input: { name: `Practice ${mark}`, instructions, descText: `<p>${instructions}</p>` },
  })
  const contentKey = createContent.key
  const { createSection } = await admin(SeedSectionDocument, { input: { contentKey, name: 'Tests', instructions } })
  const place = { contentKey, sectionKey: createSection.key }
  const input = { ...place, type: 'Practice' as const, name: 'All of it', timeAllowed: 300, ...practice }
  const { createTask } = await admin(SeedTaskDocument, { input })
  const courseKey = await publishOnlineCourse(admin, `Practice Course ${mark}`, contentKey)
  const student = await newStudent(url)
  const { registerCourse } = await student.call(TestRegisterDocument, {
    input: { courseKey, token: await cardToken(url), requestId: randomUUID() },
  })
  const progressKey = registerCourse.progressKey ?? ''
  await student.call(TestStartDocument, { key: progressKey })
  return { ...student, test: { ...place, taskKey: createTask.key, progressKey } }
}
