import { describe, expect, it } from 'vitest'
import { courseItem, courseOf, type CourseItem, seatsMovedItem } from '#table/course.ts'
import { courseKey, seatsKey } from '#table/keys.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { atEveryRequest, FAULTS, underFaults } from '#lambdas/testing/faults.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { archiveCourse } from './archive-course.ts'
import { changeClass } from './change-class.ts'
import { deleteCourse } from './delete-course.ts'
import { live } from './testing/course-fixture.ts'
import { courseHarness } from './testing/course-harness.ts'

const { create, deps, edit, item, seatsOf } = courseHarness()

const groupAt = (time: string) => `live#review-march-5-${time}-00am#2027`
const [EIGHT, NINE, TEN, ELEVEN] = ['8', '9', '10', '11'].map(groupAt) as [string, string, string, string]
const PLACE = { location: 'Room 7', startTime: '10:00AM', endTime: '5:00PM' }
const at = (startTime: string) => ({ ...PLACE, startTime })
const change = (key: string, version = 1, place = PLACE) => changeClass({ key, version, ...place }, deps())
const archive = (key: string, version: number, archived = true) => archiveCourse({ key, version, archived }, deps())
const stored = async (key: string) => courseOf((await item(courseKey(key))) as unknown as CourseItem)
const room = (group: string) => item(seatsKey(group))
const mark = seatsMovedItem(TEN, NINE)
const overtake = (act: () => Promise<unknown>) => beforeNext(deps().table, 'TransactWriteItemsCommand', act)

/** A class that an older version moved from 9 to 10: without a mark. */
async function movedBefore() {
  const { key } = await create(live())
  await batchPut(deps().table, [courseItem({ ...(await stored(key)), ...PLACE, version: 2 })])
  return key
}

/** A course of a class that was moved from 9 to 10. */
async function moved() {
  const nine = await create(live())
  await change(nine.key)
  return nine
}

/** An RN and a PN course of one class, moved from 9 to 10. */
async function movedPair() {
  const [nine, linked] = [await create(live()), await create(live({ subject: 'PN' }))]
  await change(nine.key)
  return { nine, linked }
}

describe('the time that a class was moved to', () => {
  it(
    'is refused to a course that is created, edited or brought back there, and to another class',
    { tags: ['nightly'] },
    async () => {
      const nine = await create(live())
      const eight = await create(live({ startTime: '8:00AM' }))
      const gone = await create(live({ ...PLACE, subject: 'PN' }))
      await archive(gone.key, 1)
      await change(nine.key)
      expect(await room(TEN)).toEqual(mark)
      for (const subject of ['RN', 'PN'])
        expect(await codeOf(create(live({ startTime: '10:00AM', subject })))).toBe('course-class-taken')
      expect(await codeOf(edit(eight.key, live({ startTime: '10:00AM' })))).toBe('course-class-taken')
      expect(await codeOf(change(eight.key))).toBe('course-class-taken')
      expect(await codeOf(archive(gone.key, 2, false))).toBe('course-class-taken')
      expect(await room(TEN)).toEqual(mark)
      expect(await stored(eight.key)).toMatchObject({ startTime: '8:00AM', version: 1 })
      // The same time on another day, or in another year, is another class.
      expect(await codeOf(create(live({ startTime: '10:00AM', dates: ['2027-03-06'] })))).toBe('done')
      expect(await codeOf(create(live({ startTime: '10:00AM', dates: ['2028-03-05'] })))).toBe('done')
    },
  )

  it('is free again after the next move, also back to its own time', async () => {
    const nine = await moved()
    await change(nine.key, 2, at('11:00AM'))
    expect(await room(TEN)).toBeUndefined()
    expect(await room(ELEVEN)).toEqual(seatsMovedItem(ELEVEN, NINE))
    await change(nine.key, 3, at('9:00AM'))
    expect(await room(ELEVEN)).toBeUndefined()
    expect(await seatsOf(NINE)).toMatchObject({ type: 'seats', courses: [nine.key] })
    expect(await codeOf(create(live({ startTime: '10:00AM' })))).toBe('done')
  })

  it('stays when only the room changes', async () => {
    const nine = await moved()
    await change(nine.key, 2, { ...PLACE, location: 'Room 8' })
    expect(await room(TEN)).toEqual(mark)
  })

  it('has the seats after a full edit, which stores the name', async () => {
    const nine = await moved()
    const after = await edit(nine.key, live({ ...PLACE, maxStudents: '9' }), 2)
    expect(after).toMatchObject({ name: 'RN Review March 5 10:00AM', group: TEN })
    expect(await room(TEN)).toMatchObject({ type: 'seats', max: 9, courses: [nine.key] })
    expect(await room(NINE)).toBeUndefined()
    expect(await codeOf(create(live({ ...PLACE, subject: 'PN', maxStudents: '9' })))).toBe('done')
  })

  it('has seats after a full edit, even when those of its old time are gone', async () => {
    const nine = await moved()
    await removeItem(deps().table, seatsKey(NINE))
    await edit(nine.key, live({ ...PLACE, maxStudents: '9' }), 2)
    expect(await room(TEN)).toMatchObject({ type: 'seats', courses: [nine.key] })
  })

  it.each([
    ['its old time', '9:00AM', NINE],
    ['a third time', '8:00AM', EIGHT],
  ])('is free after a full edit to %s', async (_what, startTime, group) => {
    const nine = await moved()
    expect(await edit(nine.key, live({ startTime }), 2)).toMatchObject({ group })
    expect(await room(TEN)).toBeUndefined()
    expect(await room(group)).toMatchObject({ type: 'seats', courses: [nine.key] })
  })

  it('is free when the last of the class is archived or deleted, and taken again by one that is brought back', async () => {
    const { nine, linked } = await movedPair()
    await archive(nine.key, 2)
    expect(await room(TEN)).toEqual(mark)
    await archive(nine.key, 3, false)
    expect(await seatsOf(NINE)).toMatchObject({ courses: [linked.key, nine.key] })
    await archive(nine.key, 4)
    await deleteCourse({ key: linked.key, version: 2 }, deps())
    expect(await room(TEN)).toBeUndefined()
    await archive(nine.key, 5, false)
    expect(await room(TEN)).toEqual(mark)
  })
})

