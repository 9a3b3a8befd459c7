import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { isObject, parseJson, type JsonObject } from '../shared/json.ts'
import { listen } from '../shared/listen.ts'
import { openStore } from '../shared/open-store.ts'
import { readBody } from '../shared/read-body.ts'
import { adminGroupTargets } from './admin-groups.ts'
import { adminUserTargets } from './admin-users.ts'
import { forgetChallenges } from './challenges.ts'
import { CognitoError } from './cognito-error.ts'
import type { PoolContext } from './pool-context.ts'
import { deviceTargets } from './device-targets.ts'
import { openDirectory } from './directory.ts'
import { ownAccountTargets } from './own-account.ts'
import { renewPasswords } from './password.ts'
import type { Mail, Pool, TriggerEvent } from './pool-options.ts'
import type { UserRecords } from './records.ts'
import type { Target } from './request.ts'
import { resetTargets } from './reset-password.ts'
import { verifyToken } from './sessions.ts'
import { softwareTokenTargets } from './software-token.ts'
import { signInTargets } from './sign-in.ts'
import { signUpTargets } from './sign-up.ts'
import { openSigningKey, type Claims } from './signing-key.ts'

export type UsersOptions = {
  dataDir: string
  region: string
  pool: Pool
  /** Invokes a trigger's function with Cognito's event; returns the event it returned. Throws what it threw. */
  invokeTrigger: (name: string, event: TriggerEvent) => Promise<TriggerEvent>
  deliverMail: (mail: Mail) => Promise<void> | void
  /** Whether the role of an access key may perform `action` (`cognito-idp:AdminGetUser`) on the pool. */
  authorizeAdminCall: (accessKeyId: string, action: string, poolArn: string) => boolean
  log: (line: string) => void
  /** Passwords of demo accounts; a hash of one of them in older data is replaced by its verifier. */
  knownPasswords?: readonly { email: string; password: string }[]
  port?: number
  /** Returns the time in epoch milliseconds; tests may replace it. */
  now?: () => number
}

export type UsersServer = {
  url: string
  port: number
  /** `https://cognito-idp.<region>.amazonaws.com/<pool>`, as in AWS, whatever the local port. */
  issuer: string
  jwksUrl: string
  /** Verifies a token as AppSync does; rejects with an Error with the reason. */
  verifyToken: (jwt: string) => Promise<Claims>
  /** Handles a request received by another server, whatever its path. */
  handler: (req: IncomingMessage, res: ServerResponse) => void
  close: () => Promise<void>
}

const TARGETS: Record<string, Target> = {
  ...signUpTargets,
  ...signInTargets,
  ...resetTargets,
  ...ownAccountTargets,
  ...softwareTokenTargets,
  ...deviceTargets,
  ...adminUserTargets,
  ...adminGroupTargets,
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, GET, OPTIONS',
  'access-control-allow-headers':
    '*, authorization, content-type, cache-control, x-amz-target, x-amz-user-agent, amz-sdk-invocation-id, amz-sdk-request',
  'access-control-expose-headers': 'x-amzn-errortype, x-amzn-requestid',
  'access-control-max-age': '600',
}

function accessKeyOf(req: IncomingMessage): string | undefined {
  return /^AWS4-HMAC-SHA256 Credential=([^/,\s]+)\//.exec(req.headers.authorization ?? '')?.[1]
}

function bodyOf(text: string): JsonObject {
  try {
    const body = parseJson(text === '' ? '{}' : text)
    if (isObject(body)) return body
  } catch {
    // Rejected below, as in Cognito.
  }
  throw new CognitoError('SerializationException', 'The request body is not a JSON object.')
}

/**
 * Starts the user pool: Cognito's JSON protocol on a loopback port. Users, groups, and sessions are stored in
 * `dataDir/users.jsonl`.
 */
export async function startUsers(options: UsersOptions): Promise<UsersServer> {
  const { pool, region, log } = options
  const store = openStore<UserRecords>(join(options.dataDir, 'users.jsonl'))
  const now = options.now ?? Date.now
  const context: PoolContext = {
    pool,
    region,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${pool.id}`,
    store,
    directory: openDirectory(store),
    key: openSigningKey(options.dataDir),
    now,
    invokeTrigger: options.invokeTrigger,
    deliverMail: options.deliverMail,
  }
  for (const { name, description, precedence } of pool.groups) {
    const known = store.get('group', name)
    const described = {
      ...(description === undefined ? {} : { description }),
      ...(precedence === undefined ? {} : { precedence }),
    }
    store.put('group', name, {
      name,
      ...described,
      created: known?.created ?? now(),
      modified: known?.modified ?? now(),
    })
  }
  forgetChallenges(context)
  renewPasswords(context, options.knownPasswords ?? [])
  for (const session of store.list('session')) if (session.expires < now()) store.remove('session', session.originJti)

  const authorize = (req: IncomingMessage, target: string) => {
    const accessKey = accessKeyOf(req)
    if (accessKey === undefined)
      throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token')
    const action = `cognito-idp:${target}`
    if (!options.authorizeAdminCall(accessKey, action, pool.arn))
      throw new CognitoError(
        'AccessDeniedException',
        `User: ${accessKey} is not authorized to perform: ${action} on resource: ${pool.arn} because no identity-based policy allows the ${action} action`,
      )
  }

  const send = (res: ServerResponse, status: number, body: unknown, errorType?: string) => {
    res.writeHead(status, {
      ...CORS,
      'content-type': 'application/x-amz-json-1.1',
      ...(errorType ? { 'x-amzn-errortype': `${errorType}:` } : {}),
    })
    res.end(JSON.stringify(body))
  }

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    if (req.method === 'OPTIONS') res.writeHead(200, CORS).end()
    else if (req.method === 'GET' && req.url?.endsWith('/.well-known/jwks.json')) send(res, 200, context.key.jwks())
    else {
      const [, name = ''] = String(req.headers['x-amz-target'] ?? '').split('.')
      const target = Object.hasOwn(TARGETS, name) ? TARGETS[name] : undefined
      if (!target)
        throw new CognitoError(
          'UnknownOperationException',
          `The local user pool does not answer ${name || 'this request'}.`,
        )
      const request = bodyOf(await readBody(req))
      if (target.admin) authorize(req, name)
      send(res, 200, await target.run(context, request))
    }
  }

  const handler = (req: IncomingMessage, res: ServerResponse): void => {
    answer(req, res).catch((error: unknown) => {
      if (error instanceof CognitoError) {
        send(res, 400, { __type: error.type, message: error.message }, error.type)
        return
      }
      log(`users: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
      if (res.headersSent) res.destroy()
      else
        send(res, 500, { __type: 'InternalErrorException', message: 'Something went wrong.' }, 'InternalErrorException')
    })
  }

  const server = await listen(handler, options.port)
  return {
    url: server.url,
    port: server.port,
    issuer: context.issuer,
    jwksUrl: `${server.url}/${pool.id}/.well-known/jwks.json`,
    // Async so that an invalid token rejects the promise instead of throwing synchronously.
    verifyToken: async (jwt) => Promise.resolve(verifyToken(context, jwt)),
    handler,
    close: server.close,
  }
}
