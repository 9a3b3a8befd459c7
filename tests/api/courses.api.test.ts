import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  AddCourseStudentDocument,
  CreateManagedCourseDocument,
  ManagedCourseDocument,
  NewCourseDocument,
  RemoveCourseStudentDocument,
  UpdateManagedCourseDocument,
} from '#generated/admin-operations.ts'
import { TestMyProgressDocument, TestRegisterDocument } from '#generated/operations.ts'
import { ApiError, type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof ApiError) return error.code
      throw error
    },
  )

describe('courses over the API', () => {
  let admin: CallApi
  beforeAll(async () => {
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })

  const contents = async () => (await admin(NewCourseDocument, {})).managedCourse.contents.map(({ key }) => key)
  const form = async () => ({
    name: `Course ${randomUUID().slice(0, 8)}`,
    subject: 'RN',
    price: '120',
    onlineDays: '30',
    content: (await contents()).slice(0, 1),
  })
  const create = async () => {
    const fields = await form()
    const { createCourse } = await admin(CreateManagedCourseDocument, { input: { ...fields, type: 'Online' } })
    return { fields, course: createCourse }
  }
  const screen = (key: string) => admin(ManagedCourseDocument, { key, page: 1 })
  const add = (courseKey: string, studentId: string) =>
    admin(AddCourseStudentDocument, { input: { courseKey, studentId } })

  it('are created, edited, published and then no longer edited', async () => {
    const { fields, course } = await create()
    const { key } = course
    const update = (version: number, change: object) =>
      code(admin(UpdateManagedCourseDocument, { input: { key, version, ...change } }))
    expect(await update(1, { fields: { ...fields, subject: 'CPR' } })).toBe('done')
    expect(await update(1, { fields: { ...fields, price: '7' } })).toBe('course-changed')
    expect(await update(2, { fields: { ...fields, subject: 'CPR' } })).toBe('course-unchanged')
    expect(await update(2, { published: true })).toBe('done')
    expect(await update(3, { fields })).toBe('course-locked')
    const { managedCourse } = await screen(key)
    expect(managedCourse).toMatchObject({ editable: false, enrolled: 0, course: { subject: 'CPR', version: 3 } })
  })

  it('take a student, show them, and let them go; the student sees both', async () => {
    const [{ course }, student] = [await create(), await newStudent(API_URL)]
    await add(course.key, student.uid)
    expect(await code(add(course.key, student.uid))).toBe('course-student-owned')
    const mine = async () =>
      (await student.call(TestMyProgressDocument, {})).myProgress.items.map(({ courseKey, endTime }) => [
        courseKey,
        endTime === 0,
      ])
    expect(await mine()).toEqual([[course.key, true]])
    const { managedCourse, courseStudents } = await screen(course.key)
    expect(managedCourse).toMatchObject({ editable: false, enrolled: 1, roster: ['Nora Newman'] })
    expect(courseStudents).toMatchObject({ total: 1, page: 1, items: [{ uid: student.uid, email: student.email }] })
    const input = { key: courseStudents.items[0]?.progressKey ?? '', action: 'end', studentId: student.uid } as const
    expect(await code(student.call(RemoveCourseStudentDocument, { input }))).toBe('not-allowed')
    await admin(RemoveCourseStudentDocument, { input })
    expect(await mine()).toEqual([[course.key, false]])
    expect((await screen(course.key)).courseStudents.total).toBe(0)
  })

  it('never have more students than seats, bought and added at once', async () => {
    const [rn, pn] = await publishLiveCourses(API_URL, 2, ['RN', 'PN'])
    if (!rn || !pn) throw new Error('Two courses were published')
    const people = [await newStudent(API_URL), await newStudent(API_URL), await newStudent(API_URL)]
    people.push(await newStudent(API_URL))
    const tokens = await Promise.all(people.map(() => cardToken(API_URL)))
    const outcomes = await Promise.all(
      people.map(({ uid, call }, n) => {
        const input = { courseKey: rn.key, token: tokens[n] ?? '', requestId: randomUUID() }
        return code(n % 2 ? add(pn.key, uid) : call(TestRegisterDocument, { input }))
      }),
    )
    expect(outcomes.toSorted()).toEqual(['done', 'done', 'no-seats', 'no-seats'])
    const { managedCourse, courseStudents } = await screen(pn.key)
    expect([managedCourse.enrolled, courseStudents.total]).toEqual([2, 2])
  })

  it('are managed by administrators only', async () => {
    const [{ course }, { call, uid }] = [await create(), await newStudent(API_URL)]
    const refusals = await Promise.all([
      code(call(ManagedCourseDocument, { key: course.key, page: 1 })),
      code(call(AddCourseStudentDocument, { input: { courseKey: course.key, studentId: uid } })),
      code(call(UpdateManagedCourseDocument, { input: { key: course.key, version: 1, published: true } })),
    ])
    expect(refusals).toEqual(Array(3).fill('Unauthorized'))
  })
})
