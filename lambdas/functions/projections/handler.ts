import type { DynamoDBStreamEvent } from 'aws-lambda'
import { deps } from './deps.ts'
import { runProjections } from '#lambdas/projections/run-projections.ts'
import { PROJECTIONS } from '#lambdas/projections/projections.ts'
import { rebuildProjections } from '#lambdas/projections/rebuild-projections.ts'

/** Reads the table's stream; `{ "rebuild": true }` writes all books anew (docs/operations.md). */
export const handler = (event: DynamoDBStreamEvent | { rebuild: true }): Promise<unknown> =>
  'rebuild' in event ? rebuildProjections(deps) : runProjections(event, deps, PROJECTIONS)
