import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import type { CourseStudentItem } from '#table/course.ts'
import { recounts, studentsAfter } from '#table/keys.ts'
import { recountItem, type RecountItem } from '#table/content.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { coursesOfContent } from '#lambdas/progress/courses-of-content.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { countProgress, sharedTrees } from './overview.ts'

type Deps = { table: Table; publish: Publish; now: () => number }
type Place = NonNullable<RecountItem['place']>

const PAGE = 25

/**
 * Marks contents whose tasks were added or removed, including by moving a section to or from the recycle bin, so that
 * `recountContents` recounts their students' progress. Idempotent: a content has one mark. 1 write unit per content.
 */
export async function projectRecounts(
  changes: readonly Change<'content' | 'section' | 'task'>[],
  { table, now }: Pick<Deps, 'table' | 'now'>,
): Promise<void> {
  const moved = changes.filter(({ before, after }) => before === undefined || after === undefined)
  const contents = new Set(moved.map(({ item }) => (item.type === 'content' ? item.key : item.contentKey)))
  await batchPut(
    table,
    [...contents].map((content) => recountItem(content, now())),
  )
}

/** Recounts the students of a content's courses from a position. Returns where to continue when time is up. */
async function countStudents(
  { content, place: from }: RecountItem,
  deps: Deps,
  isTimeUp: () => boolean,
): Promise<{ recounted: number; next?: Place }> {
  const readTrees = sharedTrees(deps.table)
  const courses = (await coursesOfContent(deps.table, content)).map(({ key }) => key).sort()
  let recounted = 0
  for (const course of courses.filter((key) => from === undefined || key >= from.course)) {
    let uid = course === from?.course ? from.uid : ''
    for (let isLast = false; !isLast;) {
      if (isTimeUp()) return { recounted, next: { course, uid } }
      const page = await queryItems<CourseStudentItem>(deps.table, { ...studentsAfter(course, uid), limit: PAGE })
      isLast = page.length < PAGE
      await Promise.all(
        page.map((student) =>
          countProgress({ uid: student.uid, progress: student.progressKey, at: undefined }, readTrees, deps),
        ),
      )
      recounted += page.length
      uid = page.at(-1)?.uid ?? uid
    }
  }
  return { recounted }
}

/** Removes the mark, unless the content has changed since. */
async function removeMark({ pk, sk, at }: RecountItem, { client, name }: Table): Promise<void> {
  try {
    await client.send(new DeleteCommand({ TableName: name, Key: { pk, sk }, ...ifEqual({ at }) }))
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
  }
}

/**
 * Recounts progress, for cards and cohorts, in contents whose tasks were added or removed (`projectRecounts`) until
 * time is up; the next run continues. A content that changes in between is recounted from the start. 1 read unit when
 * there is nothing to do; otherwise, per student, what `projectOverview` reads and writes.
 */
export async function recountContents(deps: Deps, isTimeUp: () => boolean): Promise<{ recounted: number }> {
  const marks = await queryItems<RecountItem>(deps.table, { ...recounts, consistent: true })
  let all = 0
  for (const mark of marks) {
    const { recounted, next } = await countStudents(mark, deps, isTimeUp)
    all += recounted
    const { pk, sk, at } = mark
    if (next === undefined) await removeMark(mark, deps.table)
    else {
      const update = { UpdateExpression: 'SET place = :place', ExpressionAttributeValues: { ':place': next } }
      await updateItem(deps.table, { Key: { pk, sk }, ...withCondition(update, ifEqual({ at })) })
      break
    }
  }
  return { recounted: all }
}
