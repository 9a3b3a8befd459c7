import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Annotations } from 'aws-cdk-lib'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import { WEB_FOLDER } from '../bundling/project-folders.ts'
import type { Environment } from '../environments.ts'

/** The public catalogue's name in the web bucket, and its path on the site. */
export const CATALOGUE_FILE = 'catalogue.json'

/**
 * The other files that the stream function writes: the public pages of courses, their data and sitemap (decision 0066),
 * and sample questions with their answers (0067).
 */
export const WRITTEN_FILES = ['courses/*', 'sitemap-courses.xml', 'samples/*', 'samples.json'] as const

/** The certificates that students share, by the end of their public address (decision 0065). */
export const SHARED_CERTIFICATES = 'verify/*'

/**
 * The web build's output: its folder, the paths with their own page, the app's file, and the paths of other files, such
 * as `/robots.txt`.
 */
export type WebBundle = { folder: string; pages: readonly string[]; files: readonly string[]; appFile: string }

/** The build may create an empty page for the app in addition to the pre-rendered home page. */
const APP_FILE = 'app.html'

const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `/${name}`)

function pagesIn(folder: string, path: string): string[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true })
  const indexPage = entries.some((entry) => entry.name === 'index.html') ? [path || '/'] : []
  const subfolderPages = entries
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => pagesIn(folder, `${path}/${entry.name}`))
  return [...indexPage, ...subfolderPages]
}

/** Reads the built bundle; undefined if there is none yet. */
export function readBundle(folder: string): WebBundle | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const appFile = existsSync(join(folder, APP_FILE)) ? APP_FILE : 'index.html'
  return { folder, pages: pagesIn(folder, '').sort(), files: filesIn(folder).sort(), appFile }
}

type Deployed = { bucket: IBucket; bundle: WebBundle | undefined; config: object; environment: Environment }

/** The file in which the browser finds its back end. */
export const CONFIG_FILE = 'config.json'

const ASSETS = 'assets/*'
const forAYear = [CacheControl.fromString('public, max-age=31536000, immutable')]
const noCache = [CacheControl.fromString('no-cache')]

/**
 * Uploads the bundle and `config.json` to the web bucket. Hashed files are never removed, so that tabs opened before a
 * deployment keep working. Pages are replaced; `catalogue.json`, which the API writes, and the course pages stay
 * unchanged.
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
      cacheControl: noCache,
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
    exclude: [ASSETS, CATALOGUE_FILE, ...WRITTEN_FILES, SHARED_CERTIFICATES],
    cacheControl: noCache,
  })
  pages.node.addDependency(assets)
}
