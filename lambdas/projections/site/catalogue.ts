import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { CourseItem } from '#table/course.ts'
import { type Publish, PUBLISH_CATALOGUE } from '#lambdas/aws/publish.ts'
import { streamImage } from '#lambdas/dynamodb/stream-image.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { buildCatalogue } from './build-catalogue.ts'
import { type CatalogueFile, getCatalogueFile, replaceCatalogueFile } from './catalogue-file.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'

/** What a batch of the table's stream says about the catalogue: whether it concerns it, and which courses changed. */
export type Changes = { matters: boolean; courses: string[] }

/** Reads a batch of stream records; a batch without records (a schedule, a seed) always matters. */
export function changedCourses(event: Partial<DynamoDBStreamEvent>): Changes {
  const records = event.Records ?? []
  const changes: Changes = { matters: records.length === 0, courses: [] }
  for (const { dynamodb } of records) {
    const image = streamImage<{ type: string }>(dynamodb?.NewImage ?? dynamodb?.OldImage)
    if (image?.type !== 'course' && image?.type !== 'seats') continue
    changes.matters = true
    const course = image.type === 'course' ? streamImage<CourseItem>(dynamodb?.NewImage) : undefined
    if (course) changes.courses.push(course.key)
  }
  return changes
}

export type CatalogueDeps = CatalogueFile & {
  table: Table
  publish: Publish
  timeZone: string
  now: () => number
}

/**
 * Writes the file from what the table says after the file was read, and only in place of that file. So of several
 * writers at once none puts an older state over a newer one, whichever is slower (decision 0012). Gives `generatedAt`.
 */
async function writeFile(changed: readonly string[], deps: CatalogueDeps): Promise<number> {
  return retryOnConflict(
    { failure: 'The catalogue could not be written', attempts: 8, longestWaitMs: 200 },
    async () => {
      const before = await getCatalogueFile(deps)
      const now = Math.max(deps.now(), (before?.generatedAt ?? 0) + 1)
      const known = [...changed, ...(before?.courses ?? [])]
      const catalogue = await buildCatalogue(deps.table, deps.timeZone, now, known)
      if (await replaceCatalogueFile(deps, JSON.stringify(catalogue), before)) return now
      return CONFLICT
    },
  )
}

/**
 * Writes /catalogue.json again when courses or seats changed, and updates signed-in screens. An event without records
 * always writes it. A failed write throws, so that the stream sends the batch again.
 */
export async function projectCatalogue(event: Partial<DynamoDBStreamEvent>, deps: CatalogueDeps): Promise<void> {
  const { matters, courses } = changedCourses(event)
  if (!matters) return
  const generatedAt = await writeFile(courses, deps)
  try {
    await deps.publish(PUBLISH_CATALOGUE, { generatedAt })
  } catch (error) {
    logError(error, { doing: 'publish catalogue' })
  }
}
