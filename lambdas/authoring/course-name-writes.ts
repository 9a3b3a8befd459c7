import type { ContentItem } from '../../data/content.ts'
import { courseNameItem, type CourseNameItem, courseNameKey } from '../../data/course-name.ts'
import { contentKey } from '../../data/keys.ts'
import type { Course } from '../../domain/courses/course.ts'
import { joinName, leaveName, type SameName } from '../../domain/courses/same-name.ts'
import { batchGet } from '../shared/batch-get.ts'
import { getItem } from '../shared/get-item.ts'
import { Refusal } from '../shared/refusal.ts'
import type { Table } from '../shared/table.ts'
import type { Write } from '../shared/transact.ts'

const readName = (table: Table, name: string) =>
  getItem<CourseNameItem>(table, courseNameKey(name), { consistent: true })

async function contentNames(table: Table, keys: readonly string[]): Promise<string> {
  const items = await batchGet<ContentItem>(table, keys.map(contentKey))
  const names = new Map(items.map(({ key, name }) => [key, name]))
  return keys.flatMap((key) => names.get(key) ?? []).join(', ')
}

/** Writes what a name holds now, or frees it; holds only while nobody has joined or left it since `seen`. */
function changeName(name: string, holds: SameName | undefined, seen: CourseNameItem | undefined): Write {
  const condition = seen
    ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen.version } }
    : { ConditionExpression: 'attribute_not_exists(pk)' }
  if (!holds) return { Delete: { Key: courseNameKey(name), ...condition } }
  return { Put: { Item: courseNameItem(name, holds, (seen?.version ?? 0) + 1), ...condition } }
}

/**
 * What giving a course its name writes (spec 2.5.16 to 2.5.20); `before`: the course as it was, whose name becomes free.
 * Refuses with 'course-linked-content' and the others' contents as `list`, and with 'course-identical'.
 */
export async function courseNameWrites(table: Table, after: Course, before: Course | undefined): Promise<Write[]> {
  const isSame = before && courseNameKey(before.name).sk === courseNameKey(after.name).sk
  const [seen, old] = await Promise.all([
    readName(table, after.name),
    before && !isSame ? readName(table, before.name) : undefined,
  ])
  const others = leaveName(seen, after.key)
  const joined = joinName(others, after)
  if (!joined.ok)
    throw joined.code === 'course-identical'
      ? new Refusal('course-identical')
      : new Refusal('course-linked-content', { list: await contentNames(table, others?.content ?? []) })
  return [
    changeName(after.name, joined.name, seen),
    ...(before && old ? [changeName(before.name, leaveName(old, after.key), old)] : []),
  ]
}
