import { CfnOutput, Fn, Stack, type StackProps } from 'aws-cdk-lib'
import { Bucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { contentSecurityPolicy } from '../site/security-headers.ts'
import { deployBundle } from '#infra/site/deploy-bundle.ts'
import { siteFirewall } from '#infra/firewall/firewalls.ts'
import { operatorAlarms, siteAlarm } from '../alarms/operator.ts'
import { readBundle } from '../site/deploy-bundle.ts'
import { securityHeaders } from '#infra/site/security-headers.ts'
import { Site } from '#infra/site/site.ts'
import { videoKeyGroup, type VideoKey } from '#infra/site/video-keys.ts'
import type { Environment } from '#infra/environments.ts'
import type { ApiStack } from './api-stack.ts'
import type { DataStack } from './data-stack.ts'

type WebStackProps = StackProps & {
  environment: Environment
  data: DataStack
  api: ApiStack
  webFolder: string
  videoKeys: readonly VideoKey[]
}

/** The site: the distribution with its headers, the bundle, and the app's configuration. */
export class WebStack extends Stack {
  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props)
    const { environment, data, api, webFolder, videoKeys } = props
    const graphqlUrl = api.api.graphqlUrl
    const config = {
      env: environment.name,
      region: this.region,
      userPoolId: data.users.pool.userPoolId,
      userPoolClientId: data.users.client.userPoolClientId,
      graphqlUrl,
      contactUrl: api.contactUrl,
      passwordMinLength: environment.passwordMinLength,
      stripePublishableKey: environment.stripePublishableKey,
      ...(environment.signUpCaptcha && { signUpCaptcha: environment.signUpCaptcha }),
    }
    const policy = contentSecurityPolicy({
      graphql: `https://${api.hosts.graphql}`,
      realtime: `wss://${api.hosts.realtime}`,
      cognito: `https://cognito-idp.${this.region}.amazonaws.com`,
      contact: `https://${Fn.select(2, Fn.split('/', api.contactUrl))}`,
      media: `https://${data.media.bucketRegionalDomainName}`,
      captcha: environment.signUpCaptcha !== undefined,
    })
    // Imports the bucket, because its policy is in the data stack: changing it here would create a circular dependency.
    const imported = (name: string, { bucketArn, bucketName, bucketRegionalDomainName }: Bucket) =>
      Bucket.fromBucketAttributes(this, name, { bucketArn, bucketName, bucketRegionalDomainName })
    const [bucket, media] = [imported('Files', data.web), imported('Images', data.media)]
    const bundle = readBundle(webFolder)
    const headers = securityHeaders(this, policy)
    const aclArn = siteFirewall(this, environment)
    const logs = data.accessLogs && imported('Logs', data.accessLogs)
    const lectures = videoKeyGroup(this, videoKeys, environment.name)
    const site = new Site(this, 'Site', {
      bucket,
      media,
      headers,
      bundle,
      aclArn,
      logs,
      environment,
      keyGroup: lectures?.group,
    })
    if (api.operator) siteAlarm(operatorAlarms(this, environment.name, api.operator), site.distribution, this.region)
    deployBundle(this, { bucket, bundle, config, environment })
    const host = environment.domain?.name ?? site.distribution.distributionDomainName
    new CfnOutput(this, 'WebConfig', { value: this.toJsonString(config) })
    for (const key of lectures?.keys ?? []) new CfnOutput(this, `${key.node.id}Id`, { value: key.publicKeyId })
    // The target of a domain's DNS record.
    new CfnOutput(this, 'DistributionDomain', { value: site.distribution.distributionDomainName })
    new CfnOutput(this, 'Url', { value: `https://${host}` })
  }
}
