import { keepCatalogue } from './keep-catalogue.ts'
import { keepCounts } from './keep-counts.ts'
import type { BookDeps } from './keepers.ts'
import { rebuildPayments } from './rebuild-payments.ts'
import { rebuildSearchFiles } from './rebuild-search-files.ts'
import type { Held } from './rewrite-files.ts'

/** Writes every book anew from the table; says how many entries the search files then hold. */
export async function rebuildBooks(deps: BookDeps): Promise<{ questions: number; users: number; payments: number }> {
  await keepCatalogue(deps, {})
  const held = await rebuildSearchFiles(deps.table, deps.searchFiles)
  await keepCounts(held, deps.searchFiles)
  const count = (files: Held<unknown>) => [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const payments = await rebuildPayments(deps)
  return { questions: count(held.questions), users: count(held.users), payments }
}
