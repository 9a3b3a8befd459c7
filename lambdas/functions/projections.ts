import type { Context, DynamoDBStreamEvent } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { createCatalogueFile } from '#lambdas/projections/site/catalogue-file.ts'
import { createSiteFiles } from '#lambdas/aws/site-files.ts'
import { BATCH_NEEDS_MS, holdLease } from '#lambdas/projections/hold-lease.ts'
import { type ProjectionDeps, PROJECTIONS } from '#lambdas/projections/projections.ts'
import { type CohortRef, rebuildCohorts } from '#lambdas/projections/progress/cohorts.ts'
import { rebuildProjections, runProjections } from '#lambdas/projections/run-projections.ts'
import { rebuildAnswers, type RebuildCursor } from '#lambdas/projections/study/answers.ts'
import { rebuildStatistics, type RebuildPosition } from '#lambdas/item-analysis/rebuild-statistics.ts'

const deps: ProjectionDeps = {
  table: getTable(),
  // Keeps files in memory, because an import's batches read and write the same few.
  searchFiles: createSearchFiles({ keep: true }),
  file: createCatalogueFile(),
  site: createSiteFiles(),
  publish,
  timeZone: academy.timeZone,
  now: () => Date.now(),
}

/** Where the previous call of a rebuild ended: `from` of cohorts, `next` of answers and statistics. */
type Rebuild =
  | { rebuild: true }
  | { rebuild: 'cohorts'; from?: CohortRef }
  | { rebuild: 'answers'; next?: RebuildCursor }
  | { rebuild: 'statistics'; next?: RebuildPosition }

/** A page of a rebuild, which takes a few seconds, starts only with this much time left. */
const PAGE_NEEDS_MS = 20_000

/** A rebuild of all files takes up to 45 seconds of the function's minute, so it can't wait long for another run. */
const REBUILD_NEEDS_MS = 50_000

function rebuild(event: Rebuild, isTimeUp: () => boolean): Promise<unknown> {
  if (event.rebuild === 'cohorts') return rebuildCohorts(deps, event.from, isTimeUp)
  if (event.rebuild === 'answers') return rebuildAnswers(deps.table, event.next, isTimeUp)
  if (event.rebuild === 'statistics')
    return rebuildStatistics({ ...deps, files: deps.searchFiles }, event.next, isTimeUp)
  return rebuildProjections(deps, PROJECTIONS)
}

/**
 * Reads the table's stream, one run at a time. `{ "rebuild": true }` rebuilds every projection, `"cohorts"` students'
 * work in courses, `"answers"` the answers of older attempts, `"statistics"` the statistics of questions. The last
 * three return where the next call continues (docs/operations/lists.md).
 */
export const handler = (
  event: DynamoDBStreamEvent | Rebuild,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<unknown> => {
  const remaining = () => context.getRemainingTimeInMillis()
  const needs = 'rebuild' in event ? REBUILD_NEEDS_MS : BATCH_NEEDS_MS
  return holdLease({ ...deps, remaining, needs }, () =>
    'rebuild' in event ? rebuild(event, () => remaining() < PAGE_NEEDS_MS) : runProjections(event, deps, PROJECTIONS),
  )
}
