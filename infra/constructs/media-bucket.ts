import { Duration } from 'aws-cdk-lib'
import { type Bucket, HttpMethods } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '../environments.ts'
import { privateBucket } from './private-bucket.ts'

/**
 * Lecture videos and captions. Browsers reach it by presigned addresses only, which is why any origin may ask where no
 * domain is set: the signature is the permission.
 */
export function mediaBucket(scope: Construct, environment: Environment): Bucket {
  return privateBucket(scope, 'Media', environment, {
    versioned: environment.isProtected,
    cors: [
      {
        allowedMethods: [HttpMethods.GET, HttpMethods.HEAD, HttpMethods.PUT],
        allowedOrigins: [environment.domain ? `https://${environment.domain.name}` : '*'],
        allowedHeaders: ['*'],
        exposedHeaders: ['ETag'],
        maxAge: 3000,
      },
    ],
    lifecycleRules: [{ abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  })
}
