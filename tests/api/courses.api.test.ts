import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { AddCourseStudentDocument, ManagedCourseDocument } from '#generated/admin-operations.ts'
import { TestRegisterDocument } from '#generated/operations.ts'
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
  const screen = (key: string) => admin(ManagedCourseDocument, { key, page: 1 })
  const add = (courseKey: string, studentId: string) =>
    admin(AddCourseStudentDocument, { input: { courseKey, studentId } })

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
})
