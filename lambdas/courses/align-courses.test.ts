import { describe, expect, it } from 'vitest'
import { courseKey } from '#table/keys.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { managedCourse } from './managed-course.ts'
import { alignCourses } from './align-courses.ts'
import { courseHarness } from './testing/course-harness.ts'
import { enrol, live, NOW, online } from './testing/course-fixture.ts'
import { updateCourse } from './update-course.ts'

const { create, edit, item, uses, deps } = courseHarness()

const screen = async (key: string) => (await managedCourse({ key }, { table: deps().table, now: () => NOW })).differing
const contentOf = async (key: string) => (await item(courseKey(key)))?.['content']

/** Creates two options of one name, then gives the first one other contents. */
async function options(input: (change: { onlineDays?: string; content: string[] }) => ReturnType<typeof online>) {
  const first = await create(input({ content: ['c1'] }))
  const second = await create(input({ content: ['c1'], onlineDays: '60' }))
  await edit(first.key, input({ content: ['c2', 'c3'] }))
  return { first: first.key, second: second.key }
}

describe.each([
  ['Online', online],
  ['Live', live],
] as const)('the options of a %s course', (_type, input) => {
  it('can differ after an edit, which the screen of each shows', async () => {
    const { first, second } = await options(input)
    const other = { editable: true, contents: ['Content c1'], onlineDays: 60 }
    expect(await screen(first)).toEqual([{ ...other, key: second }])
    expect(await screen(second)).toEqual([
      { key: first, editable: true, contents: ['Content c2', 'Content c3'], onlineDays: 30 },
    ])
  })

  it('are brought in line in one transaction, with the counts of the contents', async () => {
    const { first, second } = await options(input)
    expect(await uses()).toEqual([1, 1, 1])
    expect(await alignCourses({ key: first, version: 2 }, deps())).toMatchObject({ key: first, version: 2 })
    expect(await contentOf(second)).toEqual(['c2', 'c3'])
    expect(await item(courseKey(second))).toMatchObject({ version: 2 })
    expect(await uses()).toEqual([0, 2, 2])
    expect([await screen(first), await screen(second)]).toEqual([[], []])
    expect(await codeOf(create(input({ content: ['c2', 'c3'], onlineDays: '90' })))).toBe('done')
    expect(await codeOf(alignCourses({ key: first, version: 2 }, deps()))).toBe('course-unchanged')
  })

  it('are an identical course when days and contents agree, in an edit too', async () => {
    const { first } = await options(input)
    expect(await codeOf(edit(first, input({ content: ['c1'], onlineDays: '60' }), 2))).toBe('course-identical')
    expect(await codeOf(edit(first, input({ content: ['c2'], onlineDays: '60' }), 2))).toBe('done')
    expect(await codeOf(alignCourses({ key: first, version: 3 }, deps()))).toBe('course-identical')
  })
})

describe('bringing options in line', () => {
  it('changes nothing while one is published or has active students, and names it', async () => {
    const { first, second } = await options(online)
    await updateCourse({ key: second, version: 1, published: true }, deps())
    const locked = { code: 'course-option-locked', data: { days: 60 } }
    expect(await refusalOf(alignCourses({ key: first, version: 2 }, deps()))).toEqual(locked)
    await updateCourse({ key: second, version: 2, published: false }, deps())
    await enrol(deps().table, { key: second, version: 3 }, 0)
    expect(await refusalOf(alignCourses({ key: first, version: 2 }, deps()))).toEqual(locked)
    expect((await screen(first))[0]?.editable).toBe(false)
    expect(await contentOf(second)).toEqual(['c1'])
  })

  it('refuses a course that is gone or was changed since it was looked at', async () => {
    const { first } = await options(online)
    expect(await codeOf(alignCourses({ key: 'gone', version: 1 }, deps()))).toBe('course-not-found')
    expect(await codeOf(alignCourses({ key: first, version: 1 }, deps()))).toBe('course-changed')
  })

  it('sees a student who enrolls in an option between read and write', async () => {
    const { first, second } = await options(online)
    beforeNext(deps().table, 'TransactWriteItemsCommand', () => enrol(deps().table, { key: second, version: 1 }, 0))
    expect(await codeOf(alignCourses({ key: first, version: 2 }, deps()))).toBe('course-option-locked')
    expect(await contentOf(second)).toEqual(['c1'])
  })
})
