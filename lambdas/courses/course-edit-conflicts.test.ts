import { describe, expect, it } from 'vitest'
import { courseActiveKey, courseKey } from '#table/keys.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { courseHarness } from './testing/course-harness.ts'
import { enrol, fieldsOf, live, NOW, online } from './testing/course-fixture.ts'
import { updateCourse } from './update-course.ts'

const { create, edit, item, deps } = courseHarness()

describe('editing a course', () => {
  it('is possible only while it is unpublished', async () => {
    const { key } = await create(online())
    await updateCourse({ key, version: 1, published: true }, deps())
    expect(await codeOf(edit(key, online({ price: '9' }), 2))).toBe('course-locked')
    await updateCourse({ key, version: 2, published: false }, deps())
    expect(await codeOf(edit(key, online({ price: '9' }), 3))).toBe('done')
  })

  it.each([
    [0, 'course-locked'],
    [NOW + 1, 'course-locked'],
    [NOW, 'done'],
  ])('needs a course without an active progress: one that ends at %i gives %s', async (endTime, expected) => {
    const course = await create(online())
    await enrol(deps().table, course, endTime)
    expect(await codeOf(edit(course.key, online({ price: '9' })))).toBe(expected)
  })

  it('checks this course only: an active progress in a linked one locks nothing', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await enrol(deps().table, pn, 0)
    expect(await codeOf(edit(rn.key, live({ price: '9' })))).toBe('done')
  })

  it('succeeds for one of several administrators at once; the others are refused and nothing is lost', async () => {
    const { key } = await create(online())
    const codes = await Promise.all(['7', '8', '9'].map((price) => codeOf(edit(key, online({ price })))))
    expect(codes.sort()).toEqual(['course-changed', 'course-changed', 'done'])
    expect(await item(courseKey(key))).toMatchObject({ version: 2 })
    expect(await codeOf(edit(key, online({ price: '10' })))).toBe('course-changed')
  })

  it('never succeeds together with an enrollment at the same moment, whichever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const course = await create(online({ name: `Course ${round}` }))
      const [edited, enrolled] = await Promise.all([
        codeOf(edit(course.key, online({ name: `Course ${round}`, content: ['c2'] }))),
        enrol(deps().table, course, 0),
      ])
      expect([edited, enrolled.ok]).toEqual(enrolled.ok ? ['course-locked', true] : ['done', false])
    }
  })

  it('makes an enrollment fail that read the course before the edit', async () => {
    const course = await create(online())
    await edit(course.key, online({ price: '9' }))
    expect((await enrol(deps().table, course, 0)).ok).toBe(false)
    expect((await enrol(deps().table, { ...course, version: 2 }, 0)).ok).toBe(true)
    expect(await item(courseActiveKey(course.key))).toMatchObject({ version: 1, courseVersion: 2 })
  })

  it('fails when somebody enrolled after its read, and succeeds once that enrollment has ended', async () => {
    for (const [endTime, expected] of [
      [0, 'course-locked'],
      [NOW - 1, 'done'],
    ] as const) {
      const course = await create(online({ name: `Course that ends at ${endTime}` }))
      beforeNext(deps().table, 'TransactWriteItemsCommand', () => enrol(deps().table, course, endTime))
      const fields = fieldsOf(online({ name: 'Another', onlineDays: String(endTime === 0 ? 1 : 2) }))
      expect(await codeOf(updateCourse({ key: course.key, version: 1, fields }, deps()))).toBe(expected)
    }
  })
})