describe('linked courses of a class that was moved', () => {
  it('stay linked in their seats when they are edited and keep the time', async () => {
    const { nine, linked } = await movedPair()
    const after = await edit(nine.key, live({ ...PLACE, price: '99' }), 2)
    expect(after).toMatchObject({ name: 'RN Review March 5 10:00AM', price: 99, group: NINE })
    expect(await stored(nine.key)).toMatchObject({ name: 'RN Review March 5 9:00AM', startTime: '10:00AM' })
    expect(await seatsOf(NINE)).toMatchObject({ courses: [nine.key, linked.key] })
    expect(await room(TEN)).toEqual(mark)
    expect(await codeOf(edit(nine.key, live({ ...PLACE, price: '99' }), 3))).toBe('course-unchanged')
    const other = await edit(linked.key, live({ ...PLACE, subject: 'PN', price: '98' }), 2)
    expect(other).toMatchObject({ price: 98, group: NINE })
  })

  it('are not parted by an edit to the old time; to a third one a course leaves them', async () => {
    const { nine, linked } = await movedPair()
    expect(await codeOf(edit(nine.key, live(), 2))).toBe('course-class-moved')
    expect(await edit(nine.key, live({ startTime: '8:00AM' }), 2)).toMatchObject({ group: EIGHT })
    expect(await seatsOf(NINE)).toMatchObject({ courses: [linked.key] })
    expect(await room(TEN)).toEqual(mark)
    expect(await edit(linked.key, live({ ...PLACE, subject: 'PN', price: '99' }), 2)).toMatchObject({ group: TEN })
    expect(await room(NINE)).toBeUndefined()
  })
})

