import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { certificateFile } from '#domain/certificates/certificate.ts'
import { IssueCertificateDocument, ShareCertificateDocument } from '#generated/study-operations.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { completeShortCourse, sellShortCourse, startShortCourse } from '#tests/client/courses/short-course.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { signIn } from '#tools/api/sign-in.ts'

/** The public file of a certificate, as anybody reads it who has the address. */
const fetchFile = (verifyId: string) => fetch(`${API_URL}/${certificateFile(verifyId)}`)

const mark = randomUUID().slice(0, 8)
const course = `Short Course ${mark}`
let student: Awaited<ReturnType<typeof newStudent>>
let progressKey: string

beforeAll(async () => {
  const admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  const sold = await sellShortCourse(admin, { content: `Short ${mark}`, course })
  student = await newStudent(API_URL)
  progressKey = await startShortCourse(student.call, API_URL, sold)
  await completeShortCourse(student.call, progressKey, sold)
})

const share = async (shared: boolean) => {
  const { shareCertificate } = await student.call(ShareCertificateDocument, { progressKey, shared })
  return shareCertificate.verifyId
}

it('a visitor verifies it by its file, which holds name, course and day and nothing else, until it is withdrawn', async () => {
  const { issueCertificate: issued } = await student.call(IssueCertificateDocument, { progressKey, again: false })
  const verifyId = (await share(true)) ?? ''
  expect(verifyId).not.toContain(progressKey)
  const response = await fetchFile(verifyId)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
  expect(await response.json()).toEqual({ name: issued.name, course, completedOn: issued.completedOn })

  // Only the whole address leads to it.
  for (const other of [verifyId.slice(0, 26), verifyId.slice(0, -1), `${'0'.repeat(26)}${verifyId.slice(26)}`])
    expect((await fetchFile(other)).status).toBe(404)

  expect(await share(false)).toBeNull()
  await expect.poll(async () => (await fetchFile(verifyId)).status, { timeout: 5_000 }).toBe(404)
  const fresh = (await share(true)) ?? ''
  expect(fresh).not.toBe(verifyId)
  expect((await fetchFile(fresh)).status).toBe(200)
  expect((await fetchFile(verifyId)).status).toBe(404)
})
