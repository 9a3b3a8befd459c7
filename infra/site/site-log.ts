import { Stack } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'

/** CloudFront's fields without queries, referrers, and cookies, which may contain names, addresses, and codes. */
const FIELDS = [
  ...['date', 'time', 'x-edge-location', 'sc-bytes', 'c-ip', 'cs-method', 'cs(Host)', 'cs-uri-stem', 'sc-status'],
  ...['cs(User-Agent)', 'x-edge-result-type', 'x-edge-request-id', 'x-host-header', 'cs-protocol', 'cs-bytes'],
  ...['time-taken', 'ssl-protocol', 'ssl-cipher', 'x-edge-response-result-type', 'cs-protocol-version'],
  ...['time-to-first-byte', 'x-edge-detailed-result-type', 'sc-content-type', 'sc-content-len'],
]

/**
 * Writes the site's access logs to their bucket, using CloudFront's standard logs (v2), which can omit fields. They
 * exist only in us-east-1; throws an error for an environment elsewhere.
 */
export function siteLog(
  scope: Construct,
  distribution: Distribution,
  bucket: IBucket,
  { name, region }: Environment,
): void {
  if (region !== 'us-east-1') throw new Error(`Access logs of the site lie in us-east-1; "${name}" is in ${region}.`)
  const stack = Stack.of(scope)
  const resource = `distribution/${distribution.distributionId}`
  const source = new CfnDeliverySource(scope, 'SiteLogSource', {
    name: `academy-${name}-site`,
    logType: 'ACCESS_LOGS',
    resourceArn: stack.formatArn({ service: 'cloudfront', region: '', resource }),
  })
  const destination = new CfnDeliveryDestination(scope, 'SiteLogDestination', {
    name: `academy-${name}-site-logs`,
    outputFormat: 'w3c',
    destinationResourceArn: `${bucket.bucketArn}/site`,
  })
  const delivery = new CfnDelivery(scope, 'SiteLogDelivery', {
    deliverySourceName: source.name,
    deliveryDestinationArn: destination.attrArn,
    recordFields: FIELDS,
  })
  delivery.addResourceDependency(source)
}
