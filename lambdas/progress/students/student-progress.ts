import { type CertificateItem, type ProgressItem, progressOf, progressReply } from '#table/progress.ts'
import { certificatesOfUser, progressesOf, userKey } from '#table/keys.ts'
import { type UserItem, userOf, userReply } from '#table/user.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { foldText, containsAllWords, wordsOf } from '#domain/text/contains-all-words.ts'
import { pageOf } from '#domain/search/page-of.ts'
import type { QueryStudentProgressArgs, StudentCourseCount, StudentProgress } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { listStartedTests } from '#lambdas/attempts/started-list.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { countContents, readContents } from '#lambdas/progress/course-contents.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'

const COURSES_PER_PAGE = 20

const nameOn = (certificates: readonly CertificateItem[], key: string): string | null =>
  certificates.find(({ progressKey, revoked }) => progressKey === key && revoked !== true)?.name ?? null

/** Counts how much of each course is done; reads a content shared by several courses once. */
async function countCourses(
  uid: string,
  courses: readonly Progress[],
  { table, now }: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<StudentCourseCount[]> {
  const [trees, certificates] = await Promise.all([
    readContents(table, [...new Set(courses.flatMap(({ content }) => content))]),
    queryItems<CertificateItem>(table, certificatesOfUser(uid)),
  ])
  const started = listStartedTests(table, uid)
  const counts = courses.map(async (progress) => {
    const summaries = await listTaskSummaries(table, { uid, progress: progress.key }, started)
    const courseTrees = trees.filter(({ content }) => progress.content.includes(content.key))
    const sections = countContents(courseTrees, summaries, now()).flatMap((content) => content.sections)
    return {
      progress: progressReply(progress),
      total: sections.reduce((sum, { total }) => sum + total, 0),
      completed: sections.reduce((sum, { completed }) => sum + completed, 0),
      certificateName: nameOn(certificates, progress.key),
    }
  })
  return Promise.all(counts)
}

/**
 * Returns a page of a student's courses, newest first, with how much of each is done, for administrators (spec 3.2.22,
 * 3.4.17). A search matches names with all of its words (spec 3.5.29). Counts only the courses on the page. Throws
 * 'student-not-found' (spec 3.2.26).
 */
export async function studentProgress(
  { uid, search, page }: QueryStudentProgressArgs,
  deps: Pick<ProgressDeps, 'table' | 'now'>,
): Promise<StudentProgress> {
  const [student, items] = await Promise.all([
    getItem<UserItem>(deps.table, userKey(uid)),
    queryItems<ProgressItem>(deps.table, { ...progressesOf(uid), backward: true }),
  ])
  if (!student) throw new Refusal('student-not-found')
  const words = wordsOf(search ?? '')
  const matching = items.map(progressOf).filter(({ name }) => containsAllWords(foldText(name), words))
  const shown = pageOf(matching, page, COURSES_PER_PAGE)
  return { ...shown, student: userReply(userOf(student)), items: await countCourses(uid, shown.items, deps) }
}
