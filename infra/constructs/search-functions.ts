import { Duration } from 'aws-cdk-lib'
import { Grant } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, type Function } from 'aws-cdk-lib/aws-lambda'
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import { questionKey, userKey } from '../../data/keys.ts'
import { PARTITIONS } from '../../data/partitions.ts'
import type { Environment } from '../environments.ts'
import type { DataStack } from '../stacks/data-stack.ts'
import { areaFunction } from './area-function.ts'
import { grantTable } from './grant-table.ts'
import { readStream } from './read-stream.ts'

/** Questions as they stand, and users; versions and what lies beside a user are left out. */
const changes = [
  { prefix: PARTITIONS.questions.replace('*', ''), sk: questionKey(0).sk },
  { prefix: PARTITIONS.users.replace('*', ''), sk: userKey('').sk },
].map(({ prefix, sk }) => FilterCriteria.filter({ dynamodb: { Keys: { pk: { S: [{ prefix }] }, sk: { S: [sk] } } } }))

/** Lets the function list and read the search files, and write them; SEARCH_BUCKET names the bucket. */
function grantSearch(grantee: Function, bucket: Bucket, kind: 'read' | 'write'): void {
  const actions = ['s3:GetObject', ...(kind === 'write' ? ['s3:PutObject'] : [])]
  Grant.addToPrincipal({ grantee, actions, resourceArns: [bucket.arnForObjects('*')] })
  Grant.addToPrincipal({ grantee, actions: ['s3:ListBucket'], resourceArns: [bucket.bucketArn] })
  grantee.addEnvironment('SEARCH_BUCKET', bucket.bucketName)
}

/**
 * Lists and searches of questions and users (decision 0015): one function keeps the search files as the table's stream
 * says, one run at a time, and one answers from them. What cannot be applied after ten tries lies in the queue, for the alarm.
 */
export function searchFunctions(
  scope: Construct,
  { data, environment }: { data: DataStack; environment: Environment },
): { search: Function; snapshots: Function; deadSnapshots: Queue } {
  const search = areaFunction(scope, 'search', environment)
  grantTable(search, data.table, 'search')
  grantSearch(search, data.search, 'read')
  const snapshots = areaFunction(scope, 'snapshots', environment, { seconds: 60, atOnce: 1 })
  grantTable(snapshots, data.table, 'snapshots')
  grantSearch(snapshots, data.search, 'write')
  const deadSnapshots = new Queue(scope, 'DeadSnapshots', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  })
  readStream(snapshots, data.table, {
    batchSize: 500,
    maxBatchingWindow: Duration.seconds(0),
    filters: changes,
    retryAttempts: 10,
    bisectBatchOnError: true,
    onFailure: new SqsDlq(deadSnapshots),
  })
  return { search, snapshots, deadSnapshots }
}
