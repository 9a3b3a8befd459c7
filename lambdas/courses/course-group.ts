import { type CourseItem, courseOf, type SeatsItem } from '#table/course.ts'
import { courseKey, seatsKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { linkGroup, undatedGroup } from '#domain/courses/link-group.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * Returns the link group that a course joins or keeps. Groups from before decision 0046 remain: a course joins one if
 * another course there begins on the same date; a course alone in one stays if it keeps its date. Otherwise the group
 * is that of its year. A course leaves a group that mixes years with its next edit.
 */
export async function courseGroup(
  table: Table,
  course: Omit<Course, 'group'>,
  before: Course | undefined,
): Promise<string> {
  const group = linkGroup(course)
  const older = undatedGroup(course)
  if (older === undefined) return group
  const seats = await getItem<SeatsItem>(table, seatsKey(older), { consistent: true })
  const keys = (seats?.courses ?? []).filter((key) => key !== course.key)
  const items = await batchGet<CourseItem>(table, keys.map(courseKey), { consistent: true })
  const others = items.map(courseOf).filter((other) => other.group === older)
  const isAlone = others.length === 0 && before?.group === older && linkGroup(before) === group
  return isAlone || others.some((other) => linkGroup(other) === group) ? older : group
}
