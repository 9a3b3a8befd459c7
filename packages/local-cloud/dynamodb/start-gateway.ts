import { request as httpRequest, Agent, type IncomingMessage, type ServerResponse } from 'node:http'
import { isObject, listOf, parseJson, type JsonObject } from '../shared/json.ts'
import { listen } from '../shared/listen.ts'
import { readBody } from '../shared/read-body.ts'
import type { Caller, Keys } from '../cloudformation/credentials.ts'
import { type Policies, isAllowed } from '../cloudformation/policies.ts'
import { errorCode } from './call-table.ts'
import type { Fault, Faults } from './faults.ts'
import { isMetered, isRead, measure, tableNames } from './measure.ts'
import type { Meter } from './meter.ts'
import type { TableSpec } from './read-tables.ts'
import { listAccesses } from './list-accesses.ts'

type Refused = { code: string; message: string }

/** Why IAM would reject a request to DynamoDB; undefined if it wouldn't. Uses AWS's error messages. */
function refuseAccess(
  caller: Caller | undefined,
  operation: string,
  body: JsonObject,
  tables: TableSpec[],
  policies: Policies,
): Refused | undefined {
  if (caller === undefined)
    return { code: 'UnrecognizedClientException', message: 'The security token included in the request is invalid.' }
  if (caller.kind === 'developer') return undefined
  for (const { action, table, index, leadingKeys } of listAccesses(operation, body, tables)) {
    const spec = tables.find(({ name, arn }) => name === table || arn === table)
    const tableArn = spec?.arn ?? `arn:aws:dynamodb:us-east-1:000000000000:table/${table}`
    const arn = index === undefined ? tableArn : `${tableArn}/index/${index}`
    const context = leadingKeys === undefined ? {} : { 'dynamodb:leadingkeys': leadingKeys }
    if (isAllowed(policies, caller.arn, `dynamodb:${action}`, arn, context)) continue
    const who = `arn:aws:sts::000000000000:assumed-role/${caller.name}/local`
    return {
      code: 'AccessDeniedException',
      message: `User: ${who} is not authorized to perform: dynamodb:${action} on resource: ${arn} because no identity-based policy allows the dynamodb:${action} action`,
    }
  }
  return undefined
}

export type GatewayOptions = {
  /** DynamoDB Local's own URL. */
  endpoint: string
  /** Resolves when DynamoDB Local responds; requests wait for it during a restart. */
  up: () => Promise<void>
  tables: TableSpec[]
  policies: Policies
  keys: Keys
  meter: Meter
  faults: Faults
  /** Called after every request that may have written, so that stream readers needn't wait for their next poll. */
  onWrite: (tables: string) => void
}

export type Gateway = { url: string; port: number; close: () => Promise<void> }

type Answer = { status: number; text: string }

const jsonType = 'application/x-amz-json-1.0'

function failure(code: string, message: string, more: JsonObject = {}): Answer {
  const namespace = ['AccessDeniedException', 'UnrecognizedClientException', 'ThrottlingException'].includes(code)
    ? 'com.amazon.coral.service'
    : 'com.amazonaws.dynamodb.v20120810'
  const status = code === 'InternalServerError' ? 500 : 400
  return { status, text: JSON.stringify({ __type: `${namespace}#${code}`, message, Message: message, ...more }) }
}

