import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type CourseNoticeItem } from '#table/course.ts'
import { courseKey, noticesOfCourse, progressKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { atDepth } from '#domain/testing/depth.ts'
import { userItem } from '#table/user.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { myCourseNotices } from '#lambdas/progress/my-course-notices.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { changeClass } from './change-class.ts'
import { deliverNotices } from '#lambdas/notifications/deliver-notices.ts'
import { listCourseNotices } from './list-course-notices.ts'
import { sendCourseMessage } from './send-course-message.ts'
import { live, NOW, online } from './testing/course-fixture.ts'
import { courseHarness } from './testing/course-harness.ts'
import { type EnrolledCourse, enrolStudents, uidOf } from './testing/enrol-students.ts'
import { aCourseStudent } from '#table/testing/course-items.ts'

const { create, deps, edit, item } = courseHarness()
let mails: Mail[]
let published: unknown[]
let takes: (mail: Mail) => boolean
let clock: number
beforeEach(() => {
  mails = []
  published = []
  takes = () => true
  clock = NOW + 60_000
})
const delivery = () => ({
  table: deps().table,
  now: () => (clock += 1),
  siteUrl: 'https://academy.example',
  sendMail: (mail: Mail) => {
    if (!takes(mail)) return Promise.reject(new Error('not taken'))
    mails.push(mail)
    return Promise.resolve()
  },
  publish: (_document: unknown, variables: unknown) => Promise.resolve(void published.push(variables)),
})
const deliver = (isTimeUp?: () => boolean) => deliverNotices(delivery(), isTimeUp)
/** Hides the logs of rejected e-mails. */
async function quietly(run: () => Promise<unknown>) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await run()
  log.mockRestore()
}
const enrolMany = (course: EnrolledCourse, count: number, endTime = 0, from = 0) =>
  enrolStudents(deps().table, course, { count, endTime, from })
const send = (key: string, text = 'Bring a pen.\n\n<b>Not bold</b>', requestId = 'request-1') =>
  sendCourseMessage({ key, requestId, subject: 'Before  the class', text }, deps())
const noticesIn = (key: string) =>
  queryItems<CourseNoticeItem>(deps().table, { ...noticesOfCourse(key), consistent: true })
const PLACE = { location: 'Room 7', startTime: '10:00AM', endTime: '5:00PM' }

