import type { Context, DynamoDBStreamEvent } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { createCatalogueFile } from '#lambdas/projections/catalogue-file.ts'
import { createSiteFiles } from '#lambdas/aws/site-files.ts'
import { type ProjectionDeps, PROJECTIONS } from '#lambdas/projections/projections.ts'
import { type CohortPlace, rebuildCohorts } from '#lambdas/projections/rebuild-cohorts.ts'
import { rebuildProjections } from '#lambdas/projections/rebuild-projections.ts'
import { runProjections } from '#lambdas/projections/run-projections.ts'
import { rebuildAnswers, type RebuildPlace } from '#lambdas/projections/store-answers.ts'

const deps: ProjectionDeps = {
  table: getTable(),
  // It reads and writes the same few files with each batch of an import.
  searchFiles: createSearchFiles({ keep: true }),
  file: createCatalogueFile(),
  site: createSiteFiles(),
  publish,
  timeZone: academy.timeZone,
  now: () => Date.now(),
}

type Rebuild = { rebuild: true } | { rebuild: 'cohorts'; from?: CohortPlace }

/** Of a call's sixty seconds. */
const REBUILD_MS = 45_000

function rebuild(event: Rebuild): Promise<unknown> {
  const end = Date.now() + REBUILD_MS
  if (event.rebuild === 'cohorts') return rebuildCohorts(deps, event.from, () => Date.now() > end)
  return rebuildProjections(deps)
}

/**
 * Reads the table's stream; `{ "rebuild": true }` rebuilds every projection, `{ "rebuild": "cohorts" }` what students of courses have
 * done (docs/operations.md).
 */
export const handler = (event: DynamoDBStreamEvent | Rebuild): Promise<unknown> =>
  'rebuild' in event ? rebuild(event) : runProjections(event, deps, PROJECTIONS)
/** A page of a rebuild, some seconds of work, is begun only with this much time left. */
const PAGE_NEEDS_MS = 20_000

/** `next`: where a call of `answers` before ended. */
type Rebuild = { rebuild: true } | { rebuild: 'answers'; next?: RebuildPlace }

/**
 * Reads the table's stream; `{ "rebuild": true }` rebuilds every projection, `{ "rebuild": "answers" }` stores what older attempts
 * answered and says where the next call goes on (docs/operations.md).
 */
export function handler(
  event: DynamoDBStreamEvent | Rebuild,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<unknown> {
  if (!('rebuild' in event)) return runProjections(event, deps, PROJECTIONS)
  if (event.rebuild === true) return rebuildProjections(deps)
  return rebuildAnswers(deps.table, event.next, () => context.getRemainingTimeInMillis() < PAGE_NEEDS_MS)
}
