import { describe, expect, it } from 'vitest'
import { courseKey, nameKey } from '#table/keys.ts'
import { seatsItem } from '#table/course.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { courseHarness } from './testing/course-harness.ts'
import { live, NOW, online } from './testing/course-fixture.ts'

const { create, edit, item, seatsOf, uses, deps } = courseHarness()

describe('editing a course', () => {
  it('changes every field but type and instructor, and generates the Live name again [2.7.3, 2.4.4, 2.3.4]', async () => {
    const { key } = await create(live({ content: ['c1'] }))
    const place = { subject: 'CPR', startTime: '1:00PM', endTime: '2:00PM', location: 'Hall', content: ['c2', 'c1'] }
    const numbers = { price: '7', onlineDays: '8', maxStudents: '5' }
    const dates = ['2027-04-02', '2027-04-01']
    expect(await edit(key, live({ ...place, ...numbers, name: 'Ignored', dates }))).toEqual({
      ...{ key, type: 'Live', instructor: 'Academy Instructor', version: 2, group: 'live#april-1-1-00pm#2027' },
      ...{ ...place, name: 'CPR April 1 1:00PM', dates: dates.toSorted(), description: null },
      ...{ price: 7, onlineDays: 8, maxStudents: 5, liveClasses: 2 },
      ...{ published: false, archived: false, ownQuizzes: true, passesRequired: true },
    })
    expect(await item(courseKey(key))).toMatchObject({ version: 2, gsi2sk: `cpr april 1 1:00pm#${key}` })
  })

  it.each([
    ['course-price-empty', { price: '' }],
    ['course-name-short', { name: 'RN' }],
    ['course-content-empty', { content: [] }],
    ['course-content-missing', { content: ['c1', 'gone'] }],
  ])('is refused with %s for %j, as creating is', async (expected, change) => {
    const { key } = await create(online())
    expect(await codeOf(edit(key, online(change)))).toBe(expected)
  })

  it.each([online(), live()])('is refused when it changes nothing (%j)', async (input) => {
    const { key } = await create(input)
    expect(await codeOf(edit(key, { ...input, price: ' 120 ' }))).toBe('course-unchanged')
    expect(await item(courseKey(key))).toMatchObject({ version: 1 })
  })

  it('is refused when it would match another course; the course itself is not another one', async () => {
    const [first, second] = [await create(online()), await create(online({ onlineDays: '60' }))]
    expect(await codeOf(edit(second.key, online({ name: 'RN BASICS' })))).toBe('course-identical')
    expect(await codeOf(edit(first.key, online({ price: '9' })))).toBe('done')
  })

  it('keeps whether quizzes are offered when an older client omits it; a new client turns them on again (decision 0106)', async () => {
    const { key } = await create(online({ ownQuizzes: false, passesRequired: false }))
    expect(await edit(key, online({ price: '9' }))).toMatchObject({
      price: 9,
      ownQuizzes: false,
      passesRequired: false,
    })
    expect(await item(courseKey(key))).toMatchObject({ ownQuizzes: false })
    expect(await edit(key, online({ price: '9', ownQuizzes: true }), 2)).toMatchObject({ ownQuizzes: true })
    expect(await item(courseKey(key))).not.toHaveProperty('ownQuizzes')
    expect(await edit(key, online({ price: '8' }), 3)).toMatchObject({ ownQuizzes: true })
  })

  it('frees the old name for others and takes the new one', async () => {
    const { key } = await create(online())
    await edit(key, online({ name: 'RN Advanced', content: ['c2'] }))
    expect(await codeOf(create(online({ content: ['c3'] })))).toBe('done')
    expect(await codeOf(create(online({ name: 'rn advanced', content: ['c2'] })))).toBe('course-identical')
    expect(await uses()).toEqual([0, 1, 1])
  })

  it('leaves a name to the courses that still have it', async () => {
    const { key } = await create(online())
    await create(online({ onlineDays: '60' }))
    await edit(key, online({ name: 'RN Advanced' }))
    expect(await item(nameKey('COURSE', 'rn-basics'))).toMatchObject({ courses: { k2: { days: 60 } } })
    expect(await codeOf(create(online({ content: ['c2'] })))).toBe('course-linked-content')
  })

  it('updates the use counts of contents, in any order', async () => {
    const { key } = await create(online({ content: ['c1', 'c2'] }))
    await edit(key, online({ content: ['c3', 'c2'] }))
    expect(await uses()).toEqual([0, 1, 1])
    expect((await edit(key, online({ content: ['c2', 'c3'] }), 2)).content).toEqual(['c2', 'c3'])
    expect(await uses()).toEqual([0, 1, 1])
  })

  it('moves the course to the seats of its new date; the old ones stay with the courses there', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    const moved = await edit(rn.key, live({ dates: ['2027-03-06'], maxStudents: '20' }))
    expect(await seatsOf(rn.group)).toMatchObject({ max: 12, courses: [pn.key] })
    expect(await seatsOf(moved.group)).toMatchObject({ max: 20, courses: [rn.key] })
    await edit(pn.key, live({ subject: 'PN', dates: ['2027-03-06'], maxStudents: '20' }))
    expect(await seatsOf(rn.group)).toBeUndefined()
    expect(await seatsOf(moved.group)).toMatchObject({ max: 20, courses: [rn.key, pn.key] })
  })

  it('changes Max Students of an unlinked course, and of a linked one only to the value of the others', async () => {
    const rn = await create(live())
    expect((await edit(rn.key, live({ maxStudents: '9' }))).maxStudents).toBe(9)
    expect(await seatsOf(rn.group)).toMatchObject({ max: 9 })
    await create(live({ subject: 'PN', maxStudents: '9' }))
    const differs = { code: 'course-linked-seats', data: { n: 9 } }
    expect(await refusalOf(edit(rn.key, live({ maxStudents: '10' }), 2))).toEqual(differs)
    await create(live({ dates: ['2027-03-06'] }))
    const other = { code: 'course-linked-seats', data: { n: 12 } }
    expect(await refusalOf(edit(rn.key, live({ dates: ['2027-03-06'], maxStudents: '9' }), 2))).toEqual(other)
  })

  it('never takes Max Students below the seats that buyers hold', async () => {
    const { key, group } = await create(live())
    const holds = Object.fromEntries(['a', 'b', 'c'].map((uid) => [uid, { uid, until: NOW + 1 }]))
    await batchPut(deps().table, [seatsItem(group, { max: 12, students: {}, holds }, 7, [key])])
    expect(await codeOf(edit(key, live({ maxStudents: '2' })))).toBe('course-seats-taken')
    expect((await edit(key, live({ maxStudents: '3' }))).maxStudents).toBe(3)
  })
})
