import { afterEach, beforeEach, vi } from 'vitest'
import type { Course } from '#domain/courses/course.ts'
import type { User } from '#domain/users/user.ts'
import { anAcademy, type TestAcademy } from './an-academy.ts'
import { freshTable } from './test-tables.ts'

/**
 * A new academy with these courses and users before each test of the file or suite that calls, filled in when the test
 * begins; spies are restored after the test.
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
