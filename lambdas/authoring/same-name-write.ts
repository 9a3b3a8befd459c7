import { nameKey } from '../../data/keys.ts'
import type { Course } from '../../domain/courses/course.ts'
import { urlOfName } from '../../domain/naming/url-of-name.ts'
import type { Write } from '../shared/transact.ts'
import { getItem } from '../shared/get-item.ts'
import type { Key } from '../../data/keys.ts'
import type { AuthoringDeps } from './deps.ts'

/** The courses of one name: they share their content and differ in their online days. */
type SameNameItem = Key & { type: 'name'; content: string[]; days: Record<string, string>; version: number }

type SameName =
  | { ok: true; write: Write }
  | { ok: false; code: 'course-identical' | 'course-linked-content'; content: readonly string[] }

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join()

/**
 * Whether a course may join those of its name, compared case-insensitively (spec 2.5.18, 2.5.19): the same content, other
 * online days. The write holds only while nobody else has joined since.
 */
export async function sameNameWrite(course: Course, { table }: AuthoringDeps): Promise<SameName> {
  const at = nameKey('COURSE', urlOfName(course.name))
  const seen = await getItem<SameNameItem>(table, at, { consistent: true })
  if (seen && !same(seen.content, course.content))
    return { ok: false, code: 'course-linked-content', content: seen.content }
  const days = String(course.onlineDays)
  if (seen?.days[days] !== undefined) return { ok: false, code: 'course-identical', content: seen.content }
  const item: SameNameItem = {
    ...at,
    type: 'name',
    content: [...course.content],
    days: { ...seen?.days, [days]: course.key },
    version: (seen?.version ?? 0) + 1,
  }
  const condition = seen
    ? { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': seen.version } }
    : { ConditionExpression: 'attribute_not_exists(pk)' }
  return { ok: true, write: { Put: { Item: item, ...condition } } }
}
