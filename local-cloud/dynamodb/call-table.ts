import { isObject, parseJson, textOf, type JsonObject } from '../shared/json.ts'
import { developerKey } from '../cloudformation/credentials.ts'

/** DynamoDB Local answered with an error; `code` is the exception's name. */
export class TableFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = code
  }
}

/** The exception's name in an error body's `__type`. */
export function errorCode(body: JsonObject): string {
  return textOf(body['__type'])?.split('#').at(-1) ?? 'UnknownError'
}

/** Calls DynamoDB Local as the developer. `operation` like `PutItem`; streams' operations carry their own target. Throws TableFailure. */
export async function callTable(endpoint: string, operation: string, input: JsonObject): Promise<JsonObject> {
  const streams = ['DescribeStream', 'GetShardIterator', 'GetRecords', 'ListStreams'].includes(operation)
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': `${streams ? 'DynamoDBStreams_20120810' : 'DynamoDB_20120810'}.${operation}`,
      authorization: `AWS4-HMAC-SHA256 Credential=${developerKey}/20200101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0`,
    },
    body: JSON.stringify(input),
  })
  const text = await response.text()
  const body = text === '' ? {} : parseJson(text)
  if (!isObject(body)) throw new TableFailure('UnknownError', text)
  if (response.ok) return body
  throw new TableFailure(errorCode(body), textOf(body['Message']) ?? textOf(body['message']) ?? '')
}
