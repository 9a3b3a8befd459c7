import { DynamoDBClient, DynamoDBServiceException, TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import type { DynamoDbSource } from '#appsync/options.ts'
import { asRecord, toText } from '#shared/json.ts'
import { MappingError } from '../mapping-error.ts'
import { SourceError } from '../source-error.ts'
import { fromOptionalItem } from './attribute-values.ts'
import { readOperations } from './read-items.ts'
import { writeOperations } from './write-items.ts'

/** A running DynamoDB data source. */
export type TableSource = { call: (request: unknown) => Promise<unknown>; close: () => void }

const operations = { ...readOperations, ...writeOperations }

/** A DynamoDB error as AppSync reports it; a canceled transaction returns its reasons as the result. */
function reported(error: unknown): unknown {
  if (!(error instanceof DynamoDBServiceException)) {
    const isDown = error instanceof Error && 'code' in error
    return isDown ? new SourceError('DynamoDB:SdkClientException', error.message) : error
  }
  const status = error.$metadata.httpStatusCode ?? 400
  const text = `${error.message} (Service: DynamoDb, Status Code: ${status}, Request ID: ${error.$metadata.requestId ?? ''})`
  if (!(error instanceof TransactionCanceledException)) return new SourceError(`DynamoDB:${error.name}`, text)
  const cancellationReasons = (error.CancellationReasons ?? []).map(({ Code, Message, Item }) => ({
    item: fromOptionalItem(Item),
    type: Code ?? 'None',
    message: Message ?? 'None',
  }))
  return new SourceError(`DynamoDB:${error.name}`, text, { keys: null, cancellationReasons })
}

/** Opens a DynamoDB data source (template version 2018-05-29) with its endpoint and credentials. */
export function openTable({ tableName, endpoint, region, credentials }: DynamoDbSource): TableSource {
  const client = new DynamoDBClient({ endpoint, region, credentials, maxAttempts: 3 })
  return {
    async call(request) {
      const fields = asRecord(request)
      const { operation } = fields
      if (operation === null || operation === undefined)
        throw new MappingError("Value for field '$[operation]' not found.")
      const run = operations[toText(operation)]
      if (!run)
        throw new MappingError(
          `Unsupported operation '${toText(operation)}'. Datasource Versioning only supports the operations of version 2018-05-29.`,
        )
      try {
        return await run(client, tableName, fields)
      } catch (error) {
        throw reported(error)
      }
    },
    close: () => client.destroy(),
  }
}
