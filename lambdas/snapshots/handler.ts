import type { DynamoDBStreamEvent } from 'aws-lambda'
import { openSearchFiles } from '../shared/search-files.ts'
import { openTable } from '../shared/table.ts'
import { applyChanges } from './apply-changes.ts'
import { rebuild } from './rebuild.ts'

const table = openTable()
const files = openSearchFiles()

/** Reads the table's stream; `{ "rebuild": true }` writes all search files anew (docs/operations.md). */
export const handler = (event: DynamoDBStreamEvent | { rebuild: true }): Promise<unknown> =>
  'rebuild' in event ? rebuild(table, files) : applyChanges(event, files)
