import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { execute, type ExecutionResult, OperationTypeNode } from 'graphql'
import { authenticate } from '../authorization/authenticate.ts'
import { createScope } from '../execution/create-scope.ts'
import { type OperationRequest, type Prepared, prepareOperation } from '../execution/prepare-operation.ts'
import { resolveField } from '../execution/resolve-field.ts'
import type { Api, Scope } from '../execution/scope.ts'
import { toWireError, type WireError } from '../execution/wire-error.ts'
import type { SubscriptionHub } from '../subscriptions/hub.ts'
import { mutationResults } from '../subscriptions/mutation-results.ts'
import { readOperation } from './read-operation.ts'
import { RequestError } from './request-error.ts'
import { headersOf, sourceIpOf } from './request-facts.ts'

const exposed = 'x-amzn-RequestId,x-amzn-ErrorType,x-amz-user-agent,x-amzn-ErrorMessage,Date,x-amz-schema-version'

/** Sends a JSON response with AppSync's headers. */
function sendAnswer(
  response: ServerResponse,
  status: number,
  body: unknown,
  requestId: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json;charset=UTF-8',
    'content-length': Buffer.byteLength(text),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposed,
    'x-amzn-requestid': requestId,
  })
  response.end(text)
}

/** Responds to a browser's preflight as AppSync does: allows any origin and the requested headers. */
function sendPreflight(response: ServerResponse, requestedHeaders: string | undefined): void {
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'POST, GET, OPTIONS',
    'access-control-allow-headers': requestedHeaders ?? '*',
    'access-control-expose-headers': exposed,
    'access-control-max-age': '172800',
    'content-length': 0,
  })
  response.end()
}

/** AppSync's limit on the size of a request body, in bytes. */
const bodyLimit = 1_048_576

/** Reads the body as text. Throws RequestError 413 if it exceeds 1 MB. */
async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    size += bytes.length
    if (size > bodyLimit)
      throw new RequestError(413, 'RequestEntityTooLargeException', 'Request size exceeded the limit of 1 MB.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** The response to one operation; mutations use `prepared` and `data` to publish to subscriptions. */
type OperationAnswer = { data: ExecutionResult['data']; errors: readonly WireError[]; prepared: Prepared }

/** Runs one operation. Throws RequestError if the whole request is rejected. */
async function executeOperation(scope: Scope, request: OperationRequest): Promise<OperationAnswer> {
  const { schema } = scope.api
  const prepared = prepareOperation(scope.api, request)
  if (!prepared.ok) return { data: null, errors: prepared.errors, prepared }
  const result = await execute({
    schema,
    document: prepared.document,
    contextValue: scope,
    variableValues: request.variables,
    operationName: prepared.operation.name?.value,
    fieldResolver: resolveField,
  })
  for (const { originalError } of result.errors ?? []) if (originalError instanceof RequestError) throw originalError
  const errors = [...(result.errors ?? []).map((error) => toWireError(error, schema)), ...scope.appended]
  return { data: result.data ?? null, errors, prepared }
}

async function answer(
  api: Api,
  hub: SubscriptionHub,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const headers = headersOf(request)
  const body = await readBody(request)
  const caller = await authenticate(
    api.options,
    { headers, body, method: request.method ?? 'POST', path: request.url ?? '/graphql' },
    sourceIpOf(request),
  )
  const operation = readOperation(body)
  const scope = createScope(api, caller, headers, operation.variables, requestId)
  const { data, errors, prepared } = await executeOperation(scope, operation)
  if (prepared.ok && prepared.operation.operation === OperationTypeNode.MUTATION) {
    for (const result of mutationResults(api.schema, prepared, data, errors)) hub.publish(result)
    for (const invalidation of scope.invalidations) hub.invalidate(invalidation)
  }
  const custom = Object.fromEntries(scope.responseHeaders)
  sendAnswer(response, 200, errors.length > 0 ? { data, errors } : { data }, requestId, custom)
}

function refuse(api: Api, response: ServerResponse, error: unknown, requestId: string): void {
  if (response.headersSent) return
  const refusal =
    error instanceof RequestError
      ? error
      : new RequestError(500, 'InternalFailureException', 'An internal failure occurred.')
  if (refusal !== error)
    api.options.log({
      level: 'error',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      requestId,
    })
  const { status, errorType, message } = refusal
  // Otherwise the unread rest of an oversized body would be parsed as the next request.
  const closing: Record<string, string> = status === 413 ? { connection: 'close' } : {}
  const headers = { 'x-amzn-errortype': errorType, ...closing }
  sendAnswer(response, status, { errors: [{ errorType, message }] }, requestId, headers)
}

/** Serves an API's `POST /graphql` and its CORS preflight. */
export function createHttpHandler(
  api: Api,
  hub: SubscriptionHub,
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const requestId = randomUUID()
    if (request.method === 'OPTIONS') {
      sendPreflight(response, headersOf(request)['access-control-request-headers'])
      return
    }
    if (request.method !== 'POST') {
      refuse(
        api,
        response,
        new RequestError(405, 'MethodNotAllowedException', 'Only POST is served at this path.'),
        requestId,
      )
      return
    }
    answer(api, hub, request, response, requestId).catch((error: unknown) => refuse(api, response, error, requestId))
    return undefined
  }
}
