import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { Grant } from 'aws-cdk-lib/aws-iam'
import type { Function } from 'aws-cdk-lib/aws-lambda'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import type { DataStack } from '#infra/stacks/data-stack.ts'
import { academyFunction } from './academy-function.ts'
import { CATALOGUE_FILE, WRITTEN_FILES } from '../site/deploy-bundle.ts'
import { grantPublish, grantSearch, grantSharedCertificates } from './grants.ts'
import { grantTable } from './table-grants.ts'
import { readStream } from './read-stream.ts'
import { projectionFilters } from './stream-filters.ts'

/**
 * Lets the function read and replace the catalogue, and publish it, notifications, and the end of sessions; WEB_BUCKET
 * names the bucket.
 */
function grantCatalogue(grantee: Function, api: GraphqlApi, { web }: DataStack): void {
  const actions = ['s3:GetObject', 's3:PutObject']
  Grant.addToPrincipal({ grantee, actions, resourceArns: [web.arnForObjects(CATALOGUE_FILE)] })
  Grant.addToPrincipal({
    grantee,
    actions: [...actions, 's3:DeleteObject'],
    resourceArns: WRITTEN_FILES.map((path) => web.arnForObjects(path)),
  })
  grantee.addEnvironment('WEB_BUCKET', web.bucketName)
  grantPublish(
    grantee,
    api,
    'publishCatalogue',
    'publishNotification',
    'publishSignOut',
    'publishDismissal',
    'publishProgress',
  )
}

/**
 * Adds the function that updates projections from the table's stream: the search files (decision 0015),
 * `catalogue.json` (0012), and the audit (0028). One run at a time. Batches that still fail after all retries
 * (`readStream`) go to the queue, for the alarm.
 */
export function projector(
  scope: Construct,
  { api, data, environment }: { api: GraphqlApi; data: DataStack; environment: Environment },
): { projections: Function; deadLetterQueue: Queue } {
  const projections = academyFunction(scope, 'bookkeeping', environment)
  grantTable(projections, data.table, 'bookkeeping')
  grantSearch(projections, data.search, 'write')
  grantCatalogue(projections, api, data)
  grantSharedCertificates(projections, data.web)
  const deadLetterQueue = readStream(scope, projections, data.table, {
    queueId: 'DeadBooks',
    batchSize: 500,
    maxBatchingWindow: Duration.seconds(0),
    filters: projectionFilters(),
  })
  return { projections, deadLetterQueue }
}
