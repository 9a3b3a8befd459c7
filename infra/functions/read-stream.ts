import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Grant } from 'aws-cdk-lib/aws-iam'
import { type EventSourceMappingOptions, type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda'

type Reading = Pick<
  EventSourceMappingOptions,
  | 'batchSize'
  | 'maxBatchingWindow'
  | 'filters'
  | 'retryAttempts'
  | 'maxRecordAge'
  | 'bisectBatchOnError'
  | 'reportBatchItemFailures'
  | 'onFailure'
>

/** Has the function read the table's changes from their beginning. AWS recommends two readers of a table at most. */
export function readStream(fn: Function, { tableStreamArn: stream = '' }: Table, reading: Reading): void {
  const actions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((name) => `dynamodb:${name}`)
  const right = Grant.addToPrincipal({ grantee: fn, actions, resourceArns: [stream] })
  const mapping = fn.addEventSourceMapping('Changes', {
    eventSourceArn: stream,
    startingPosition: StartingPosition.TRIM_HORIZON,
    ...reading,
  })
  right.applyBefore(mapping)
}
