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
 * Makes the function read the table's stream from its beginning. AWS recommends at most two readers per table. A failed
 * batch (including one that waited in vain for another run) is halved and retried thirty times; what still fails stays
 * in the returned queue for 14 days, for the alarm. `queueId` is the queue's id in `scope`.
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
