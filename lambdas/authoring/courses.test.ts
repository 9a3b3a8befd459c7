import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contentKey, courseActiveKey, courseKey, nameKey, seatsKey } from '../../data/keys.ts'
import { type SeatsItem, seatsItem } from '../../data/seats.ts'
import type { CreateCourseInput } from '../../generated/schema.ts'
import { getItem } from '../shared/get-item.ts'
import { putItems } from '../shared/testing/put-items.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { createCourse } from './create-course.ts'
import type { CourseDeps } from './deps.ts'
import {
  code,
  courseOffice,
  enrol,
  fieldsOf,
  justBeforeWriting,
  live,
  NOW,
  online,
  refusal,
} from './testing/course-office.ts'
import { updateCourse } from './update-course.ts'

let tables: TestTables
let deps: CourseDeps
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
beforeEach(async () => {
  deps = await courseOffice(await tables.table())
})
afterAll(() => tables.stop())

const item = (key: { pk: string; sk: string }) =>
  getItem<{ pk: string; sk: string } & Record<string, unknown>>(deps.table, key, { consistent: true })
const seatsOf = (group: string) => getItem<SeatsItem>(deps.table, seatsKey(group), { consistent: true })
const uses = async () => Promise.all(['c1', 'c2', 'c3'].map(async (key) => (await item(contentKey(key)))?.usedBy))
const create = (input: CreateCourseInput) => createCourse(input, deps)
const edit = (key: string, input: CreateCourseInput, version = 1) =>
  updateCourse({ key, version, fields: fieldsOf(input) }, deps)

