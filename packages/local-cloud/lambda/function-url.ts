import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type CloudModel, resourcesOf } from '../cloudformation/cloud-model.ts'
import { isObject, type Json, type JsonObject, listOf, numberOf, objectOf, textOf } from '../shared/json.ts'
import type { Outcome } from './invocation.ts'

/** Reads the whole body of a request; undefined if it exceeds `limit` bytes. */
async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request) {
    const bytes = part as Buffer
    size += bytes.length
    if (size > limit) return undefined
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}

/** A function URL of the template: `/_local/functions/<logicalId>/`. */
export type FunctionUrl = { logicalId: string; functionArn: string; isPublic: boolean }

/** Reads the function URLs of the template. */
export function readFunctionUrls(model: CloudModel): FunctionUrl[] {
  return resourcesOf(model, 'AWS::Lambda::Url').map(({ logicalId, properties }) => {
    const alias = textOf(properties['Qualifier'])
    return {
      logicalId,
      functionArn: `${textOf(properties['TargetFunctionArn']) ?? ''}${alias === undefined ? '' : `:${alias}`}`,
      isPublic: properties['AuthType'] === 'NONE',
    }
  })
}

const largestBody = 6 * 1024 * 1024
const textTypes = /^(text\/|application\/(json|javascript|xml|x-www-form-urlencoded|.*\+json|.*\+xml))/

/** The event that a function URL sends to its function (payload format 2.0); `path` follows the function URL. */
export function functionUrlEvent(request: IncomingMessage, path: string, body: Buffer): JsonObject {
  const url = new URL(path, 'http://local')
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name.toLowerCase(),
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
  )
  const method = request.method ?? 'GET'
  const cookies = headers['cookie']?.split(/;\s*/)
  const isText = textTypes.test(headers['content-type'] ?? 'text/plain')
  const now = new Date()
  const query: Record<string, string> = {}
  for (const name of url.searchParams.keys()) query[name] = url.searchParams.getAll(name).join(',')
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath: url.pathname,
    rawQueryString: url.search.slice(1),
    ...(cookies === undefined ? {} : { cookies }),
    headers,
    ...(url.search === '' ? {} : { queryStringParameters: query }),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'local',
      domainName: headers['host'] ?? 'local',
      domainPrefix: 'local',
      http: {
        method,
        path: url.pathname,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length === 0 ? {} : { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  }
}

function respond(
  response: ServerResponse,
  status: number,
  headers: Record<string, string | string[]>,
  body: Buffer | string,
): void {
  response.writeHead(status, headers)
  response.end(body)
}

function respondWith(response: ServerResponse, payload: Json): void {
  if (!isObject(payload) || payload['statusCode'] === undefined) {
    respond(response, 200, { 'content-type': 'application/json' }, JSON.stringify(payload))
    return
  }
  const headers: Record<string, string | string[]> = { 'content-type': 'application/json' }
  for (const [name, value] of Object.entries(objectOf(payload['headers'])))
    headers[name.toLowerCase()] = textOf(value) ?? JSON.stringify(value)
  const cookies = listOf(payload['cookies']).map(String)
  if (cookies.length > 0) headers['set-cookie'] = cookies
  const body = payload['body']
  const text = textOf(body) ?? (body === undefined || body === null ? '' : JSON.stringify(body))
  const bytes = payload['isBase64Encoded'] === true ? Buffer.from(text, 'base64') : text
  respond(response, numberOf(payload['statusCode']) ?? 200, headers, bytes)
}

/** Handles a request to a function URL; `path` follows the function URL. */
export async function answerFunctionUrl(
  url: FunctionUrl,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  invoke: (id: string, event: Json) => Promise<Outcome>,
): Promise<void> {
  const json = { 'content-type': 'application/json' }
  if (!url.isPublic) {
    respond(response, 403, json, '{"Message":"Forbidden"}')
    return
  }
  const body = await readBytes(request, largestBody)
  if (body === undefined) {
    respond(response, 413, json, '{"Message":"Request Entity Too Large"}')
    return
  }
  const outcome = await invoke(url.functionArn, functionUrlEvent(request, path, body))
  if (outcome.ok) respondWith(response, outcome.payload)
  else respond(response, 502, json, '{"Message":"Internal Server Error"}')
}
