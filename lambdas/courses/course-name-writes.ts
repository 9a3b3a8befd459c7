import type { ContentItem } from '#table/content.ts'
import {
  type CourseItem,
  courseOf,
  courseNameItem,
  type CourseNameItem,
  courseNameKey,
  sameNameOf,
  undatedNameKey,
} from '#table/course.ts'
import { contentKey, courseKey, type Key } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import { joinName, leaveName, mergeNames, type SameName } from '#domain/courses/same-name.ts'
import { ifVersion } from '#lambdas/dynamodb/conditions.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'

async function contentNames(table: Table, keys: readonly string[]): Promise<string> {
  const items = await batchGet<ContentItem>(table, keys.map(contentKey))
  const names = new Map(items.map(({ key, name }) => [key, name]))
  return keys.flatMap((key) => names.get(key) ?? []).join(', ')
}

/**
 * Returns the write that updates a name's courses, or frees the name. Fails if a course has joined or left it since
 * `seen`.
 */
export function changeName(key: Key, holds: SameName | undefined, seen: CourseNameItem | undefined): Write {
  const condition = ifVersion(seen?.version)
  if (!holds) return { Delete: { Key: key, ...condition } }
  return { Put: { Item: courseNameItem(key, holds, (seen?.version ?? 0) + 1), ...condition } }
}

/**
 * Returns the courses of a name's undated item that begin on this course's date: they are now stored under its year.
 */
async function sameDate(table: Table, undated: SameName | undefined, course: Course): Promise<string[]> {
  const keys = Object.keys(undated?.courses ?? {}).filter((key) => key !== course.key)
  if (course.type !== 'Live' || keys.length === 0) return []
  const items = await batchGet<CourseItem>(table, keys.map(courseKey), { consistent: true })
  const group = linkGroup(course)
  return items.map(courseOf).flatMap((other) => (linkGroup(other) === group ? other.key : []))
}

const only = (name: SameName | undefined, keys: readonly string[]) =>
  leaveName(name, ...Object.keys(name?.courses ?? {}).filter((key) => !keys.includes(key)))

/**
 * Returns the writes for a course's name (spec 2.5.16 to 2.5.20), and frees the name of `before`. A Live course's name
 * is stored per year; an older undated item moves along (decision 0046). Throws 'course-linked-content' with the
 * others' contents as `list` (never for an edit), and 'course-identical'.
 */
export async function courseNameWrites(table: Table, after: Course, before: Course | undefined): Promise<Write[]> {
  const ownKey = courseNameKey(after)
  const undated = undatedNameKey(after)
  const left = before ? [courseNameKey(before), undatedNameKey(before)] : []
  const keys = new Map([ownKey, undated, ...left].map((key) => [key.sk, key]))
  const items = await Promise.all(
    [...keys.values()].map((key) => getItem<CourseNameItem>(table, key, { consistent: true })),
  )
  const seen = new Map(items.flatMap((item) => (item ? [[item.sk, item]] : [])))
  const holds = (key: Key) => {
    const item = seen.get(key.sk)
    return item && sameNameOf(item)
  }
  const moved = ownKey.sk === undated.sk ? [] : await sameDate(table, holds(undated), after)
  const others = leaveName(mergeNames(holds(ownKey), only(holds(undated), moved)), after.key)
  const joined = joinName(others, after, before === undefined)
  if (!joined.ok)
    throw joined.code === 'course-identical'
      ? new Refusal('course-identical')
      : new Refusal('course-linked-content', { list: await contentNames(table, joined.content) })
  const leaves = [...keys.values()].flatMap((key) => {
    const item = seen.get(key.sk)
    if (!item || key.sk === ownKey.sk) return []
    const now = sameNameOf(item)
    const gone = [after.key, ...(key.sk === undated.sk ? moved : [])].filter((course) => course in now.courses)
    return gone.length === 0 ? [] : [changeName(key, leaveName(now, ...gone), item)]
  })
  return [changeName(ownKey, joined.name, seen.get(ownKey.sk)), ...leaves]
}
