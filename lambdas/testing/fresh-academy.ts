import { afterEach, beforeEach, vi } from 'vitest'
import type { Course } from '#domain/courses/course.ts'
import type { User } from '#domain/users/user.ts'
import { anAcademy, type TestAcademy } from './an-academy.ts'
import { freshTable } from './test-tables.ts'

/**
 * Creates an academy with these courses and users before each test of the calling file or suite; restores spies after
 * the test.
 */
export function freshAcademy(...items: (Course | User)[]): TestAcademy {
  const table = freshTable()
  const academy = anAcademy(table)
  beforeEach(async () => {
    Object.assign(academy, anAcademy(table))
    await academy.add(...items)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  return academy
}