describe('two administrators at once', () => {
  it('cannot move a class and create a course at its new time: the second is refused', async () => {
    const nine = await create(live())
    const creating = () => create(live({ ...PLACE, subject: 'PN' }))
    overtake(() => change(nine.key))
    expect(await codeOf(creating())).toBe('course-class-taken')
    await change(nine.key, 2, at('9:00AM'))
    overtake(creating)
    expect(await codeOf(change(nine.key, 3))).toBe('course-class-taken')
    expect(await seatsOf(TEN)).toMatchObject({ type: 'seats' })
  })

  it('cannot move two classes to one time: the second is refused', async () => {
    const [nine, eight] = [await create(live()), await create(live({ startTime: '8:00AM' }))]
    overtake(() => change(eight.key))
    expect(await codeOf(change(nine.key))).toBe('course-class-taken')
    expect(await room(TEN)).toEqual(seatsMovedItem(TEN, EIGHT))
    expect(await stored(nine.key)).toMatchObject({ startTime: '9:00AM', version: 1 })
  })

  it('leave no mark when they remove the last two courses of a class', async () => {
    const { nine, linked } = await movedPair()
    overtake(() => archive(linked.key, 2))
    expect(await codeOf(archive(nine.key, 2))).toBe('done')
    expect([await room(NINE), await room(TEN)]).toEqual([undefined, undefined])
  })

  it('leave seats or a mark, never both, when one edits the class and the other archives its last other course', async () => {
    const { nine, linked } = await movedPair()
    overtake(() => archive(linked.key, 2))
    await edit(nine.key, live({ ...PLACE, price: '99' }), 2)
    const { group } = await stored(nine.key)
    expect(await seatsOf(group)).toMatchObject({ courses: [nine.key] })
    expect(await room(TEN)).toMatchObject(group === TEN ? { type: 'seats' } : mark)
  })
})

it.each(FAULTS)('a move that is %s is whole or not there, and continues from either', async (fault) => {
  await atEveryRequest(fault, async (plan) => {
    // Each run uses its own day, from March on.
    const day = new Date(Date.UTC(2027, 2, 10 + (days += 1)))
    const { key } = await create(live({ dates: [day.toISOString().slice(0, 10)] }))
    const { table } = deps()
    await underFaults(table, plan, () => change(key))
    const after = await stored(key)
    // The mark is in the transaction of the move, so either both exist or neither does.
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(day).toLowerCase()
    const there = await room(TEN.replace('march-5', `${month}-${day.getUTCDate()}`))
    expect(there?.['type']).toBe(after.version === 2 ? 'seats-moved' : undefined)
    expect(after.startTime).toBe(after.version === 2 ? '10:00AM' : '9:00AM')
    expect(await codeOf(change(key, after.version, at('11:00AM')))).toBe('done')
    expect(await room(there ? String(there['group']) : TEN)).toBeUndefined()
  })
})
let days = 0

describe('a class that was moved before there were marks', () => {
  it('has no mark until its room or times change again, and is still allowed to change', async () => {
    const key = await movedBefore()
    expect(await room(TEN)).toBeUndefined()
    await change(key, 2, { ...PLACE, location: 'Room 8' })
    expect(await room(TEN)).toEqual(mark)
    expect(await codeOf(create(live({ startTime: '10:00AM' })))).toBe('course-class-taken')
  })

  it('stops no edit of a linked course that keeps its own time', async () => {
    const linked = await create(live({ subject: 'PN' }))
    await movedBefore()
    const after = await edit(linked.key, live({ subject: 'PN', price: '99' }))
    expect(after).toMatchObject({ price: 99, group: NINE })
  })

  it('shares its shown name with a course that got seats of its own at that time, and both continue', async () => {
    const key = await movedBefore()
    const other = await create(live({ ...PLACE, subject: 'PN' }))
    expect(other).toMatchObject({ group: TEN })
    expect(await codeOf(change(key, 2, { ...PLACE, location: 'Room 8' }))).toBe('done')
    expect(await seatsOf(TEN)).toMatchObject({ type: 'seats', courses: [other.key] })
    expect(await codeOf(change(key, 3, at('11:00AM')))).toBe('done')
    expect(await seatsOf(TEN)).toMatchObject({ type: 'seats', courses: [other.key] })
    expect(await room(ELEVEN)).toEqual(seatsMovedItem(ELEVEN, NINE))
  })

  it('joins by a full edit the seats of the course that has its time', async () => {
    const key = await movedBefore()
    const other = await create(live({ ...PLACE, subject: 'PN' }))
    expect(await edit(key, live({ ...PLACE, price: '99' }), 2)).toMatchObject({ group: TEN })
    expect(await seatsOf(TEN)).toMatchObject({ courses: [other.key, key] })
  })
})
