import { describe, expect, it } from 'vitest'
import { courseKey, nameKey } from '#table/keys.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { courseHarness } from './testing/course-harness.ts'
import { fieldsOf, live, NOW, online } from './testing/course-fixture.ts'
import { updateCourse } from './update-course.ts'

const { create, item, seatsOf, uses, deps } = courseHarness()

describe('creating a course', () => {
  it('makes it unpublished, out of the catalog, and counts it at its content [2.7.2, 2.3.14]', async () => {
    const course = await create(online())
    expect(course).toMatchObject({ name: 'RN Basics', price: 120, onlineDays: 30, published: false, liveClasses: 0 })
    expect((await item(courseKey(course.key)))?.gsi1pk).toBeUndefined()
    expect(await uses()).toEqual([1, 0, 0])
  })

  it('labels it with the instructor of its type, or ONLINE if chosen, and with nothing else [2.3.8]', async () => {
    const labels = [
      online(),
      live(),
      live({ onlineDays: '9', instructor: 'ONLINE' }),
      online({ name: 'B', instructor: 'Eve' }),
    ]
    const made = []
    for (const input of labels) made.push((await create({ ...input, name: `${input.name}xyz` })).instructor)
    expect(made).toEqual(['ONLINE', 'Academy Instructor', 'ONLINE', 'ONLINE'])
  })

  it.each(['CPR', 'IV', 'XX'])('takes RN and PN, not %s', async (subject) => {
    expect(await codeOf(create(live({ subject })))).toBe('course-subject-invalid')
  })

  it('lets an RN and a PN course of one date and time share their seats, and refuses another limit', async () => {
    const rn = await create(live())
    const pn = await create(live({ subject: 'PN', startTime: '9:00 am' }))
    expect([rn.name, pn.name]).toEqual(['RN Review March 5 9:00AM', 'PN Review March 5 9:00AM'])
    expect(rn.group).toBe(pn.group)
    expect(await seatsOf(rn.group)).toMatchObject({ max: 12, students: {}, holds: {}, courses: [rn.key, pn.key] })
    expect(await refusalOf(create(live({ subject: 'PN', maxStudents: '8', content: ['c1'] })))).toEqual({
      code: 'course-linked-seats',
      data: { n: 12 },
    })
  })

  it('creates only one course when one room gets several limits at the same time', async () => {
    const limits = ['8', '9', '10', '11']
    const codes = await Promise.all(
      limits.map((maxStudents, n) => codeOf(create(live({ maxStudents, onlineDays: `${n + 1}` })))),
    )
    expect(codes.sort()).toEqual(['course-linked-seats', 'course-linked-seats', 'course-linked-seats', 'done'])
  })

  it('refuses the same name with other contents, and names those of the other in order', async () => {
    await create(online({ content: ['c3', 'c1'] }))
    expect(await refusalOf(create(online({ name: 'rn basics', onlineDays: '60' })))).toEqual({
      code: 'course-linked-content',
      data: { list: 'Content c3, Content c1' },
    })
  })

  it('refuses the same name, contents, and days, also for concurrent calls', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => codeOf(create(online()))))
    expect(codes.sort()).toEqual(['course-identical', 'course-identical', 'done'])
    expect(await codeOf(create(online({ onlineDays: '60' })))).toBe('done')
  })

  it('refuses a content that is gone, and writes nothing', async () => {
    expect(await codeOf(create(online({ content: ['c1', 'gone'] })))).toBe('course-content-missing')
    expect(await uses()).toEqual([0, 0, 0])
    expect(await item(nameKey('COURSE', 'rn-basics'))).toBeUndefined()
  })
})

describe('publishing', () => {
  it('works both ways, once each, and not for a Live course that has begun [2.4.1, 2.4.2]', async () => {
    const { key } = await create(live())
    const publish = (version: number, published: boolean, now = NOW) =>
      updateCourse({ key, version, published }, { ...deps(), now: () => now })
    expect(await publish(1, true)).toMatchObject({ published: true, version: 2 })
    expect((await item(courseKey(key)))?.gsi1pk).toBe('CATALOGUE')
    expect(await codeOf(publish(1, false))).toBe('course-changed')
    expect(await codeOf(publish(2, true))).toBe('course-unchanged')
    await publish(2, false)
    expect((await item(courseKey(key)))?.gsi1pk).toBeUndefined()
    expect(await codeOf(publish(3, true, Date.parse('2027-03-05T14:00:01Z')))).toBe('course-started')
    expect(await codeOf(updateCourse({ key: 'gone', version: 1, published: true }, deps()))).toBe('course-not-found')
  })

  it('has no date limit for an Online course [2.4.2]', async () => {
    const { key } = await create(online())
    const later = { ...deps(), now: () => NOW * 2 }
    expect(await updateCourse({ key, version: 1, published: true }, later)).toMatchObject({ published: true })
  })

  it('is separate from editing', async () => {
    const { key } = await create(online())
    const both = { key, version: 1, published: true, fields: fieldsOf(online({ price: '9' })) }
    expect(await codeOf(updateCourse(both, deps()))).toBe('course-change-unclear')
    expect(await codeOf(updateCourse({ key, version: 1 }, deps()))).toBe('course-unchanged')
  })
})
