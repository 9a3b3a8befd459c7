import type { DynamoDBStreamEvent } from 'aws-lambda'
import { deps } from './deps.ts'
import { keepBooks } from '#lambdas/projections/keep-books.ts'
import { KEEPERS } from '#lambdas/projections/keepers.ts'
import { rebuildBooks } from '#lambdas/projections/rebuild-books.ts'

/** Reads the table's stream; `{ "rebuild": true }` writes all books anew (docs/operations.md). */
export const handler = (event: DynamoDBStreamEvent | { rebuild: true }): Promise<unknown> =>
  'rebuild' in event ? rebuildBooks(deps) : keepBooks(event, deps, KEEPERS)