describe('a message to the students of a course', () => {
  it('is sent once to each student who has it, as text, and reports its progress', async () => {
    const course = await create(live())
    await enrolMany(course, 3)
    await enrolMany(course, 1, NOW - 1, 10)
    expect(await send(course.key)).toMatchObject({ subject: 'Before the class', total: 3, sent: 0, done: false })
    await deliver()
    expect(mails.map(({ to }) => to).sort()).toEqual([0, 1, 2].map((n) => `${uidOf(n)}@academy.example`))
    expect(mails[0]?.subject).toContain('Before the class')
    expect(mails[0]?.html).toContain('&lt;b&gt;Not bold&lt;/b&gt;')
    expect(mails[0]?.html).not.toContain('<b>')
    expect(await listCourseNotices({ key: course.key }, deps())).toMatchObject([
      { sent: 3, total: 3, failed: 0, done: true },
    ])
    await deliver()
    expect(mails).toHaveLength(3)
  })

  it('can go to selected students only, on screen and by mail', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await enrolMany(rn, 3)
    await enrolMany(pn, 1, 0, 5)
    await enrolMany(rn, 1, NOW - 1, 8)
    const students = [uidOf(1), uidOf(5), uidOf(8), 'someone-else']
    const message = { key: rn.key, requestId: 'request-1', subject: 'To you', text: 'How are you?' }
    expect(await sendCourseMessage({ ...message, students }, deps())).toMatchObject({ total: 2 })
    await deliver()
    expect(mails.map(({ to }) => to).sort()).toEqual([1, 5].map((n) => `${uidOf(n)}@academy.example`))
    expect(await listCourseNotices({ key: rn.key }, deps())).toMatchObject([{ total: 2, sent: 2, done: true }])
    const shown = async (n: number) => (await myCourseNotices(uidOf(n), { ...deps(), now: () => NOW + 1 })).length
    expect([await shown(0), await shown(1), await shown(2), await shown(5), await shown(8)]).toEqual([0, 1, 0, 1, 0])
    for (const none of [[], ['someone-else'], Array.from({ length: 201 }, (_, n) => uidOf(n))])
      expect(await codeOf(sendCourseMessage({ ...message, requestId: 'request-2', students: none }, deps()))).toBe(
        none.length === 1 ? 'course-message-no-students' : 'course-message-chosen',
      )
    expect(await noticesIn(rn.key)).toHaveLength(1)
  })

  it('is one message when the same request is repeated, also to both courses of a room', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await enrolMany(rn, 2)
    await enrolMany(pn, 1, 0, 5)
    await Promise.all([send(rn.key), send(rn.key)])
    expect(await send(rn.key, 'Another text')).toMatchObject({ total: 3 })
    expect([await noticesIn(rn.key), await noticesIn(pn.key)].map(({ length }) => length)).toEqual([1, 1])
    await deliver()
    expect(mails).toHaveLength(3)
    expect(mails.every(({ text }) => text.includes('Bring a pen.'))).toBe(true)
    expect(await listCourseNotices({ key: pn.key }, deps())).toMatchObject([{ sent: 3, total: 3, done: true }])
  })

  it(
    'resumes where it stopped, page by page, and no student gets two',
    { tags: ['nightly'], timeout: 600_000 },
    async () => {
      const students = atDepth({ quick: 130, nightly: 2_500 })
      const course = await create(online())
      await enrolMany(course, students)
      await send(course.key)
      let pages = 0
      await deliver(() => (pages += 1) > 1)
      expect(mails).toHaveLength(50)
      expect(await listCourseNotices({ key: course.key }, deps())).toMatchObject([{ sent: 50, done: false }])
      // The process dies in the middle of the next page: its sent e-mails are marked, but the page is not counted.
      takes = () => mails.length < 70
      await quietly(() => deliver())
      expect(mails).toHaveLength(70)
      expect(await listCourseNotices({ key: course.key }, deps())).toMatchObject([{ sent: 50, done: false }])
      takes = () => true
      clock += 60_000
      await deliver()
      expect(new Set(mails.map(({ to }) => to)).size).toBe(students)
      expect(mails).toHaveLength(students)
      expect(await listCourseNotices({ key: course.key }, deps())).toMatchObject([
        { sent: students, failed: 0, done: true },
      ])
    },
  )

  it('is delivered once by concurrent runs', { tags: ['nightly'] }, async () => {
    const course = await create(live({ maxStudents: '500' }))
    await enrolMany(course, 60)
    await send(course.key)
    await quietly(() => Promise.all([deliver(), deliver()]))
    for (let minute = 0; minute < 3; minute += 1) {
      clock += 60_000
      await quietly(() => deliver())
    }
    expect(mails).toHaveLength(60)
    expect(await listCourseNotices({ key: course.key }, deps())).toMatchObject([{ sent: 60, done: true }])
  })

  it('ends although an address accepts none, and reports that', async () => {
    const course = await create(live())
    await enrolMany(course, 3)
    await send(course.key)
    takes = ({ to }) => !to.startsWith(uidOf(1))
    for (let minute = 0; minute < 10; minute += 1) {
      clock += 60_000
      await quietly(() => deliver())
    }
    expect(mails).toHaveLength(2)
    expect(await listCourseNotices({ key: course.key }, deps())).toMatchObject([{ sent: 2, failed: 1, done: true }])
  })

  it('does not go to students who left the course in the meantime or came later', async () => {
    const course = await create(live())
    await enrolMany(course, 2)
    await send(course.key)
    await enrolMany(course, 1, NOW - 1)
    const late = aCourseStudent(course.key, 'z', { dateCreated: NOW + 5 })
    await batchPut(deps().table, [late, userItem(aUser({ uid: 'z' }))])
    await deliver()
    expect(mails.map(({ to }) => to)).toEqual([`${uidOf(1)}@academy.example`])
  })

  it.each([
    ['', 'Text', 'course-message-subject-empty'],
    ['x'.repeat(151), 'Text', 'course-message-subject-long'],
    ['Subject', ' \n ', 'course-message-text-empty'],
    ['Subject', 'x'.repeat(5_001), 'course-message-text-long'],
    ['Sub\u202eject', 'Text', 'course-message-letters'],
    ['Subject', 'Text', 'course-message-no-students'],
  ])('is refused: subject %j', async (subject, text, code) => {
    const { key } = await create(online())
    expect(await codeOf(sendCourseMessage({ key, requestId: 'request-1', subject, text }, deps()))).toBe(code)
    expect(await noticesIn(key)).toEqual([])
  })

  it('is seen by its students from then on, not by those who enroll later', async () => {
    const course = await create(live())
    await enrolMany(course, 1)
    await send(course.key)
    const seen = await myCourseNotices(uidOf(0), { table: deps().table, now: () => NOW + 1 })
    expect(seen).toMatchObject([{ kind: 'message', subject: 'Before the class', progressKey: `p-${uidOf(0)}` }])
    expect(await myCourseNotices('another', { table: deps().table, now: () => NOW })).toEqual([])
    expect(await myCourseNotices(uidOf(0), { table: deps().table, now: () => NOW + 91 * 86_400_000 })).toEqual([])
  })
})

