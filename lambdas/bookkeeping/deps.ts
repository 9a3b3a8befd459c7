import { academy } from '../../domain/academy.ts'
import { publish } from '../shared/publish.ts'
import { openSearchFiles } from '../shared/search-files.ts'
import { openTable } from '../shared/table.ts'
import type { BookDeps } from './keepers.ts'
import { openCatalogueFile } from './open-catalogue-file.ts'

export const deps: BookDeps = {
  table: openTable(),
  searchFiles: openSearchFiles(),
  file: openCatalogueFile(),
  publish,
  timeZone: academy.timeZone,
  now: () => Date.now(),
}
