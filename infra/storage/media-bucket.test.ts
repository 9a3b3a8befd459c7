import { App, Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { expect, it } from 'vitest'
import { type Environment, getEnvironment } from '#infra/environments.ts'
import { mediaBucket } from './media-bucket.ts'

function bucketOf(change: Partial<Environment>): Record<string, unknown> {
  const stack = new Stack(new App(), 'Media')
  mediaBucket(stack, { ...getEnvironment('prod'), ...change }, undefined)
  const [bucket] = Object.values(Template.fromStack(stack).findResources('AWS::S3::Bucket'))
  return (bucket?.Properties ?? {}) as Record<string, unknown>
}
const rule = (origin: string) => ({
  CorsRules: [
    {
      AllowedMethods: ['PUT'],
      AllowedOrigins: [origin],
      AllowedHeaders: ['*'],
      ExposedHeaders: ['ETag'],
      MaxAge: 3000,
    },
  ],
})
const domain = { name: 'learn.academy.example', certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/c' }

it.each<[string, Partial<Environment>, string]>([
  ['its domain', { domain }, 'https://learn.academy.example'],
  ['an address that is known', { siteUrl: 'https://d1.cloudfront.net/' }, 'https://d1.cloudfront.net'],
])('the bucket accepts uploads only from pages of the site, by %s', (_, change, origin) =>
  expect(bucketOf(change).CorsConfiguration).toEqual(rule(origin)),
)

it.each<[string, Partial<Environment>]>([
  ['before its address is known', {}],
  ['on a developer’s machine', { siteUrl: 'http://localhost:3000' }],
])('a signed address works from any page %s, since the signature is the permission', (_, change) =>
  expect(bucketOf(change).CorsConfiguration).toEqual(rule('*')),
)

it('the bucket keeps deleted versions for 30 days where data is protected, and none elsewhere', () => {
  expect(bucketOf({})).toMatchObject({ VersioningConfiguration: { Status: 'Enabled' } })
  expect(JSON.stringify(bucketOf({}).LifecycleConfiguration)).toContain(
    '"NoncurrentVersionExpiration":{"NoncurrentDays":30}',
  )
  expect(bucketOf({ isProtected: false })).not.toHaveProperty('VersioningConfiguration')
})
