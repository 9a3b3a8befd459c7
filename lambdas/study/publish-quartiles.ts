import { academy } from '#domain/academy.ts'
import { weekOf } from '#domain/study/activity.ts'
import { MEASURE_STEPS, MEASURED_DAYS, MEASURES, measuresOf } from '#domain/study/measures.ts'
import { quartilesOf } from '#domain/study/quartiles.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { quartilesKey, sharingStudents } from '#table/study-keys.ts'
import { quartilesItem, type QuartilesItem, type StudySharingItem } from '#table/study.ts'
import { readActivity } from './read-activity.ts'

/** The maximum students read: the first by uid, which is unrelated to results, so they represent all. */
const MAX_STUDENTS = 2_000
const CONCURRENCY = 25

type Deps = { table: Table; now: () => number }

async function listSharingStudents(table: Table): Promise<string[]> {
  const uids: string[] = []
  let from: Record<string, unknown> | undefined
  do {
    const page = await queryIndex<StudySharingItem>(table, {
      index: 'gsi1',
      pk: sharingStudents.gsi1pk,
      limit: 500,
      from,
    })
    uids.push(...page.items.flatMap(({ gsi1sk }) => gsi1sk ?? []))
    from = page.next
  } while (from && uids.length < MAX_STUDENTS)
  return uids.slice(0, MAX_STUDENTS)
}

/**
 * Publishes, once a day of the academy, quartiles of students who share their activity over the last 28 days (decision
 * 0109), except measures with fewer than 30 students. Leaves out inactive students. Safe to stop (`stop`), repeat, and
 * run concurrently. Returns the number of students compared. Half a read unit if already done; otherwise 1 per student,
 * 2 write units.
 */
export async function publishQuartiles(
  { table, now }: Deps,
  stop: () => boolean = () => false,
): Promise<{ compared: number }> {
  const today = dayOf(now(), academy.timeZone)
  const published = await getItem<QuartilesItem>(table, quartilesKey)
  if (published && dayOf(published.time, academy.timeZone) >= today) return { compared: 0 }
  const uids = await listSharingStudents(table)
  if (uids.length === 0 && published === undefined) return { compared: 0 }
  const measured: NonNullable<ReturnType<typeof measuresOf>>[] = []
  for (let start = 0; start < uids.length; start += CONCURRENCY) {
    if (stop()) return { compared: 0 }
    const some = await Promise.all(
      uids.slice(start, start + CONCURRENCY).map((uid) => readActivity(table, uid, weekOf(today - MEASURED_DAYS))),
    )
    // The index may still list students who have just stopped sharing.
    measured.push(...some.flatMap(({ days, shared }) => (shared ? (measuresOf(days, today) ?? []) : [])))
  }
  const quartiles = MEASURES.flatMap((measure) => {
    const borders = quartilesOf(
      measured.flatMap((values) => values[measure] ?? []),
      MEASURE_STEPS[measure],
    )
    return borders ? [[measure, borders] as const] : []
  })
  await transactWrite(table, [{ Put: { Item: quartilesItem(now(), Object.fromEntries(quartiles)) } }])
  return { compared: measured.length }
}
