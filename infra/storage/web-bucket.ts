import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import { letDistributionsRead } from './let-distributions-read.ts'
import { privateBucket } from './private-bucket.ts'

/**
 * The site's files and `catalogue.json`. It lies with the data because the API writes the catalogue and the site's
 * distribution reads it.
 */
export function webBucket(scope: Construct, environment: Environment): Bucket {
  const bucket = privateBucket(scope, 'Web', environment)
  letDistributionsRead(bucket, '*')
  return bucket
}
