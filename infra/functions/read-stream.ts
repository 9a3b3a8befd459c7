import { Duration } from 'aws-cdk-lib'
import type { Table } from 'aws-cdk-lib/aws-dynamodb'
import { Grant } from 'aws-cdk-lib/aws-iam'
import { type EventSourceMappingOptions, type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'

type Reading = Pick<
  EventSourceMappingOptions,
  'batchSize' | 'maxBatchingWindow' | 'filters' | 'maxRecordAge' | 'reportBatchItemFailures'
>

/**
 * Has the function read the table's changes from their beginning. AWS recommends two readers of a table at most.
 *
 * A batch that fails (also one that waited for another run in vain) is halved and tried thirty times more; what fails still lies 14 days in the queue returned, for the alarm.
 * `queueId` is the queue's id in `scope`.
 */
export function readStream(
  scope: Construct,
  fn: Function,
  { tableStreamArn: stream = '' }: Table,
  { queueId, ...reading }: Reading & { queueId: string },
): Queue {
  const deadLetters = new Queue(scope, queueId, {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  const actions = ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map((name) => `dynamodb:${name}`)
  const right = Grant.addToPrincipal({ grantee: fn, actions, resourceArns: [stream] })
  const mapping = fn.addEventSourceMapping('Changes', {
    eventSourceArn: stream,
    startingPosition: StartingPosition.TRIM_HORIZON,
    retryAttempts: 30,
    bisectBatchOnError: true,
    onFailure: new SqsDlq(deadLetters),
    ...reading,
  })
  right.applyBefore(mapping)
  return deadLetters
}
