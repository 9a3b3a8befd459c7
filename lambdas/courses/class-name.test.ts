import { describe, expect, it } from 'vitest'
import { academy } from '#domain/academy.ts'
import { courseItem, courseOf, type CourseItem } from '#table/course.ts'
import { courseKey, noticesOfCourse, progressKey } from '#table/keys.ts'
import { type ProgressItem, progressOf, progressReply } from '#table/progress.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { buildCatalogue } from '#lambdas/projections/site/catalogue.ts'
import { deliverNotices } from '#lambdas/notifications/deliver-notices.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import type { Mail } from '#lambdas/aws/send-mail.ts'
import { changeClass } from './change-class.ts'
import { courseRoster } from './course-roster.ts'
import { courseStudents } from './course-students.ts'
import { managedCourse } from './managed-course.ts'
import { live, NOW } from './testing/course-fixture.ts'
import { courseHarness } from './testing/course-harness.ts'
import { enrolStudents, uidOf } from './testing/enrol-students.ts'
import { updateCourse } from './update-course.ts'

const { create, deps, edit, item } = courseHarness()
const OLD = 'RN Review March 5 9:00AM'
const NEW = 'RN Review March 5 10:00AM'
const PLACE = { location: 'Room 7', startTime: '10:00AM', endTime: '5:00PM' }
const change = (key: string, version = 1, place = PLACE) => changeClass({ key, version, ...place }, deps())
const stored = async (key: string) => courseOf((await item(courseKey(key))) as unknown as CourseItem)
const publish = (key: string, version: number) => updateCourse({ key, version, published: true }, deps())
const names = async () => (await buildCatalogue(deps().table, academy.timeZone, NOW)).courses.map(({ name }) => name)

async function deliver(): Promise<Mail[]> {
  const mails: Mail[] = []
  await deliverNotices({
    table: deps().table,
    now: () => NOW + 60_000,
    siteUrl: 'https://academy.example',
    sendMail: (mail) => Promise.resolve(void mails.push(mail)),
    publish: () => Promise.resolve(),
  })
  return mails
}

describe('the name of a class that got another time', () => {
  it('shows the new time to administrators, in the catalog, on the roster, in mails, and in My Courses', async () => {
    const { key } = await create(live())
    await publish(key, 1)
    await enrolStudents(deps().table, await stored(key), { count: 2, endTime: 0, from: 0 })
    expect(await change(key, 2)).toMatchObject({ name: NEW })
    expect((await managedCourse({ key }, deps())).course).toMatchObject({ name: NEW, startTime: '10:00AM' })
    expect(await names()).toEqual([NEW])
    const roster = await courseRoster({ key }, deps())
    expect(roster.map(({ courseName }) => courseName)).toEqual([NEW, NEW])
    const { items } = await courseStudents({ key, page: 1 }, deps())
    expect(items.map(({ courseName }) => courseName)).toEqual([NEW, NEW])
    const mails = await deliver()
    expect(mails).toHaveLength(2)
    expect(mails.every(({ text, html }) => text.includes(NEW) && html.includes(NEW) && !html.includes(OLD))).toBe(true)
    const progress = (await item(progressKey(uidOf(0), `p-${uidOf(0)}`))) as unknown as ProgressItem
    expect(progressReply(progressOf(progress))).toMatchObject({ name: NEW, startTime: '10:00AM' })
  })

  it('shows it also when it was changed before names were generated this way, and after a second change', async () => {
    const { key } = await create(live())
    // As left by an older version: another time, the old name.
    const older = { ...(await stored(key)), ...PLACE, published: true, version: 2 }
    await batchPut(deps().table, [courseItem(older)])
    expect(await names()).toEqual([NEW])
    expect(await change(key, 2, { ...PLACE, startTime: '11:00AM' })).toMatchObject({
      name: 'RN Review March 5 11:00AM',
    })
    const [notice] = await queryItems<{ pk: string; sk: string; name?: string }>(deps().table, noticesOfCourse(key))
    expect(notice?.name).toBeUndefined()
    expect(await change(key, 3, { ...PLACE, startTime: '9:00AM' })).toMatchObject({ name: OLD })
  })

  it('stays when only the room changes, and is stored by the next full edit', async () => {
    const { key } = await create(live())
    expect(await change(key, 1, { ...PLACE, startTime: '9:00AM' })).toMatchObject({ name: OLD })
    await change(key, 2)
    expect(await stored(key)).toMatchObject({ name: OLD })
    expect(await edit(key, live({ ...PLACE, price: '99' }), 3)).toMatchObject({ name: NEW })
    expect(await stored(key)).toMatchObject({ name: NEW })
  })

  it('belongs to no other class: two never begin on one date at one time, nor does a new one get the seats of the old time', async () => {
    const nine = await create(live())
    const ten = await create(live({ startTime: '10:00AM' }))
    expect(await codeOf(change(nine.key))).toBe('course-class-taken')
    expect(await stored(nine.key)).toMatchObject({ startTime: '9:00AM', version: 1 })
    await change(nine.key, 1, { ...PLACE, startTime: '8:00AM' })
    expect(await codeOf(create(live({ subject: 'PN' })))).toBe('course-class-moved')
    expect(await codeOf(create(live({ subject: 'PN', startTime: '10:00AM' })))).toBe('done')
    expect(await stored(ten.key)).toMatchObject({ group: 'live#review-march-5-10-00am#2027' })
  })

  it('belongs to no other class when this one is moved while a course at its old time is being created', async () => {
    const nine = await create(live())
    const joining = create(live({ subject: 'PN' }))
    const codes = await Promise.all([codeOf(joining), codeOf(change(nine.key))])
    expect(codes).toEqual([expect.stringMatching(/^(done|course-class-moved)$/), 'done'])
    // If created first, it belongs to the class and moves with it; otherwise it is rejected.
    const keys = [nine.key, ...(codes[0] === 'done' ? [(await joining).key] : [])]
    for (const key of keys) expect(await stored(key)).toMatchObject({ startTime: '10:00AM' })
  })

  it('goes to one of two concurrent changes to the same time, and the other is refused', async () => {
    const nine = await create(live())
    const eight = await create(live({ startTime: '8:00AM' }))
    const codes = await Promise.all([codeOf(change(nine.key)), codeOf(create(live({ ...PLACE, subject: 'PN' })))])
    expect(codes).toContain('done')
    expect(await codeOf(change(eight.key, 1, { ...PLACE, startTime: '9:00AM' }))).toBe('course-class-taken')
  })
})
