import type { DynamoDBStreamEvent } from 'aws-lambda'
import type { SearchFiles } from '#lambdas/aws/search-files.ts'
import { type CatalogueDeps, keepCatalogue } from './keep-catalogue.ts'
import { endSubscriptions } from './end-subscriptions.ts'
import { keepCounts } from './keep-counts.ts'
import { keepPayments } from './keep-payments.ts'
import { keepSearchFiles } from './keep-search-files.ts'
import { keepSales } from './keep-sales.ts'
import { recordAudit } from './record-audit.ts'
import { keepSeen } from './keep-seen.ts'
import { ringBells } from './ring-bells.ts'
import { tellShortTests } from './tell-short-tests.ts'

export type BookDeps = CatalogueDeps & { searchFiles: SearchFiles }

/**
 * Brings one of the books up to what a batch of the table's stream says. Takes the same batch, whole or in parts, as often
 * as it comes, and leaves what does not concern it.
 */
export type Keeper = (event: DynamoDBStreamEvent, deps: BookDeps) => Promise<void>

export const KEEPERS: readonly Keeper[] = [
  async (event, { searchFiles }) => keepCounts(await keepSearchFiles(event, searchFiles), searchFiles),
  async (event, { searchFiles, timeZone }) => keepSales(await keepPayments(event, searchFiles, timeZone), searchFiles),
  (event, deps) => keepSeen(event, deps),
  (event, deps) => keepCatalogue(deps, event),
  (event, deps) => tellShortTests(event, deps),
  (event, deps) => ringBells(event, deps),
  (event, deps) => endSubscriptions(event, deps),
  recordAudit,
]
