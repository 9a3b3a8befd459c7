import { randomUUID } from 'node:crypto'
import { OperationTypeNode } from 'graphql'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { authenticate } from '../authorization/authenticate.ts'
import { createScope } from '../execution/create-scope.ts'
import { executeOperation } from '../execution/execute-operation.ts'
import type { Api } from '../execution/scope.ts'
import type { SubscriptionHub } from '../subscriptions/hub.ts'
import { mutationResults } from '../subscriptions/mutation-results.ts'
import { readBody } from './read-body.ts'
import { readOperation } from './read-operation.ts'
import { RequestError } from './request-error.ts'
import { headersOf, sourceIpOf } from './request-facts.ts'
import { sendAnswer, sendPreflight } from './send-answer.ts'

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
  // What is left of a body that is too long would be taken for the next request.
  const closing: Record<string, string> = status === 413 ? { connection: 'close' } : {}
  const headers = { 'x-amzn-errortype': errorType, ...closing }
  sendAnswer(response, status, { errors: [{ errorType, message }] }, requestId, headers)
}

/** Serves `POST /graphql` of an API, with its CORS preflight. */
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