describe('room and times of a class', () => {
  const change = (key: string, version = 1, place = PLACE) => changeClass({ key, version, ...place }, deps())

  it('change with students in it, and the name shows the new time; dates, seats, and group stay', async () => {
    const course = await create(live())
    await enrolMany(course, 2)
    expect(await codeOf(edit(course.key, live({ location: 'Room 7' })))).toBe('course-locked')
    expect(await change(course.key)).toMatchObject({
      ...PLACE,
      name: 'RN Review March 5 10:00AM',
      group: course.group,
      version: 2,
    })
    expect(await item(courseKey(course.key))).toMatchObject({ ...PLACE, dates: ['2027-03-05'], version: 2 })
  })

  it('reach the progress of each student and notify them once, also after a cut', async () => {
    const course = await create(live())
    await enrolMany(course, 3)
    await change(course.key)
    takes = () => mails.length < 1
    await quietly(() => deliver())
    takes = () => true
    clock += 60_000
    await deliver()
    expect(mails).toHaveLength(3)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(3)
    expect(mails[0]?.text).toContain('Room 7')
    for (const uid of [0, 1, 2].map(uidOf)) {
      const progress = (await item(progressKey(uid, `p-${uid}`))) as ProgressItem | undefined
      expect(progress).toMatchObject({ location: 'Room 7', startTime: '10:00AM', courseEndTime: '5:00PM' })
    }
    expect(published.length).toBeGreaterThanOrEqual(3)
    const seen = await myCourseNotices(uidOf(0), { table: deps().table, now: () => NOW + 1 })
    expect(seen).toMatchObject([
      { kind: 'class', text: 'It now meets in Room 7, from 10:00AM to 5:00PM. The dates haven’t changed.' },
    ])
    // After the last day of class the notice is no longer shown.
    expect(await myCourseNotices(uidOf(0), { table: deps().table, now: () => Date.parse('2027-03-07') })).toEqual([])
  })

  it('change for the courses that share the room, and not for a progress that has ended', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await enrolMany(pn, 1)
    await enrolMany(rn, 1, NOW - 1, 5)
    await change(rn.key)
    expect(await item(courseKey(pn.key))).toMatchObject({ ...PLACE, version: 2 })
    await deliver()
    expect(mails.map(({ to }) => to)).toEqual([`${uidOf(0)}@academy.example`])
    expect(await item(progressKey(uidOf(5), `p-${uidOf(5)}`))).toMatchObject({ location: 'Campus' })
  })

  it('end as the last of two changes set them, and notify of both', async () => {
    const course = await create(live())
    await enrolMany(course, 1)
    await change(course.key)
    await change(course.key, 2, { ...PLACE, location: 'Room 8' })
    await deliver()
    expect(await item(progressKey(uidOf(0), `p-${uidOf(0)}`))).toMatchObject({ location: 'Room 8' })
    expect(mails).toHaveLength(2)
    const seen = await myCourseNotices(uidOf(0), { table: deps().table, now: () => NOW + 1 })
    expect(seen).toHaveLength(1)
  })

  it('make an enrollment that read the course before fail, so that no one is enrolled with the old ones', async () => {
    const course = await create(live())
    await change(course.key)
    const { recordEnrolment } = await import('#lambdas/progress/enrolment/enrolment-writes.ts')
    expect((await transactWrite(deps().table, [recordEnrolment(course)])).ok).toBe(false)
    expect((await transactWrite(deps().table, [recordEnrolment({ ...course, version: 2 })])).ok).toBe(true)
  })

  it('are refused: of two administrators the second, no change, a wrong time, an Online course', async () => {
    const course = await create(live())
    const codes = await Promise.all([
      codeOf(change(course.key)),
      codeOf(change(course.key, 1, { ...PLACE, location: 'B' })),
    ])
    expect(codes.sort()).toEqual(['course-changed', 'done'])
    const stored = await item(courseKey(course.key))
    const now = { ...PLACE, location: String(stored?.location) }
    expect(await codeOf(change(course.key, 2, now))).toBe('course-unchanged')
    expect(await codeOf(change(course.key, 2, { ...PLACE, endTime: '8:00AM' }))).toBe('course-times-order')
    expect(await codeOf(change(course.key, 2, { ...PLACE, location: ' ' }))).toBe('course-location-empty')
    expect(await codeOf(change((await create(online())).key))).toBe('course-class-online')
    expect(await codeOf(change('nowhere'))).toBe('course-not-found')
  })
})