describe('creating a course', () => {
  it('makes it unpublished, out of the catalogue, and counts it at its content [2.7.2, 2.3.14]', async () => {
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

  it.each(['CPR', 'IV', 'XX'])('takes RN and PN, not %s [2.3.4, 2.9.11]', async (subject) => {
    expect(await code(create(live({ subject })))).toBe('course-subject-invalid')
  })

  it('lets an RN and a PN course of one date and time share their seats, and refuses another limit [2.5.17]', async () => {
    const rn = await create(live())
    const pn = await create(live({ subject: 'PN', startTime: '9:00 am' }))
    expect([rn.name, pn.name]).toEqual(['RN Review March 5 9:00AM', 'PN Review March 5 9:00AM'])
    expect(rn.group).toBe(pn.group)
    expect(await seatsOf(rn.group)).toMatchObject({ max: 12, students: {}, holds: {}, courses: [rn.key, pn.key] })
    expect(await refusal(create(live({ subject: 'PN', maxStudents: '8', content: ['c1'] })))).toEqual({
      code: 'course-linked-seats',
      data: { n: 12 },
    })
  })

  it('of one room at once with two limits makes one of them [2.5.17]', async () => {
    const limits = ['8', '9', '10', '11']
    const codes = await Promise.all(
      limits.map((maxStudents, n) => code(create(live({ maxStudents, onlineDays: `${n + 1}` })))),
    )
    expect(codes.sort()).toEqual(['course-linked-seats', 'course-linked-seats', 'course-linked-seats', 'done'])
  })

  it('refuses the same name with other contents, and names those of the other in order [2.5.18]', async () => {
    await create(online({ content: ['c3', 'c1'] }))
    expect(await refusal(create(online({ name: 'rn basics', onlineDays: '60' })))).toEqual({
      code: 'course-linked-content',
      data: { list: 'Content c3, Content c1' },
    })
  })

  it('refuses the same name, contents and days, also at once [2.5.19]', async () => {
    const codes = await Promise.all([1, 2, 3].map(() => code(create(online()))))
    expect(codes.sort()).toEqual(['course-identical', 'course-identical', 'done'])
    expect(await code(create(online({ onlineDays: '60' })))).toBe('done')
  })

  it('refuses a content that is gone, and writes nothing', async () => {
    expect(await code(create(online({ content: ['c1', 'gone'] })))).toBe('course-content-missing')
    expect(await uses()).toEqual([0, 0, 0])
    expect(await item(nameKey('COURSE', 'rn-basics'))).toBeUndefined()
  })
})

describe('publishing', () => {
  it('goes to and fro, once each, and not for a Live course that has begun [2.4.1, 2.4.2]', async () => {
    const { key } = await create(live())
    const publish = (version: number, published: boolean, now = NOW) =>
      updateCourse({ key, version, published }, { ...deps, now: () => now })
    expect(await publish(1, true)).toMatchObject({ published: true, version: 2 })
    expect((await item(courseKey(key)))?.gsi1pk).toBe('CATALOGUE')
    expect(await code(publish(1, false))).toBe('course-changed')
    expect(await code(publish(2, true))).toBe('course-unchanged')
    await publish(2, false)
    expect((await item(courseKey(key)))?.gsi1pk).toBeUndefined()
    expect(await code(publish(3, true, Date.parse('2027-03-05T14:00:01Z')))).toBe('course-started')
    expect(await code(updateCourse({ key: 'gone', version: 1, published: true }, deps))).toBe('course-not-found')
  })

  it('has no date limit for an Online course [2.4.2]', async () => {
    const { key } = await create(online())
    const later = { ...deps, now: () => NOW * 2 }
    expect(await updateCourse({ key, version: 1, published: true }, later)).toMatchObject({ published: true })
  })

  it('is one thing, editing another', async () => {
    const { key } = await create(online())
    const both = { key, version: 1, published: true, fields: fieldsOf(online({ price: '9' })) }
    expect(await code(updateCourse(both, deps))).toBe('course-change-unclear')
    expect(await code(updateCourse({ key, version: 1 }, deps))).toBe('course-unchanged')
  })
})

describe('editing a course', () => {
  it('changes every field but type and instructor, and generates the Live name anew [2.7.3, 2.4.4, 2.5.21, 2.3.4]', async () => {
    const { key } = await create(live({ content: ['c1'] }))
    const changed = live({
      name: 'Ignored',
      subject: 'CPR',
      price: '7',
      onlineDays: '8',
      dates: ['2027-04-02', '2027-04-01'],
      startTime: '1:00PM',
      endTime: '2:00PM',
      location: 'Hall',
      maxStudents: '5',
      content: ['c2', 'c1'],
    })
    expect(await edit(key, changed)).toEqual({
      key,
      type: 'Live',
      name: 'CPR April 1 1:00PM',
      subject: 'CPR',
      price: 7,
      onlineDays: 8,
      liveClasses: 2,
      instructor: 'Academy Instructor',
      published: false,
      dates: ['2027-04-01', '2027-04-02'],
      startTime: '1:00PM',
      endTime: '2:00PM',
      location: 'Hall',
      maxStudents: 5,
      content: ['c2', 'c1'],
      group: 'live#april-1-1-00pm',
      version: 2,
    })
    expect(await item(courseKey(key))).toMatchObject({ version: 2, gsi2sk: `cpr april 1 1:00pm#${key}` })
  })

  it.each([
    ['course-price-empty', { price: '' }],
    ['course-name-short', { name: 'RN' }],
    ['course-content-empty', { content: [] }],
    ['course-content-missing', { content: ['c1', 'gone'] }],
  ])('is refused with %s for %j, as creating is [2.5.1, 2.5.20]', async (expected, change) => {
    const { key } = await create(online())
    expect(await code(edit(key, online(change)))).toBe(expected)
  })

  it.each([online(), live()])('that changes nothing says so [2.5.20] (%j)', async (input) => {
    const { key } = await create(input)
    expect(await code(edit(key, { ...input, price: ' 120 ' }))).toBe('course-unchanged')
    expect(await item(courseKey(key))).toMatchObject({ version: 1 })
  })

  it('into a course that exists is refused; the course itself is no such course [2.5.19, 2.5.20]', async () => {
    const [first, second] = [await create(online()), await create(online({ onlineDays: '60' }))]
    expect(await code(edit(second.key, online({ name: 'RN BASICS' })))).toBe('course-identical')
    expect(await code(edit(first.key, online({ price: '9' })))).toBe('done')
    expect(await code(edit(first.key, online({ content: ['c2'] }), 2))).toBe('course-linked-content')
  })

  it('frees the old name for others and takes the new one [2.5.19]', async () => {
    const { key } = await create(online())
    await edit(key, online({ name: 'RN Advanced', content: ['c2'] }))
    expect(await code(create(online({ content: ['c3'] })))).toBe('done')
    expect(await code(create(online({ name: 'rn advanced', content: ['c2'] })))).toBe('course-identical')
    expect(await uses()).toEqual([0, 1, 1])
  })

  it('leaves a name to the courses that still have it [2.5.18]', async () => {
    const { key } = await create(online())
    await create(online({ onlineDays: '60' }))
    await edit(key, online({ name: 'RN Advanced' }))
    expect(await item(nameKey('COURSE', 'rn-basics'))).toMatchObject({ days: { '60': 'k2' } })
    expect(await code(create(online({ content: ['c2'] })))).toBe('course-linked-content')
  })

  it('counts at contents what the course uses now, in whatever order', async () => {
    const { key } = await create(online({ content: ['c1', 'c2'] }))
    await edit(key, online({ content: ['c3', 'c2'] }))
    expect(await uses()).toEqual([0, 1, 1])
    expect((await edit(key, online({ content: ['c2', 'c3'] }), 2)).content).toEqual(['c2', 'c3'])
    expect(await uses()).toEqual([0, 1, 1])
  })

  it('moves the course to the seats of its new date; the old ones stay with the courses there [2.5.17]', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    const moved = await edit(rn.key, live({ dates: ['2027-03-06'], maxStudents: '20' }))
    expect(await seatsOf(rn.group)).toMatchObject({ max: 12, courses: [pn.key] })
    expect(await seatsOf(moved.group)).toMatchObject({ max: 20, courses: [rn.key] })
    await edit(pn.key, live({ subject: 'PN', dates: ['2027-03-06'], maxStudents: '20' }))
    expect(await seatsOf(rn.group)).toBeUndefined()
    expect(await seatsOf(moved.group)).toMatchObject({ max: 20, courses: [rn.key, pn.key] })
  })

  it('changes Max Students of a course alone, and of a linked one only to what the others have [2.5.17]', async () => {
    const rn = await create(live())
    expect((await edit(rn.key, live({ maxStudents: '9' }))).maxStudents).toBe(9)
    expect(await seatsOf(rn.group)).toMatchObject({ max: 9 })
    await create(live({ subject: 'PN', maxStudents: '9' }))
    const differs = { code: 'course-linked-seats', data: { n: 9 } }
    expect(await refusal(edit(rn.key, live({ maxStudents: '10' }), 2))).toEqual(differs)
    await create(live({ dates: ['2027-03-06'] }))
    const other = { code: 'course-linked-seats', data: { n: 12 } }
    expect(await refusal(edit(rn.key, live({ dates: ['2027-03-06'], maxStudents: '9' }), 2))).toEqual(other)
  })

  it('never takes Max Students below the seats that buyers hold', async () => {
    const { key, group } = await create(live())
    const holds = Object.fromEntries(['a', 'b', 'c'].map((uid) => [uid, { uid, until: NOW + 1 }]))
    await putItems(deps.table, [seatsItem(group, { max: 12, students: {}, holds }, 7, [key])])
    expect(await code(edit(key, live({ maxStudents: '2' })))).toBe('course-seats-taken')
    expect((await edit(key, live({ maxStudents: '3' }))).maxStudents).toBe(3)
  })
})

describe('who may edit a course, and when', () => {
  it('is only while it is unpublished [2.4.3]', async () => {
    const { key } = await create(online())
    await updateCourse({ key, version: 1, published: true }, deps)
    expect(await code(edit(key, online({ price: '9' }), 2))).toBe('course-locked')
    await updateCourse({ key, version: 2, published: false }, deps)
    expect(await code(edit(key, online({ price: '9' }), 3))).toBe('done')
  })

  it.each([
    [0, 'course-locked'],
    [NOW + 1, 'course-locked'],
    [NOW, 'done'],
  ])('is only while nobody has an active progress: one that ends at %i gives %s [2.4.3]', async (endTime, expected) => {
    const course = await create(online())
    await enrol(deps.table, course, endTime)
    expect(await code(edit(course.key, online({ price: '9' })))).toBe(expected)
  })

  it('asks this course only: an active progress in a linked one locks nothing [2.4.3]', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await enrol(deps.table, pn, 0)
    expect(await code(edit(rn.key, live({ price: '9' })))).toBe('done')
  })

  it('of two administrators at once is one, and the second is told; nothing is lost', async () => {
    const { key } = await create(online())
    const codes = await Promise.all(['7', '8', '9'].map((price) => code(edit(key, online({ price })))))
    expect(codes.sort()).toEqual(['course-changed', 'course-changed', 'done'])
    expect(await item(courseKey(key))).toMatchObject({ version: 2 })
    expect(await code(edit(key, online({ price: '10' })))).toBe('course-changed')
  })

  it('never fits with an enrolment at the same moment, whoever is first [2.4.3]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const course = await create(online({ name: `Course ${round}` }))
      const [edited, enrolled] = await Promise.all([
        code(edit(course.key, online({ name: `Course ${round}`, content: ['c2'] }))),
        enrol(deps.table, course, 0),
      ])
      expect([edited, enrolled.ok]).toEqual(enrolled.ok ? ['course-locked', true] : ['done', false])
    }
  })

  it('makes an enrolment fail that read the course before the edit [2.4.3]', async () => {
    const course = await create(online())
    await edit(course.key, online({ price: '9' }))
    expect((await enrol(deps.table, course, 0)).ok).toBe(false)
    expect((await enrol(deps.table, { ...course, version: 2 }, 0)).ok).toBe(true)
    expect(await item(courseActiveKey(course.key))).toMatchObject({ version: 1, courseVersion: 2 })
  })

  it('fails when somebody enrolled after it looked, and goes on when that one has ended again [2.4.3]', async () => {
    for (const [endTime, expected] of [
      [0, 'course-locked'],
      [NOW - 1, 'done'],
    ] as const) {
      const course = await create(online({ name: `Course that ends at ${endTime}` }))
      const table = justBeforeWriting(deps.table, () => enrol(deps.table, course, endTime))
      const fields = fieldsOf(online({ name: 'Another', onlineDays: String(endTime === 0 ? 1 : 2) }))
      expect(await code(updateCourse({ key: course.key, version: 1, fields }, { ...deps, table }))).toBe(expected)
    }
  })
})
