import { academy } from '#domain/academy.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { createSearchFiles } from '#lambdas/aws/search-files.ts'
import { getTable } from '#lambdas/dynamodb/table.ts'
import type { ProjectionDeps } from '#lambdas/projections/projections.ts'
import { createCatalogueFile } from '#lambdas/projections/catalogue-file.ts'

export const deps: ProjectionDeps = {
  table: getTable(),
  searchFiles: createSearchFiles(),
  file: createCatalogueFile(),
  publish,
  timeZone: academy.timeZone,
  now: () => Date.now(),
}
