import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { PLAYBACK_MS } from '#domain/content/playback.ts'
import { RemoveCourseStudentDocument } from '#generated/admin-operations.ts'
import {
  SeedContentDocument,
  SeedSectionDocument,
  SeedTaskDocument,
  TestLectureDocument,
} from '#generated/operations.ts'
import { type PlaybackKey, signCookies } from '#lambdas/aws/sign-playback.ts'
import { uploadLecture } from '#sample/seed/upload-lecture.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { cookieHeader } from '#tests/client/courses/signed-requests.ts'
import { enrolledStudent } from '#tests/client/people/enrolled-student.ts'
import { ADMIN, newStudent } from '#tests/client/people/people.ts'
import { ApiError } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import type { PlaybackCookies } from '#web/lib/playback-cookies.ts'

type Enrolled = Awaited<ReturnType<typeof enrolledStudent>>

const refusalCode = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiError) return error.code
      throw error
    },
  )

const lectureOf = async ({ call, test }: Enrolled) => {
  const { lecture } = await call(TestLectureDocument, test)
  if (!lecture?.cookies) throw new Error('The lecture has no cookies')
  return { ...lecture, cookies: lecture.cookies }
}

/** The site's response to a request for a lecture's file. */
async function fetchFile(path: string, cookies?: PlaybackCookies, headers: Record<string, string> = {}) {
  const cookie = cookies ? { cookie: cookieHeader(cookies) } : {}
  const response = await fetch(`${API_URL}${path}`, { headers: { ...headers, ...cookie } })
  const text = await response.text()
  return { response, status: response.status, code: /<Code>(\w+)<\/Code>/.exec(text)?.[1], length: text.length }
}

/** The local site's trusted key, with which tests can sign cookies like the academy. */
const localKey = (keyPairId: string): PlaybackKey => {
  const { privateKey } = JSON.parse(readFileSync('cdk.out/local-key-pair.json', 'utf8')) as { privateKey: string }
  return { keyPairId, privateKey, origin: API_URL }
}

function signAs(key: PlaybackKey, cookies: PlaybackCookies, expiresAt: number, path = cookies.path): PlaybackCookies {
  const signed = signCookies(path.split('/')[2] ?? '', expiresAt, key)
  if (signed === null) throw new Error('Nothing was signed')
  return signed
}

describe('a lecture’s files, at the site', () => {
  let student: Enrolled
  let opened: Awaited<ReturnType<typeof lectureOf>>
  beforeAll(async () => {
    student = await enrolledStudent(API_URL, 'Lecture')
    opened = await lectureOf(student)
  })

  it('are sent to an enrolled student with their types, in ranges, and nothing is presigned', async () => {
    const { video, captions, cookies } = opened
    expect(video).toMatch(new RegExp(`^/lectures/${student.test.taskKey}/[^/?]+\\.mp4\\?v=[\\w-]+$`))
    expect(JSON.stringify(opened)).not.toContain('X-Amz-')
    const full = await fetchFile(video, cookies)
    expect([full.status, full.response.headers.get('content-type')]).toEqual([200, 'video/mp4'])
    const part = await fetchFile(video, cookies, { range: 'bytes=1000-1099' })
    expect([part.status, part.response.headers.get('content-range')]).toEqual([
      206,
      expect.stringMatching(/^bytes 1000-1099\/\d+$/),
    ])
    const text = await fetchFile(captions ?? '', cookies)
    expect([text.status, text.response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8'])
  })

  it('are refused without a signature, with an altered policy, and with a key that the site does not know', async () => {
    const { video, cookies } = opened
    expect(await fetchFile(video)).toMatchObject({ status: 403, code: 'MissingKey' })
    const wider = Buffer.from(`{"Statement":[{"Resource":"*","Condition":{}}]}`).toString('base64')
    for (const altered of [
      { ...cookies, policy: wider.replaceAll('=', '_') },
      { ...cookies, signature: cookies.signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) },
    ])
      expect(await fetchFile(video, altered)).toMatchObject({ status: 403, code: 'AccessDenied' })
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const foreign = {
      keyPairId: 'K0FOREIGN',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      origin: API_URL,
    }
    const forged = signAs(foreign, cookies, Date.now() + 60_000)
    expect(await fetchFile(video, forged)).toMatchObject({ status: 403, code: 'InvalidKey' })
    const named = { ...forged, keyPairId: cookies.keyPairId }
    expect(await fetchFile(video, named)).toMatchObject({ status: 403, code: 'AccessDenied' })
  })

  it('are refused with another lecture’s cookies, for any form of the address', async () => {
    const admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
    const name = `Other ${crypto.randomUUID().slice(0, 8)}`
    const input = { name, instructions: 'Watch.', descText: '' }
    const contentKey = (await admin(SeedContentDocument, { input })).createContent.key
    const section = { contentKey, name: 'Week 1', instructions: 'Watch.' }
    const sectionKey = (await admin(SeedSectionDocument, { input: section })).createSection.key
    const task = { contentKey, sectionKey, type: 'Lecture' as const, name: 'Other' }
    const taskKey = (await admin(SeedTaskDocument, { input: task })).createTask.key
    const files = {
      type: 'Lecture' as const,
      name: 'Other',
      video: 'media/hand-hygiene.mp4',
      captions: 'media/hand-hygiene.vtt',
    }
    await uploadLecture(admin, files, { contentKey, sectionKey, taskKey })
    const other = `/lectures/${taskKey}/hand-hygiene.mp4`
    const { cookies } = opened
    const signed = signAs(localKey(cookies.keyPairId), cookies, Date.now() + 60_000, `/lectures/${taskKey}/`)
    expect((await fetchFile(other, signed)).status).toBe(200)
    for (const path of [
      other,
      `${other}?v=${cookies.path}x`,
      `${cookies.path}../${taskKey}/hand-hygiene.mp4`,
      `${cookies.path}%2e%2e/${taskKey}/hand-hygiene.mp4`,
    ])
      expect(await fetchFile(path, cookies)).toMatchObject({ status: 403, code: 'AccessDenied' })
  })

  it('are sent to another browser with copied cookies until these end, and then to none', async () => {
    const { video, cookies } = opened
    const short = signAs(localKey(cookies.keyPairId), cookies, Date.now() + 2_000)
    expect((await fetchFile(video, short)).status).toBe(200)
    await expect.poll(async () => (await fetchFile(video, short)).code, { timeout: 5_000 }).toBe('AccessDenied')
    expect(cookies.expiresAt).toBeLessThanOrEqual(Date.now() + PLAYBACK_MS)
  })

  it('are closed to other students and after the end of the course: signed access ends a quarter of an hour later', async () => {
    const admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
    const stranger = await newStudent(API_URL)
    expect(await refusalCode(stranger.call(TestLectureDocument, student.test))).toBe('progress-not-found')
    const leaving = await enrolledStudent(API_URL, 'Lecture')
    const { cookies } = await lectureOf(leaving)
    const end = { key: leaving.progressKey, studentId: leaving.uid, action: 'end' as const }
    await admin(RemoveCourseStudentDocument, { input: end })
    expect(await refusalCode(leaving.call(TestLectureDocument, leaving.test))).toBe('course-ended')
    expect(cookies.expiresAt - Date.now()).toBeLessThanOrEqual(15 * 60_000)
  })
})