function faultAnswer(fault: Extract<Fault, { kind: 'error' }>, operation: string, body: JsonObject): Answer {
  if (fault.code !== 'TransactionConflictException' || operation !== 'TransactWriteItems')
    return failure(fault.code, fault.message)
  const reasons = listOf(body['TransactItems']).map((_, index) =>
    index === 0 ? { Code: 'TransactionConflict', Message: fault.message } : { Code: 'None' },
  )
  const codes = reasons.map(({ Code }) => Code).join(', ')
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`
  return failure('TransactionCanceledException', message, { CancellationReasons: reasons })
}

function bodyOf(text: string): JsonObject {
  if (text === '') return {}
  try {
    const value = parseJson(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

function nameOf(caller: Caller | undefined): string {
  return caller?.kind === 'role' ? caller.name : (caller?.kind ?? 'nobody')
}

function accessKeyOf(request: IncomingMessage): string {
  return /Credential=([^/,\s]+)/.exec(request.headers.authorization ?? '')?.[1] ?? ''
}

/** The maximum time until a crash is detected, in milliseconds. */
const noticed = 100

type Forward = (request: IncomingMessage, text: string) => Promise<Answer>

function forwarder(endpoint: string, agent: Agent): Forward {
  const forward: Forward = (request, text) =>
    new Promise((resolve, reject) => {
      const headers = {
        'content-type': request.headers['content-type'] ?? jsonType,
        'content-length': String(Buffer.byteLength(text)),
        'x-amz-target': request.headers['x-amz-target'] ?? '',
        authorization: request.headers.authorization ?? '',
        'x-amz-date': request.headers['x-amz-date'] ?? '',
      }
      const outgoing = httpRequest(endpoint, { method: 'POST', headers, agent }, (incoming) => {
        readBody(incoming).then((answer) => resolve({ status: incoming.statusCode ?? 500, text: answer }), reject)
      })
      outgoing.once('error', (error) => {
        // Java may close an idle connection just as it is reused; nothing was sent in that case.
        if (outgoing.reusedSocket) forward(request, text).then(resolve, reject)
        else reject(error)
      })
      outgoing.end(text)
    })
  return forward
}

/** Removes the consumed capacity if the caller didn't request it. */
function strip(answer: Answer, body: JsonObject, wanted: unknown): Answer {
  if (wanted === 'INDEXES' || wanted === 'TOTAL' || answer.status !== 200) return answer
  const { ConsumedCapacity: _, ...rest } = body
  return { status: answer.status, text: JSON.stringify(rest) }
}

/**
 * Starts the table gateway: rejects what IAM would reject, forwards the rest to DynamoDB Local, and meters it by AWS's
 * rules while counting is on.
 */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { endpoint, up, tables, policies, keys, meter, faults, onWrite } = options
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  const ask = forwarder(endpoint, agent)
  // A refused connection means that nothing was sent, so the request is retried after DynamoDB Local restarts. A
  // request interrupted midway fails.
  const forward: Forward = async (request, text) => {
    try {
      return await ask(request, text)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED')) throw error
      await new Promise((resolve) => setTimeout(resolve, noticed))
      await up()
      return ask(request, text)
    }
  }

  const meteredForward = async (
    request: IncomingMessage,
    operation: string,
    body: JsonObject,
    caller: Caller | undefined,
  ) => {
    const wanted = body['ReturnConsumedCapacity']
    const finish = await measure(endpoint, operation, body, tables)
    const answer = await forward(request, JSON.stringify({ ...body, ReturnConsumedCapacity: 'INDEXES' }))
    const answered = bodyOf(answer.text)
    const ok = answer.status === 200
    if (ok && !isRead(operation)) onWrite(tableNames(body))
    const units = await finish({ ok, body: answered, code: ok ? '' : errorCode(answered) })
    const index = typeof body['IndexName'] === 'string' ? { index: body['IndexName'] } : {}
    meter.add({ operation, caller: nameOf(caller), table: tableNames(body), ...index, ...units, ok })
    return strip(answer, answered, wanted)
  }

  const answerTo = async (request: IncomingMessage): Promise<Answer | 'lost'> => {
    const text = await readBody(request)
    const operation =
      String(request.headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1) ?? ''
    const body = bodyOf(text)
    const caller = keys.callerOf(accessKeyOf(request))
    const refused = refuseAccess(caller, operation, body, tables, policies)
    if (refused !== undefined) return failure(refused.code, refused.message)
    await up()
    const plainForward = async () => {
      const answer = await forward(request, text)
      if (!isRead(operation)) onWrite(tableNames(body))
      return answer
    }
    if (caller?.kind === 'developer' || !isMetered(operation)) return plainForward()
    const fault = faults.decide({ operation, caller: nameOf(caller), body })
    if (fault?.kind === 'error') return faultAnswer(fault, operation, body)
    const answer = await (meter.isOn() ? meteredForward(request, operation, body, caller) : plainForward())
    return fault?.kind === 'lost-reply' ? 'lost' : answer
  }

  const respond = (response: ServerResponse, answer: Answer): void => {
    response.writeHead(answer.status, {
      'content-type': jsonType,
      'content-length': String(Buffer.byteLength(answer.text)),
    })
    response.end(answer.text)
  }
  const server = await listen((request, response) => {
    answerTo(request).then(
      (answer) => {
        if (answer === 'lost') request.socket.destroy()
        else respond(response, answer)
      },
      (error: unknown) => respond(response, failure('InternalServerError', String(error))),
    )
  })
  const close = async (): Promise<void> => {
    await server.close()
    agent.destroy()
  }
  return { ...server, close }
}
