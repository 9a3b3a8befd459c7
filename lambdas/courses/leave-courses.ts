import { type CourseNameItem, courseNameKey, sameNameOf, undatedNameKey } from '#table/course.ts'
import type { Course } from '#domain/courses/course.ts'
import { leaveName } from '#domain/courses/same-name.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { changeName } from './course-name-writes.ts'
import { leaveSeatsWrites } from './course-seats-writes.ts'

async function leaveNameWrites(table: Table, course: Course): Promise<Write[]> {
  const keys = [courseNameKey(course), undatedNameKey(course)]
  const items = await batchGet<CourseNameItem>(table, keys, { consistent: true })
  return items.flatMap((item) => {
    const holds = sameNameOf(item)
    if (!(course.key in holds.courses)) return []
    return [changeName({ pk: item.pk, sk: item.sk }, leaveName(holds, course.key), item)]
  })
}

/** Returns the writes with which an archived or deleted course frees its name and leaves its room. */
export async function unenrolWrites(table: Table, course: Course): Promise<Write[]> {
  return [...(await leaveNameWrites(table, course)), ...(await leaveSeatsWrites(table, course))]
}
