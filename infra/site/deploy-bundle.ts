import { relative } from 'node:path'
import { Annotations } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import type { Environment } from '#infra/environments.ts'
import { CATALOGUE_FILE } from './catalogue-file.ts'
import { WEB_FOLDER } from '#infra/bundling/project-folders.ts'
import type { WebBundle } from './read-bundle.ts'

type Deployed = { bucket: IBucket; bundle: WebBundle | undefined; config: object; environment: Environment }

/** Where the browser reads which back end it speaks to. */
export const CONFIG_FILE = 'config.json'

const ASSETS = 'assets/*'
const forAYear = [CacheControl.fromString('public, max-age=31536000, immutable')]
const checkedEachTime = [CacheControl.fromString('no-cache')]

/**
 * Puts the bundle and `config.json` into the web bucket. Hashed files are never removed, so a tab that was open before a
 * deployment goes on working; pages are replaced, and `catalogue.json`, which the API writes, is left alone.
 */
export function deployBundle(scope: Construct, { bucket, bundle, config, environment }: Deployed): void {
  const { logRetention: retention, removal: removalPolicy } = environment
  const logGroup = new LogGroup(scope, 'DeploymentLogs', { retention, removalPolicy })
  const configFile = Source.jsonData(CONFIG_FILE, config)
  const common = { destinationBucket: bucket, logGroup, memoryLimit: 512 }
  if (bundle === undefined) {
    const advice = `${relative(process.cwd(), WEB_FOLDER)} holds no bundle: only config.json is deployed. Build the web app first.`
    Annotations.of(scope).addWarningV2('academy:no-bundle', advice)
    new BucketDeployment(scope, 'Pages', {
      ...common,
      sources: [configFile],
      prune: false,
      cacheControl: checkedEachTime,
    })
    return
  }
  const files = Source.asset(bundle.folder)
  const assets = new BucketDeployment(scope, 'Assets', {
    ...common,
    sources: [files],
    exclude: ['*'],
    include: [ASSETS],
    prune: false,
    cacheControl: forAYear,
  })
  const pages = new BucketDeployment(scope, 'Pages', {
    ...common,
    sources: [files, configFile],
    exclude: [ASSETS, CATALOGUE_FILE],
    cacheControl: checkedEachTime,
  })
  pages.node.addDependency(assets)
}
