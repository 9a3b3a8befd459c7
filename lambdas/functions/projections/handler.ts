import type { DynamoDBStreamEvent } from 'aws-lambda'
import { academy } from '#domain/academy.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import { createCatalogueFile } from '#lambdas/projections/catalogue-file.ts'
import { createSiteFiles } from '#lambdas/aws/site-files.ts'
import { type ProjectionDeps, PROJECTIONS } from '#lambdas/projections/projections.ts'
import { rebuildProjections } from '#lambdas/projections/rebuild-projections.ts'
import { runProjections } from '#lambdas/projections/run-projections.ts'

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

/** Reads the table's stream; `{ "rebuild": true }` rebuilds every projection (docs/operations.md). */
export const handler = (event: DynamoDBStreamEvent | { rebuild: true }): Promise<unknown> =>
  'rebuild' in event ? rebuildProjections(deps) : runProjections(event, deps, PROJECTIONS)
