import { Duration } from 'aws-cdk-lib'
import type { GraphqlApi } from 'aws-cdk-lib/aws-appsync'
import { Grant } from 'aws-cdk-lib/aws-iam'
import { FilterCriteria, type Function } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import { courseKey, seatsKey } from '../../data/keys.ts'
import type { Environment } from '../environments.ts'
import type { DataStack } from '../stacks/data-stack.ts'
import { areaFunction } from './area-function.ts'
import { grantPublish } from './grant-publish.ts'
import { grantTable } from './grant-table.ts'
import { readStream } from './read-stream.ts'

/** The public catalogue's name in the web bucket, and its path on the site. */
export const CATALOGUE_FILE = 'catalogue.json'

/** Keys of courses and of seats; students of a course share its partition and are left out. */
const changes = [courseKey(''), seatsKey('')].map(({ pk, sk }) =>
  FilterCriteria.filter({
    dynamodb: { Keys: { pk: { S: [{ prefix: pk }] }, sk: { S: [sk] } } },
  }),
)

/**
 * Writes `catalogue.json` whenever a course or its seats change. Each run writes the whole file, so a batch is repeated
 * until it succeeds and a lost one is made good by the next. Shards run at once: a run only replaces the file that it
 * has read (decision 0012), which S3 allows to who may read it.
 */
export function cataloguePublisher(
  scope: Construct,
  { api, data, environment }: { api: GraphqlApi; data: DataStack; environment: Environment },
): Function {
  const fn = areaFunction(scope, 'catalogue', environment)
  grantTable(fn, data.table, 'catalogue')
  Grant.addToPrincipal({
    grantee: fn,
    actions: ['s3:GetObject', 's3:PutObject'],
    resourceArns: [data.web.arnForObjects(CATALOGUE_FILE)],
  })
  fn.addEnvironment('WEB_BUCKET', data.web.bucketName)
  grantPublish(fn, api, 'publishCatalogue')
  readStream(fn, data.table, { batchSize: 100, maxBatchingWindow: Duration.seconds(1), filters: changes })
  return fn
}
