import { mkdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import S3Error from 's3rver/lib/models/error.js'
import { listen } from '../shared/listen.ts'
import type { BucketOptions } from './bucket-options.ts'
import { checkSignature } from './check-signature.ts'
import { conditionalPuts } from './conditional-put.ts'
import { corsHeaders, corsRequestOf } from './cors-headers.ts'
import { decodeBody } from './decode-body.ts'
import { accessDenied, errorXml, FilesError } from './files-error.ts'
import { repairStore } from './repair-store.ts'
import { abortUpload, expireUploads, listParts, listUploads } from './uploads.ts'

/** A copy of a request with a different URL and body, for a handler that reads only these and the headers. */
function standInRequest(from: IncomingMessage, url: string, body: Readable): IncomingMessage {
  const { method, headers, httpVersion, socket } = from
  return Object.assign(body, {
    method,
    url,
    headers,
    httpVersion,
    socket,
    complete: true,
  }) as unknown as IncomingMessage
}

/** Bucket and key of a path-style URL. */
type Place = { bucket: string; key: string }

/** Splits `/bucket/some/key`. */
function placeOf({ pathname }: URL): Place {
  const [, bucket = '', ...key] = pathname.split('/')
  return { bucket: decodeURIComponent(bucket), key: decodeURIComponent(key.join('/')) }
}

/** The IAM action and resource ARN that a request requires. */
function requiredAction(method: string, url: URL): { action: string; resource: string } {
  const { bucket, key } = placeOf(url)
  const query = url.searchParams
  const onBucket = (action: string) => ({ action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}` })
  const onObject = (action: string) => ({ action: `s3:${action}`, resource: `arn:aws:s3:::${bucket}/${key}` })
  if (bucket === '') return { action: 's3:ListAllMyBuckets', resource: '*' }
  if (key === '') {
    if (method === 'POST' && query.has('delete'))
      return { action: 's3:DeleteObject', resource: `arn:aws:s3:::${bucket}/*` }
    if (query.has('uploads')) return onBucket('ListBucketMultipartUploads')
    return method === 'GET' || method === 'HEAD' ? onBucket('ListBucket') : onBucket('PutBucketPolicy')
  }
  if (method === 'GET' && query.has('uploadId')) return onObject('ListMultipartUploadParts')
  if (method === 'GET' || method === 'HEAD') return onObject('GetObject')
  if (method === 'DELETE' && query.has('tagging')) return onObject('DeleteObjectTagging')
  if (method === 'DELETE') return onObject(query.has('uploadId') ? 'AbortMultipartUpload' : 'DeleteObject')
  return onObject('PutObject')
}

export type FilesOptions = {
  /** 0 uses a free port. */
  port: number
  dataDir: string
  buckets: readonly BucketOptions[]
  /** Additional origins for the buckets' CORS rules, for example `http://localhost:3000`. */
  corsOrigins: readonly string[]
  /** Returns the secret of an access key; undefined for an unknown key. */
  secretOf: (accessKeyId: string) => string | undefined
  /** Whether the owner of an access key may perform `action` (`s3:GetObject`) on `resource`. */
  isAllowed: (accessKeyId: string, action: string, resource: string) => boolean
  log: (line: string) => void
  /** Receives an S3 event for every object written or removed. */
  onEvent?: (event: unknown) => void
  /** Returns the time in epoch milliseconds; tests may replace it. */
  now?: () => number
}

export type FilesServer = {
  url: string
  port: number
  /** Reads an object's bytes and type without a signature (for the local CloudFront); undefined if it doesn't exist. */
  readObject: (bucket: string, key: string) => Promise<{ body: Buffer; type: string } | undefined>
  /** Removes unfinished uploads by the lifecycle rules; also runs at startup. Returns their number. */
  expireUploads: () => Promise<number>
  close: () => Promise<void>
}

/** s3rver has one account and verifies no Version 4 signatures; this layer has already verified it. */
const asOwner = (): Record<string, string> => ({
  authorization: 'AWS4-HMAC-SHA256 Credential=S3RVER/20200101/us-east-1/s3/aws4_request,SignedHeaders=host,Signature=0',
  'x-amz-date': new Date().toISOString().replace(/[-:]|\.\d{3}/g, ''),
  'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
})

const isSigning = (name: string): boolean =>
  /^x-amz-(algorithm|credential|date|expires|signedheaders|signature|security-token|content-sha256|checksum.*|sdk-checksum.*)$/i.test(
    name,
  )

const BODY = ['PUT', 'POST']

/** The request for s3rver: signed for its own account, with a decoded and verified body. */
function forStore(req: IncomingMessage, url: URL): IncomingMessage {
  const plain = new URL(url)
  for (const name of [...plain.searchParams.keys()])
    if (isSigning(name) || name === 'x-id') plain.searchParams.delete(name)
  const { headers } = req
  const body = BODY.includes(req.method ?? '') ? decodeBody({ ...headers }) : undefined
  const encodings = (headers['content-encoding'] ?? '').split(',').map((part) => part.trim())
  const remaining = encodings.filter((part) => part !== '' && part !== 'aws-chunked').join(', ')
  delete headers['content-encoding']
  delete headers.origin
  Object.assign(headers, asOwner(), remaining === '' ? {} : { 'content-encoding': remaining })
  const target = plain.pathname + plain.search.replace(/=(?=&|$)/g, '')
  if (!body) return Object.assign(req, { url: target })
  req.on('close', () => {
    if (!req.complete) body.destroy(new Error('The upload was broken off.'))
  })
  // The body's reader handles the error; this handles one that occurs before there is a reader.
  body.on('error', () => undefined)
  return standInRequest(req, target, req.pipe(body))
}

type Answer = { status: number; body: string; headers?: Record<string, string> }

/** Starts the buckets on a loopback port, path style. Objects are stored in `dataDir/files`. */
export async function startFiles(options: FilesOptions): Promise<FilesServer> {
  const { buckets, log } = options
  const now = options.now ?? Date.now
  const directory = join(options.dataDir, 'files')
  mkdirSync(directory, { recursive: true })
  const store = new S3rver({
    silent: true,
    directory,
    vhostBuckets: false,
    allowMismatchedSignatures: true,
    configureBuckets: buckets.map(({ name }) => ({ name })),
  })
  repairStore(store.store)
  store.on('error', (error) => {
    if (!(error instanceof S3Error)) log(`files: ${error.message}`)
  })
  if (options.onEvent) store.on('event', options.onEvent)
  await store.configureBuckets()
  const pass = store.callback()
  const putWhen = conditionalPuts(store.store)

  /** Handles requests that s3rver doesn't support; undefined passes the request to it. */
  const answerHere = async (req: IncomingMessage, url: URL): Promise<Answer | undefined> => {
    const { bucket, key } = placeOf(url)
    const upload = url.searchParams.get('uploadId')
    const xml = (body: string): Answer => ({ status: 200, body, headers: { 'content-type': 'application/xml' } })
    if (req.method === 'GET' && key === '' && url.searchParams.has('uploads'))
      return xml(await listUploads(store.store, bucket))
    if (req.method === 'GET' && upload !== null) return xml(await listParts(store.store, bucket, upload))
    if (req.method === 'DELETE' && url.searchParams.has('tagging')) {
      // Tags aren't stored because the lifecycle rule that uses them doesn't run here.
      if (await store.store.existsObject(bucket, key)) return { status: 204, body: '' }
      throw new FilesError(404, 'NoSuchKey', 'The specified key does not exist.')
    }
    if (req.method === 'DELETE' && upload !== null) {
      await abortUpload(store.store, bucket, upload)
      return { status: 204, body: '' }
    }
    return undefined
  }

  /** s3rver doesn't support `bytes=-500`, so it is converted to the equivalent range. */
  const mendRange = async (req: IncomingMessage, url: URL): Promise<void> => {
    const last = /^bytes=-(\d+)$/.exec(req.headers.range ?? '')?.[1]
    if (last === undefined) return
    const { bucket, key } = placeOf(url)
    const size = await store.store.getMetadata(bucket, key).then(
      (metadata) => metadata['content-length'],
      () => 0,
    )
    req.headers.range = `bytes=${String(Math.max(0, size - Number(last)))}-`
  }

  const answer = async (req: IncomingMessage, res: ServerResponse, url: URL): Promise<void> => {
    const method = req.method ?? 'GET'
    const accessKey = checkSignature({ method, url, headers: req.headers }, options.secretOf, now())
    const { action, resource } = requiredAction(method, url)
    if (!options.isAllowed(accessKey, action, resource)) throw accessDenied()
    const here = await answerHere(req, url)
    if (here) {
      res.writeHead(here.status, here.headers).end(here.body)
      return
    }
    await mendRange(req, url)
    await putWhen(req, placeOf(url), () => pass(forStore(req, url), res))
  }

  const refuse = (res: ServerResponse, error: unknown) => {
    const known = error instanceof FilesError || error instanceof S3Error
    if (!known) log(`files: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    if (res.headersSent) {
      res.destroy()
      return
    }
    const shown =
      error instanceof FilesError
        ? error
        : error instanceof S3Error
          ? { status: error.status, code: error.code, message: error.message }
          : { status: 500, code: 'InternalError', message: 'We encountered an internal error. Please try again.' }
    res.writeHead(shown.status, { 'content-type': 'application/xml' }).end(errorXml(shown))
  }

  const server = await listen((req, res) => {
    const url = new URL(req.url ?? '/', 'http://local')
    const bucket = buckets.find(({ name }) => name === placeOf(url).bucket)
    const corsRequest = corsRequestOf(req.method ?? 'GET', req.headers)
    const cors = corsRequest && corsHeaders(bucket, corsRequest, options.corsOrigins)
    for (const [name, value] of Object.entries(cors ?? {})) res.setHeader(name, value)
    if (req.method !== 'OPTIONS') {
      answer(req, res, url).catch((error: unknown) => refuse(res, error))
    } else if (cors) res.writeHead(200).end()
    else refuse(res, new FilesError(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.'))
  }, options.port)

  const expire = () => expireUploads(store.store, buckets, now())
  await expire()
  return {
    url: server.url,
    port: server.port,
    expireUploads: expire,
    readObject: async (bucket, key) => {
      const object = buckets.some(({ name }) => name === bucket) ? await store.store.getObject(bucket, key) : null
      if (!object) return undefined
      return {
        body: object.content ? await buffer(object.content) : Buffer.alloc(0),
        type: object.metadata['content-type'] ?? '',
      }
    },
    close: async () => {
      await server.close()
      store.logger.close()
    },
  }
}
