import { projectCatalogue } from './project-catalogue.ts'
import { projectCounts } from './project-counts.ts'
import type { ProjectionDeps } from './projections.ts'
import { rebuildPayments } from './rebuild-payments.ts'
import { rebuildSearchFiles } from './rebuild-search-files.ts'
import type { FileEntries } from './rewrite-files.ts'

/** Rewrites every projection from the table; returns how many entries the search files then hold. */
export async function rebuildProjections(
  deps: ProjectionDeps,
): Promise<{ questions: number; users: number; payments: number }> {
  await projectCatalogue(deps, {})
  const held = await rebuildSearchFiles(deps.table, deps.searchFiles)
  await projectCounts(held, deps.searchFiles)
  const count = (files: FileEntries<unknown>) => [...files.values()].reduce((sum, { length }) => sum + length, 0)
  const payments = await rebuildPayments(deps)
  return { questions: count(held.questions), users: count(held.users), payments }
}
