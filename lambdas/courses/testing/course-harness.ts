import { beforeEach } from 'vitest'
import { contentKey, seatsKey } from '#table/keys.ts'
import type { SeatsItem } from '#table/course.ts'
import type { CreateCourseInput } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { createCourse } from '#lambdas/courses/create-course.ts'
import type { CourseDeps } from '#lambdas/courses/course-deps.ts'
import { updateCourse } from '#lambdas/courses/update-course.ts'
import { courseDepsOf, fieldsOf } from './course-fixture.ts'

/**
 * Creates a table with courses before each test; returns the administrator's actions and readers of the stored items.
 */
export function courseHarness() {
  const tables = testTables()
  let deps: CourseDeps
  beforeEach(async () => {
    deps = await courseDepsOf(await tables.table())
  })
  const item = (key: { pk: string; sk: string }) =>
    getItem<{ pk: string; sk: string } & Record<string, unknown>>(deps.table, key, { consistent: true })
  return {
    deps: () => deps,
    item,
    seatsOf: (group: string) => getItem<SeatsItem>(deps.table, seatsKey(group), { consistent: true }),
    uses: () => Promise.all(['c1', 'c2', 'c3'].map(async (key) => (await item(contentKey(key)))?.usedBy)),
    create: (input: CreateCourseInput) => createCourse(input, deps),
    edit: (key: string, input: CreateCourseInput, version = 1) =>
      updateCourse({ key, version, fields: fieldsOf(input) }, deps),
  }
}
