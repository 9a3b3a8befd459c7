import { Duration } from 'aws-cdk-lib'
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { type Environment, siteUrlOf } from '#infra/environments.ts'
import { letDistributionsRead, logRequests, privateBucket } from './buckets.ts'

/** Returns the site's origin if it is known before the site is deployed; a developer's machine has many. */
function siteOrigin(environment: Environment): string | undefined {
  const url = siteUrlOf(environment)
  return url?.startsWith('https://') === true ? new URL(url).origin : undefined
}

/** The images of texts; the site serves them publicly under the same path. */
export const IMAGES_PATH = 'images/*'

/** The lectures; the site serves them to signed requests (infra/site/video-keys.ts). */
export const LECTURES_PATH = 'lectures/*'

/**
 * Creates the bucket of lecture videos and captions (lectures/), images of texts (images/), and unchecked uploads
 * (pending/). Browsers upload through presigned URLs, so any origin is allowed if the site's is unknown: the signature
 * is the permission. The site's distribution reads images and lectures.
 */
export function mediaBucket(scope: Construct, environment: Environment, logs: Bucket | undefined): Bucket {
  const bucket = privateBucket(scope, 'Media', environment, {
    versioned: environment.isProtected,
    cors: [
      {
        allowedMethods: [HttpMethods.PUT],
        allowedOrigins: [siteOrigin(environment) ?? '*'],
        allowedHeaders: ['*'],
        exposedHeaders: ['ETag'],
        maxAge: 3000,
      },
    ],
    lifecycleRules: [
      {
        abortIncompleteMultipartUploadAfter: Duration.days(1),
        // With versioning, deleted files can be restored for a month.
        ...(environment.isProtected ? { noncurrentVersionExpiration: Duration.days(30) } : {}),
      },
      { prefix: 'pending/', expiration: Duration.days(1) },
      // Images inserted into a text that was never saved (lambdas/content/uploads/media-keys.ts).
      { prefix: 'images/', tagFilters: { saved: 'no' }, expiration: Duration.days(7) },
    ],
  })
  logRequests(bucket, logs, 'media/')
  letDistributionsRead(bucket, IMAGES_PATH)
  letDistributionsRead(bucket, LECTURES_PATH)
  return bucket
}
