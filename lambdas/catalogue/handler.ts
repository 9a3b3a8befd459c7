import type { DynamoDBStreamEvent } from 'aws-lambda'
import { deps } from './deps.ts'
import { publishCatalogue } from './publish-catalogue.ts'

/** Reads the table's stream; a scheduled or empty event writes the catalogue anew. */
export const handler = (event: Partial<DynamoDBStreamEvent>) => publishCatalogue(deps, event)
