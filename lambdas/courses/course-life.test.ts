import { describe, expect, it } from 'vitest'
import { courseActiveKey, courseKey, nameKey } from '#table/keys.ts'
import { paymentItem } from '#table/payment.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { archiveCourse } from './archive-course.ts'
import { courseDeletionRefusal, deleteCourse } from './delete-course.ts'
import { enrol, fieldsOf, live, NOW, online } from './testing/course-fixture.ts'
import { courseHarness } from './testing/course-harness.ts'
import { updateCourse } from './update-course.ts'
import { aPayment } from '#lambdas/payments/testing/a-payment.ts'

const { create, deps, item, seatsOf, uses } = courseHarness()
const archive = (key: string, version = 1) => archiveCourse({ key, version, archived: true }, deps())
const restore = (key: string, version = 2) => archiveCourse({ key, version, archived: false }, deps())
/** Requests the deletion's refusal, then deletes: both must agree. */
async function remove(key: string, version = 1) {
  const refusal = await courseDeletionRefusal({ key }, deps())
  const deletion = deleteCourse({ key, version }, deps())
  if (refusal !== null) expect(await codeOf(deletion)).toBe(refusal)
  return deletion
}
const publish = (key: string, version: number, published: boolean) => updateCourse({ key, version, published }, deps())
const GROUP = 'live#review-march-5-9-00am#2027'

describe('an archived course', () => {
  it('is unpublished, out of the index of its type, and frees its name and its room', async () => {
    const { key, group } = await create(live())
    expect(group).toBe(GROUP)
    await publish(key, 1, true)
    expect(await archive(key, 2)).toMatchObject({ archived: true, published: false, version: 3 })
    const stored = await item(courseKey(key))
    expect(stored).toMatchObject({ gsi2pk: 'COURSES#Archived', archived: true })
    expect(stored).not.toHaveProperty('gsi1pk')
    expect(await seatsOf(GROUP)).toBeUndefined()
    expect(await item(nameKey('COURSE', 'rn-review-march-5-9-00am#2027'))).toBeUndefined()
    // Another course of its name with another limit does not conflict now.
    expect(await codeOf(create(live({ maxStudents: '30' })))).toBe('done')
  })

  it('comes back unpublished, with the checks of a new one', async () => {
    const { key } = await create(live())
    await archive(key)
    const other = await create(live({ maxStudents: '30' }))
    expect(await refusalOf(restore(key))).toMatchObject({ code: 'course-linked-seats', data: { n: 30 } })
    await archive(other.key)
    expect(await restore(key)).toMatchObject({ archived: false, published: false, version: 3, group: GROUP })
    expect(await item(courseKey(key))).toMatchObject({ gsi2pk: 'COURSES#Live' })
    expect(await item(courseKey(key))).not.toHaveProperty('archived')
    expect(await seatsOf(GROUP)).toMatchObject({ max: 12, courses: [key] })
    expect(await codeOf(create(live()))).toBe('course-identical')
  })

  it('leaves a shared room to the others', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await archive(rn.key)
    expect(await seatsOf(GROUP)).toMatchObject({ courses: [pn.key] })
  })

  it.each([
    [0, 'course-archive-active'],
    [NOW + 1, 'course-archive-active'],
    [NOW, 'done'],
  ])('cannot have an active student: an end at %i gives %s', async (endTime, expected) => {
    const course = await create(online())
    await enrol(deps().table, course, endTime)
    expect(await codeOf(archive(course.key))).toBe(expected)
  })

  it('keeps its students and accepts no new ones: an enrollment that read it before fails', async () => {
    const course = await create(online())
    await enrol(deps().table, course, NOW - 1)
    await archive(course.key)
    expect((await enrol(deps().table, course, 0)).ok).toBe(false)
    expect(await item({ pk: `COURSE#${course.key}`, sk: 'STUDENT#jane' })).toBeDefined()
  })

  it('fails when somebody enrolls after its read', async () => {
    const course = await create(online())
    beforeNext(deps().table, 'TransactWriteItemsCommand', () => enrol(deps().table, course, 0))
    expect(await codeOf(archive(course.key))).toBe('course-archive-active')
  })

  it('cannot be edited, published or archived again, and of two administrators the second is refused', async () => {
    const { key } = await create(online())
    const codes = await Promise.all([codeOf(archive(key)), codeOf(archive(key))])
    expect(codes.sort()).toEqual(['course-changed', 'done'])
    expect(await codeOf(archive(key, 2))).toBe('course-unchanged')
    expect(await codeOf(publish(key, 2, true))).toBe('course-archived')
    expect(await codeOf(updateCourse({ key, version: 2, fields: fieldsOf(online({ price: '9' })) }, deps()))).toBe(
      'course-archived',
    )
    expect(await codeOf(archive('nowhere'))).toBe('course-not-found')
  })
})

describe('a deleted course', () => {
  it('leaves nothing: no name, no seats, no place in the counts of its contents', async () => {
    const { key } = await create(live({ content: ['c1', 'c2'] }))
    expect(await uses()).toEqual([1, 1, 0])
    await remove(key)
    expect(await Promise.all([courseKey(key), courseActiveKey(key)].map(item))).toEqual([undefined, undefined])
    expect(await uses()).toEqual([0, 0, 0])
    expect(await seatsOf(GROUP)).toBeUndefined()
    expect(await codeOf(create(live({ maxStudents: '30' })))).toBe('done')
    expect(await codeOf(remove(key))).toBe('course-not-found')
  })

  it('can be archived first, and takes no name from the course that has it now', async () => {
    const { key } = await create(online())
    await archive(key)
    await create(online())
    await remove(key, 2)
    expect(await codeOf(create(online()))).toBe('course-identical')
  })

  it('never had a student: one whose time is over, or one who enrolls at this moment, prevents it', async () => {
    const course = await create(online())
    beforeNext(deps().table, 'TransactWriteItemsCommand', () => enrol(deps().table, course, NOW - 1))
    expect(await codeOf(remove(course.key))).toBe('course-delete-students')
    expect(await item(courseKey(course.key))).toBeDefined()
  })

  it.each(['failed', 'paid'] as const)(
    'never had a payment: a %s one prevents it, and it can be archived',
    async (status) => {
      const { key } = await create(online())
      await publish(key, 1, true)
      expect(await codeOf(remove(key, 2))).toBe('course-delete-published')
      await publish(key, 2, false)
      const payment = aPayment({ courseKey: key, status })
      await batchPut(deps().table, [paymentItem(payment)])
      expect(await codeOf(remove(key, 3))).toBe('course-delete-payments')
      expect(await codeOf(archive(key, 3))).toBe('done')
    },
  )

  it('has no payment that runs, and payments of other courses do not count', async () => {
    const { key } = await create(online())
    await publish(key, 1, true)
    await publish(key, 2, false)
    const running = aPayment({ courseKey: key, processing: true })
    await batchPut(deps().table, [paymentItem(running)])
    expect(await codeOf(remove(key, 3))).toBe('course-delete-payments')
    await batchPut(deps().table, [paymentItem({ ...running, courseKey: 'another' })])
    expect(await codeOf(remove(key, 3))).toBe('done')
  })
})
