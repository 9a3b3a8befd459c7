import { createServer } from 'node:http'
import type { AppSyncOptions, Claims, IamMode, LogEntry } from '../options.ts'
import { type AppSyncRuntime, createAppSync } from '../start-appsync.ts'
import { asRecord, tryParseJson } from '#shared/json.ts'

/** A GraphQL response as the tests read it. */
export type Answer = {
  status: number
  headers: Headers
  data: Record<string, unknown>
  errors: readonly Record<string, unknown>[]
  body: Record<string, unknown>
}

/** A running API. */
export type TestApi = {
  runtime: AppSyncRuntime
  url: string
  realtimeUrl: string
  logs: LogEntry[]
  post(
    query: string,
    options?: { variables?: unknown; token?: string | null; headers?: Record<string, string> },
  ): Promise<Answer>
  close(): Promise<void>
}

/** An unsigned token that the tests' verifier reads. `exp` is in seconds. */
export function tokenOf(claims: Record<string, unknown>): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ iss: 'https://pool', token_use: 'access', exp: 4_102_444_800, ...claims })}.${part('signature')}`
}

export const studentToken = tokenOf({ sub: 'student-1', username: 'student-1', 'cognito:groups': ['Student'] })
export const adminToken = tokenOf({ sub: 'admin-1', username: 'admin-1', 'cognito:groups': ['Admin'] })

async function verifyToken(jwt: string): Promise<Claims> {
  const claims = asRecord(tryParseJson(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8')))
  if (typeof claims['sub'] !== 'string') throw new Error('Not a token')
  if (Number(claims['exp']) * 1000 < Date.now()) throw new Error('Token expired')
  return Promise.resolve(claims)
}

/** An IAM mode that allows the key PUBLISHER to call mutations named publish…, and no other key. */
export const publisherMode: IamMode = {
  type: 'AWS_IAM',
  authorize: ({ headers }, { fieldName }) => {
    const identity = {
      accountId: '000000000000',
      userArn: 'arn:aws:sts::000000000000:assumed-role/publisher/fn',
      username: 'PUBLISHER',
      sourceIp: ['127.0.0.1'],
    }
    if (!headers['authorization']?.includes('Credential=PUBLISHER/'))
      return Promise.resolve({
        ok: false,
        kind: 'signature',
        reason: 'The security token included in the request is invalid.',
      })
    return Promise.resolve(
      fieldName.startsWith('publish')
        ? { ok: true, identity }
        : { ok: false, reason: `appsync:GraphQL on ${fieldName}` },
    )
  },
}

export const publisherHeaders = {
  authorization:
    'AWS4-HMAC-SHA256 Credential=PUBLISHER/20260101/us-east-1/appsync/aws4_request, SignedHeaders=host, Signature=00',
}

/** Options with a user pool, the publisher's IAM mode, and a NONE source; `given` takes precedence. */
export const testOptions = (schema: string, given: Partial<AppSyncOptions> = {}): AppSyncOptions => ({
  schema,
  region: 'us-east-1',
  accountId: '000000000000',
  apiId: 'local',
  authentication: {
    default: { type: 'AMAZON_COGNITO_USER_POOLS', verifyToken, defaultAction: 'ALLOW' },
    additional: [publisherMode],
  },
  introspection: true,
  queryDepthLimit: 0,
  resolverCountLimit: 0,
  functions: {},
  resolvers: [],
  log: () => undefined,
  ...given,
  dataSources: { none: { type: 'NONE' }, ...given.dataSources },
})

/** Serves an API on a free local port. */
export async function startApi(options: AppSyncOptions): Promise<TestApi> {
  const logs: LogEntry[] = []
  const runtime = createAppSync({ ...options, log: (entry) => void logs.push(entry) })
  const server = createServer((request, response) => runtime.handleHttp(request, response))
  server.on('upgrade', (request, socket, head) => runtime.handleUpgrade(request, socket, head))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    runtime,
    logs,
    url: `http://${host}/graphql`,
    realtimeUrl: `ws://${host}/graphql/realtime`,
    async post(query, { variables, token = studentToken, headers = {} } = {}) {
      const reply = await fetch(`http://${host}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token === null ? {} : { authorization: token }),
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      })
      const body = asRecord(await reply.json())
      const errors = Array.isArray(body['errors']) ? body['errors'].map(asRecord) : []
      return { status: reply.status, headers: reply.headers, data: asRecord(body['data']), errors, body }
    },
    async close() {
      await runtime.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
