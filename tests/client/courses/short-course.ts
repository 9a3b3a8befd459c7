import { randomUUID } from 'node:crypto'
import {
  CompleteCourseDocument,
  SeedContentDocument,
  SeedSectionDocument,
  SeedTaskDocument,
  TestOpenTaskDocument,
  TestRegisterDocument,
  TestStartDocument,
} from '#generated/operations.ts'
import { cardToken } from '#tests/client/people/people.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { publishOnlineCourse } from './online-course.ts'

type ShortCourse = { courseKey: string; contentKey: string; sectionKey: string; taskKey: string }

/** An administrator publishes an Online course with one Reading of about four minutes. */
export async function sellShortCourse(
  admin: CallApi,
  { content, course }: { content: string; course: string },
): Promise<ShortCourse> {
  const texts = { instructions: 'Read it.', descText: '' }
  const contentKey = (await admin(SeedContentDocument, { input: { name: content, ...texts } })).createContent.key
  const section = { contentKey, name: 'First Steps', instructions: 'Read it.' }
  const sectionKey = (await admin(SeedSectionDocument, { input: section })).createSection.key
  const text = `<p>${'Hands are washed first. '.repeat(200)}</p>`
  const task = { contentKey, sectionKey, type: 'Reading' as const, name: 'Article', text }
  const taskKey = (await admin(SeedTaskDocument, { input: task })).createTask.key
  return { courseKey: await publishOnlineCourse(admin, course, contentKey), contentKey, sectionKey, taskKey }
}

/** A student buys and starts it. Returns the key of their progress. */
export async function startShortCourse(student: CallApi, url: string, { courseKey }: ShortCourse): Promise<string> {
  const input = { courseKey, token: await cardToken(url), requestId: randomUUID() }
  const progressKey = (await student(TestRegisterDocument, { input })).registerCourse.progressKey ?? ''
  await student(TestStartDocument, { key: progressKey })
  return progressKey
}

/** A student who has started it reads its text and completes it. */
export async function completeShortCourse(
  student: CallApi,
  progressKey: string,
  { contentKey, sectionKey, taskKey }: ShortCourse,
): Promise<void> {
  await student(TestOpenTaskDocument, { input: { progressKey, contentKey, sectionKey, taskKey } })
  await student(CompleteCourseDocument, { key: progressKey })
}
