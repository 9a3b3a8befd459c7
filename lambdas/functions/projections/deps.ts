import { academy } from '#domain/academy.ts'
import { publish } from '#lambdas/aws/publish.ts'
import { openSearchFiles } from '#lambdas/aws/search-files.ts'
import { openTable } from '#lambdas/dynamodb/table.ts'
import type { BookDeps } from '#lambdas/projections/keepers.ts'
import { openCatalogueFile } from '#lambdas/projections/open-catalogue-file.ts'

export const deps: BookDeps = {
  table: openTable(),
  searchFiles: openSearchFiles(),
  file: openCatalogueFile(),
  publish,
  timeZone: academy.timeZone,
  now: () => Date.now(),
}
