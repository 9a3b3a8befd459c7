import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { metricOf, type Ring } from './operator-alarms.ts'

/** Percent of the answers of five minutes. */
const MANY_FAILED = 5

/** Rings when visitors get errors instead of pages for ten minutes. CloudFront measures in us-east-1, whatever the stack's region. */
export function siteAlarm(ring: Ring, { distributionId }: Distribution, region: string): void {
  if (region !== 'us-east-1') return
  const dimensions = { DistributionId: distributionId, Region: 'Global' }
  ring('site', metricOf('AWS/CloudFront', '5xxErrorRate', dimensions, 'Average'), {
    threshold: MANY_FAILED,
    periods: 2,
  })
}
