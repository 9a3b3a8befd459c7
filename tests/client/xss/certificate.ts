import { OwnFactsDocument, UpdateAccountDocument } from '#generated/account-operations.ts'
import { IssueCertificateDocument, ShareCertificateDocument } from '#generated/study-operations.ts'
import { completeShortCourse, sellShortCourse, startShortCourse } from '#tests/client/courses/short-course.ts'
import type { CallApi } from '#tools/api/call-api.ts'
import { PLACEHOLDER } from './texts.ts'

/** The pages of a certificate: the student's and the public one. */
export type ScriptCertificate = { progressKey: string; verifyId: string }

type People = { admin: CallApi; student: CallApi; url: string }

/**
 * A student shares a certificate whose name and course represent all payloads. Personal names accept no payloads, so
 * the student is renamed for the issue and gets their own name back.
 */
export async function shareScriptCertificate(
  { admin, student, url }: People,
  name: string,
): Promise<ScriptCertificate> {
  const course = await sellShortCourse(admin, { content: `Short ${name}`, course: `Short ${name}` })
  const progressKey = await startShortCourse(student, url, course)
  await completeShortCourse(student, progressKey, course)
  const { me } = await student(OwnFactsDocument, {})
  if (!me) throw new Error('The student has no record')
  const { firstName, lastName, phone } = me
  await student(UpdateAccountDocument, { input: { firstName, lastName: PLACEHOLDER, phone } })
  await student(IssueCertificateDocument, { progressKey, again: false })
  await student(UpdateAccountDocument, { input: { firstName, lastName, phone } })
  const { verifyId } = (await student(ShareCertificateDocument, { progressKey, shared: true })).shareCertificate
  return { progressKey, verifyId: verifyId ?? '' }
}
