import { randomUUID } from 'node:crypto'
import { IssueCertificateDocument, ShareCertificateDocument } from '#generated/study-operations.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { takeTest } from '#tests/client/attempts/take-tests.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { completeShortCourse, sellShortCourse, startShortCourse } from '#tests/client/courses/short-course.ts'
import { testStudent } from '#tests/client/courses/test-course.ts'
import { ADMIN } from '#tests/client/people/people.ts'

/** The keys in the crawl's URLs. */
export type CrawledAcademy = Awaited<ReturnType<typeof fillAcademy>>

/** Creates a student with a finished test, a receipt, and a shared certificate, and a Live course. */
export async function fillAcademy(url: string) {
  const admin = await signIn(url, ADMIN.email, ADMIN.password)
  const mark = randomUUID().slice(0, 8)
  const student = await testStudent(url, { ownCourse: true })
  await takeTest(student.call, admin, student.test, (index) => index % 2 === 0)
  const short = await sellShortCourse(admin, { content: `Crawl ${mark}`, course: `Crawl Course ${mark}` })
  const completedKey = await startShortCourse(student.call, url, short)
  await completeShortCourse(student.call, completedKey, short)
  await student.call(IssueCertificateDocument, { progressKey: completedKey, again: false })
  const { shareCertificate } = await student.call(ShareCertificateDocument, { progressKey: completedKey, shared: true })
  const [live] = await publishLiveCourses(url, 12, ['RN'])
  return { student, completedKey, verifyId: shareCertificate.verifyId ?? '', liveKey: live?.key ?? '' }
}
