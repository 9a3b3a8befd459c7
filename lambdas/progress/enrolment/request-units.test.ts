import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { createCourse } from '#lambdas/courses/create-course.ts'
import { courseDepsOf, fieldsOf, live, online } from '#lambdas/courses/testing/course-fixture.ts'
import { updateCourse } from '#lambdas/courses/update-course.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { anAcademy, aUser } from '#lambdas/testing/an-academy.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { courseStudents } from '#lambdas/courses/course-students.ts'
import { createProgress } from './create-progress.ts'
import { managedCourse } from '#lambdas/courses/managed-course.ts'

const tables = testTables()

it.each([online({ content: ['c1', 'c2'] }), live({ content: ['c1', 'c2'] })])(
  'managing a $type course reads the units that the data model names',
  async (input) => {
    const academy = anAcademy(await tables.table())
    const deps = await courseDepsOf(academy.table)
    await academy.add(aUser(), aUser({ uid: 'boss', type: 'Admin' }))
    const meter = meteredTable(academy.table)
    const units: Record<string, number> = {}
    const measure = async <Reply>(what: string, act: () => Promise<Reply>): Promise<Reply> => {
      meter.reset()
      const reply = await act()
      units[what] = meter.read
      return reply
    }
    const key = randomUUID().slice(0, 12)
    const { key: course } = await measure('create', () => createCourse(input, { ...deps, newKey: () => key }))
    const fields = fieldsOf({ ...input, price: '9' })
    await measure('edit', () => updateCourse({ key: course, version: 1, fields }, deps))
    await measure('publish', () => updateCourse({ key: course, version: 2, published: true }, deps))
    const progress = await measure('add', () => createProgress({ courseKey: course, studentId: 'jane' }, academy))
    await measure('screen', () => managedCourse({ key: course }, academy))
    await measure('students', () => courseStudents({ key: course, page: 1 }, academy))
    const end = { key: progress.key, action: 'end', studentId: 'jane' } as const
    await measure('remove', () => updateProgress(end, { sub: 'boss', groups: ['Admin'] }, academy))
    const isLive = input.type === 'Live'
    const written = isLive ? { create: 4, edit: 7 } : { create: 1, edit: 4 }
    expect(units).toEqual({ ...written, publish: 1, add: 4.5, screen: 3.5, students: 3.5, remove: 1.5 })
  },
)
