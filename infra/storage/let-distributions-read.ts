import { Aws } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { Bucket } from 'aws-cdk-lib/aws-s3'

/**
 * Lets CloudFront read what lies under a path of a bucket and is public anyway. Naming the site's distribution here would make
 * the stacks need each other, so any distribution of this account may.
 */
export function letDistributionsRead(bucket: Bucket, path: string): void {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [bucket.arnForObjects(path)],
      conditions: { ArnLike: { 'aws:SourceArn': `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/*` } },
    }),
  )
}
