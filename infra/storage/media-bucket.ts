import { Duration } from 'aws-cdk-lib'
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { type Environment, siteUrlOf } from '#infra/environments.ts'
import { letDistributionsRead, logRequests, privateBucket } from './buckets.ts'

/** The site's origin, where it is known before the site is deployed; a developer's machine has many. */
function siteOrigin(environment: Environment): string | undefined {
  const url = siteUrlOf(environment)
  return url?.startsWith('https://') === true ? new URL(url).origin : undefined
}

/** Where images of texts lie; the site shows them to everybody under the same path. */
export const IMAGES_PATH = 'images/*'

/** Where lectures lie; the site sends them to requests that are signed for (infra/site/video-keys.ts). */
export const LECTURES_PATH = 'lectures/*'

/**
 * Lecture videos and captions (lectures/), images of texts (images/) and files whose bytes nobody has looked at yet
 * (pending/). Browsers upload by presigned addresses, so any origin may ask where the site's is not known: the signature is
 * the permission. Images and lectures are read by the site's distribution.
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
        // What was deleted can be fetched back for a month where versions are kept.
        ...(environment.isProtected ? { noncurrentVersionExpiration: Duration.days(30) } : {}),
      },
      { prefix: 'pending/', expiration: Duration.days(1) },
      // Images that were inserted into a text that was never saved (lambdas/content/uploads/media-keys.ts).
      { prefix: 'images/', tagFilters: { saved: 'no' }, expiration: Duration.days(7) },
    ],
  })
  logRequests(bucket, logs, 'media/')
  letDistributionsRead(bucket, IMAGES_PATH)
  letDistributionsRead(bucket, LECTURES_PATH)
  return bucket
}
