import { Agent, request } from 'node:http'
import { isObject, parseJson, textOf, type JsonObject } from '../shared/json.ts'
import { readBody } from '../shared/read-body.ts'
import { developerKey } from '../cloudformation/credentials.ts'

/** An error response of DynamoDB Local; `code` is the exception's name. */
export class TableFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = code
  }
}

/** The exception's name from an error body's `__type`. */
export function errorCode(body: JsonObject): string {
  return textOf(body['__type'])?.split('#').at(-1) ?? 'UnknownError'
}

/**
 * Uses Node's own HTTP client because a stream reader polls ten times a second, and `fetch` costs several times as
 * much.
 */
const agent = new Agent({ keepAlive: true })

function post(endpoint: string, headers: Record<string, string>, text: string): Promise<{ ok: boolean; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(endpoint, { method: 'POST', headers, agent }, (incoming) => {
      readBody(incoming).then((answer) => resolve({ ok: incoming.statusCode === 200, text: answer }), reject)
    })
    outgoing.once('error', (error) => {
      // Java may close an idle connection just as it is reused; nothing was sent in that case.
      if (outgoing.reusedSocket) post(endpoint, headers, text).then(resolve, reject)
      else reject(error)
    })
    outgoing.end(text)
  })
}

/**
 * Calls DynamoDB Local as the developer. `operation` is a name like `PutItem`; stream operations include their own
 * target. Throws TableFailure.
 */
export async function callTable(endpoint: string, operation: string, input: JsonObject): Promise<JsonObject> {
  const streams = ['DescribeStream', 'GetShardIterator', 'GetRecords', 'ListStreams'].includes(operation)
  const text = JSON.stringify(input)
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': String(Buffer.byteLength(text)),
    'x-amz-target': `${streams ? 'DynamoDBStreams_20120810' : 'DynamoDB_20120810'}.${operation}`,
    authorization: `AWS4-HMAC-SHA256 Credential=${developerKey}/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
  }
  const answer = await post(endpoint, headers, text)
  const body = answer.text === '' ? {} : parseJson(answer.text)
  if (!isObject(body)) throw new TableFailure('UnknownError', answer.text)
  if (answer.ok) return body
  throw new TableFailure(errorCode(body), textOf(body['Message']) ?? textOf(body['message']) ?? '')
}
