import { execFile } from 'node:child_process'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { bundleFunction } from '#infra/bundling/bundle-function.ts'

/**
 * An expression for a child process's script: its peak memory, MB of 2^20 bytes. On Linux, `maxRSS` includes the
 * parent's memory at the start of the child, so the child's own peak (VmHWM) is read if available.
 */
export const PEAK_MEMORY = `(() => {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
  const own = existsSync('/proc/self/status') ? /VmHWM:\\s+(\\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] : undefined
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024
})()`

/** A mock server for AWS services that counts its requests. */
export type StandIn = { url: string; requests: () => number; close: () => void }

async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<StandIn> {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, requests: () => requests, close }
}

const pathOf = ({ url = '/' }: IncomingMessage) => new URL(url, 'http://cloud')

const ANSWERS: Record<string, object> = {
  Query: { Items: [], Count: 0, ScannedCount: 0 },
  BatchGetItem: { Responses: {}, UnprocessedKeys: {} },
  GetSecretValue: {
    SecretString: JSON.stringify({ secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench' }),
  },
}

/** Serves an empty table, an empty bucket, and a secret, without delay. */
export const serveEmptyCloud = (): Promise<StandIn> =>
  serve((request, response) => {
    const operation = String(request.headers['x-amz-target'] ?? '').replace(/.*\./, '')
    request.resume().on('end', () => {
      response.setHeader('content-type', operation === '' ? 'application/xml' : 'application/x-amz-json-1.0')
      if (operation !== '') response.end(JSON.stringify(ANSWERS[operation] ?? {}))
      else if (request.method === 'GET' && pathOf(request).pathname.endsWith('.json')) response.writeHead(404).end()
      else response.end('<ListBucketResult></ListBucketResult>')
    })
  })

const NAMES_A_LIST = 1_000

/** Serves the two S3 operations of a search, with lists of a thousand names; `entriesOf` creates a file on request. */
export const serveFiles = (names: readonly string[], entriesOf: (name: string) => unknown): Promise<StandIn> =>
  serve((request, response) => {
    const { pathname, searchParams } = pathOf(request)
    const name = names.find((name) => pathname.endsWith(`/${name}`))
    if (name !== undefined) {
      response.setHeader('etag', `"${name}"`)
      response.end(JSON.stringify(entriesOf(name)))
      return
    }
    const listed = names.filter((name) => name.startsWith(searchParams.get('prefix') ?? ''))
    const from = Number(searchParams.get('continuation-token') ?? 0)
    const next = from + NAMES_A_LIST
    const contents = listed
      .slice(from, next)
      .map((name) => `<Contents><Key>${name}</Key><ETag>&quot;${name}&quot;</ETag></Contents>`)
    const more = next < listed.length ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    response.end(`<ListBucketResult>${contents.join('')}${more}</ListBucketResult>`)
  })

/** An invocation of the function: a field with its arguments. */
export type Call = { field: string; arguments: Record<string, unknown> }

/** An address where nothing listens: results found without the table cost no read units. */
const NOBODY = 'http://127.0.0.1:9'

/** The environment of a search function with such services. */
export const searchEnvironment = (files: string, table = NOBODY) => ({
  AWS_REGION: 'us-east-1',
  AWS_ACCESS_KEY_ID: 'bench',
  AWS_SECRET_ACCESS_KEY: 'bench',
  AWS_ENDPOINT_URL_S3: files,
  AWS_ENDPOINT_URL_DYNAMODB: table,
  TABLE_NAME: 'none',
  SEARCH_BUCKET: 'search',
})

/**
 * Runs a script with the deployed search function in a separate process. The script may `await ask(call)`, which
 * resolves with the data and its milliseconds. Returns the script's result with the process's peak memory in MB.
 */
export async function runSearch<Result>(
  script: string,
  environment: Record<string, string>,
): Promise<Result & { memory: number }> {
  const module = pathToFileURL(join(bundleFunction('search'), 'index.js')).href
  const code = `
const { handler } = await import(${JSON.stringify(module)})
const ask = async (call) => {
  const began = performance.now()
  const reply = await handler({ ...call, identity: { sub: 'bench' } })
  if (!reply.data) throw new Error(JSON.stringify(reply))
  return { ...reply.data, ms: performance.now() - began }
}
const result = await (async () => {${script}})()
console.log(JSON.stringify({ ...result, memory: Math.round(${PEAK_MEMORY}) }))`
  const args = ['--max-old-space-size=384', '--input-type=module', '-e', code]
  // Asynchronous because the services that the child calls run in this process.
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: environment })
  return JSON.parse(stdout) as Result & { memory: number }
}
