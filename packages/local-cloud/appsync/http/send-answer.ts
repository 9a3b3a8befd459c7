import type { ServerResponse } from 'node:http'

const exposed = 'x-amzn-RequestId,x-amzn-ErrorType,x-amz-user-agent,x-amzn-ErrorMessage,Date,x-amz-schema-version'

/** Sends a JSON answer with AppSync's headers. */
export function sendAnswer(
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

/** Answers a browser's preflight as AppSync does: any origin, the headers it asks for. */
export function sendPreflight(response: ServerResponse, requestedHeaders: string | undefined): void {
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
