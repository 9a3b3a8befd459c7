import { Aws } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { privateBucket } from './private-bucket.ts'

/**
 * The site's files and `catalogue.json`. It lies with the data because the API writes the catalogue and the site's
 * distribution reads it. Naming that distribution here would make the stacks need each other, so any distribution of
 * this account may read; what lies here is public anyway.
 */
export function webBucket(scope: Construct, environment: Environment): Bucket {
  const bucket = privateBucket(scope, 'Web', environment)
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects('*')],
      conditions: { ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
    }),
  )
  return bucket
}
