import type { AppSyncRuntime } from '../appsync/start-appsync.ts'
import { resourcesOf } from '../cloudformation/cloud-model.ts'
import type { Credentials } from '../cloudformation/credentials.ts'
import { isAllowed } from '../cloudformation/policies.ts'
import { type SiteFile, toSiteFile } from '../cloudfront/find-file.ts'
import { readSite } from '../cloudfront/read-site.ts'
import { headersFor, serveSite } from '../cloudfront/serve-site.ts'
import type { OpenObject } from '../cloudfront/send-object.ts'
import { type Mount, startPublicServer } from '../cloudfront/start-public-server.ts'
import type { UsersServer } from '../cognito/start-users.ts'
import { readBucket } from '../s3/bucket-options.ts'
import { startFiles } from '../s3/start-files.ts'
import type { MailServer } from '../ses/start-mail.ts'
import type { JsonObject } from '../shared/json.ts'
import { hashText, signRequest } from '../shared/sign-request.ts'
import type { CardsServer } from '../stripe/start-stripe.ts'
import type { CloudContext } from './context.ts'
import { localMounts, type LocalTools } from './local-mounts.ts'

/** Requests an object of a bucket as the developer; `key` is URL-encoded. */
function openObject(
  endpoint: string,
  region: string,
  { accessKeyId, secretAccessKey }: Credentials,
  [bucket, key, more]: Parameters<OpenObject>,
): Promise<Response> {
  const url = new URL(`/${bucket}/${key}`, endpoint)
  const date = new Date().toISOString().replace(/[-:]|\.\d{3}/g, '')
  const payloadHash = hashText('')
  const headers = { host: url.host, 'x-amz-content-sha256': payloadHash, 'x-amz-date': date }
  const signedHeaders = Object.keys(headers)
  const request = {
    method: 'GET',
    path: url.pathname,
    query: '',
    headers,
    signedHeaders,
    payloadHash,
    date,
    region,
    service: 's3',
  }
  const credential = `${accessKeyId}/${date.slice(0, 8)}/${region}/s3/aws4_request`
  const signature = signRequest(request, secretAccessKey)
  const authorization = `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${signedHeaders.join(';')}, Signature=${signature}`
  return fetch(url, { headers: { ...more, ...headers, authorization } })
}

/** Reads a whole object; undefined if it doesn't exist. */
async function readObject(open: OpenObject, bucket: string, key: string): Promise<SiteFile | undefined> {
  const response = await open(bucket, key, {})
  const body = Buffer.from(await response.arrayBuffer())
  if (!response.ok) return undefined
  const file = toSiteFile(`/${key}`, body, response.headers.get('content-type') ?? undefined)
  const cacheControl = response.headers.get('cache-control') ?? ''
  return cacheControl.includes('immutable') ? { ...file, cacheControl } : file
}

export type OpenFiles = {
  /** URL of S3, the same for browsers and functions. */
  url: string
  openObject: OpenObject
  readObject: (bucket: string, key: string) => Promise<SiteFile | undefined>
}

/** Starts the template's buckets on the port after the public one. */
export async function openFiles(context: CloudContext): Promise<OpenFiles> {
  const { model, keys, policies, port, region, dataDir, closers, log } = context
  const files = await startFiles({
    port: port + 1,
    dataDir,
    buckets: resourcesOf(model, 'AWS::S3::Bucket').map(({ ref, properties }) => readBucket(ref, properties)),
    corsOrigins: ['localhost', '127.0.0.1'].map((host) => `http://${host}:${String(port)}`),
    secretOf: (accessKeyId) => (keys.callerOf(accessKeyId) === undefined ? undefined : keys.secretOf(accessKeyId)),
    isAllowed: (accessKeyId, action, resource) => {
      const caller = keys.callerOf(accessKeyId)
      return caller?.kind === 'developer' || (caller !== undefined && isAllowed(policies, caller.arn, action, resource))
    },
    log,
  })
  closers.add(files.close)
  const open: OpenObject = (...place) => openObject(files.url, region, keys.ofDeveloper(), place)
  return { url: files.url, openObject: open, readObject: (bucket, key) => readObject(open, bucket, key) }
}

type SiteParts = {
  config: JsonObject
  webDir: string
  tools: LocalTools
  api: AppSyncRuntime | undefined
  users: UsersServer | undefined
  cards: CardsServer | undefined
  mail: MailServer
  files: OpenFiles
}

/**
 * `/config.json`, with local URLs on the host that the browser used: `localhost` and `127.0.0.1` are different origins.
 */
function configMount(config: JsonObject, origin: string, headersAt: (host: string) => Record<string, string>): Mount {
  return {
    path: '/config.json',
    answer: (request, response) => {
      const host = request.headers.host ?? new URL(origin).host
      const text = JSON.stringify(config).replaceAll(origin, `http://${host}`)
      response
        .writeHead(200, {
          ...headersAt(host),
          'content-type': 'application/json; charset=utf-8',
          'cache-control': 'no-cache',
        })
        .end(text)
    },
  }
}

/** Starts the public server: the site, the API, and the local tools under `/_local/`. */
export async function openSite(context: CloudContext, parts: SiteParts): Promise<void> {
  const { model, origin, port, closers } = context
  const { config, webDir, tools, api, users, cards, mail, files } = parts
  const site = readSite(model)
  const addressesFor = (host: string) => ({ connect: [`http://${host}`, `ws://${host}`, files.url] })
  const mounts: Mount[] = [
    configMount(config, origin, (host) => headersFor(site, '/config.json', addressesFor(host))),
    ...localMounts(tools),
    ...['/_local/outbox', '/_local/outbox.json'].map((path): Mount => ({ path, answer: mail.handler })),
  ]
  if (api !== undefined)
    mounts.push({ path: '/graphql', answer: (request, response) => api.handleHttp(request, response) })
  if (users !== undefined) mounts.push({ path: '/_local/cognito', answer: users.handler })
  if (cards !== undefined) mounts.push({ path: '/_local/stripe', answer: cards.handler })
  const otherwise = serveSite({
    site,
    folder: webDir,
    readObject: files.readObject,
    openObject: files.openObject,
    origin,
    addressesFor,
  })
  const upgrades =
    api === undefined
      ? []
      : [
          {
            path: '/graphql/realtime',
            accept: (...upgrade: Parameters<typeof api.handleUpgrade>) => api.handleUpgrade(...upgrade),
          },
        ]
  const server = await startPublicServer({ port, mounts, upgrades, otherwise })
  closers.add(server.close)
}
