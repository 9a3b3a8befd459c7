import { asRecord, toText } from '#shared/json.ts'
import type { CodeFunction, CodeRun } from '../code-run.ts'

/** Headers that copyHeaders() omits. */
const restricted = [
  'transfer-encoding',
  'connection',
  'host',
  'expect',
  'keep-alive',
  'upgrade',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'content-length',
]
/** Headers that a resolver may not set. */
const reserved = [
  ...restricted,
  'access-control-allow-credentials',
  'access-control-allow-origin',
  'access-control-expose-headers',
  'access-control-max-age',
  'access-control-allow-methods',
  'access-control-allow-headers',
  'vary',
  'content-type',
]

/** AppSync's limit on the total size of custom response headers, in bytes; a header that is set twice counts twice. */
const headerBytes = 4096

function addHeader(run: CodeRun, name: string, value: unknown): void {
  const key = name.toLowerCase()
  if (reserved.includes(key) || key.startsWith('x-amzn-') || key.startsWith('x-amz-'))
    throw new Error(`The response header ${name} is restricted`)
  run.responseHeaders.push([key, toText(value)])
  const size = run.responseHeaders.flat().reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  if (size > headerBytes) throw new Error('The custom response headers exceed 4 KB')
}

/** `util.http`. */
export const httpFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.http.copyHeaders': (_run, headers) =>
    Object.fromEntries(Object.entries(asRecord(headers)).filter(([name]) => !restricted.includes(name.toLowerCase()))),
  'util.http.addResponseHeader': (run, name, value) => {
    addHeader(run, toText(name), value)
    return undefined
  },
  'util.http.addResponseHeaders': (run, headers) => {
    for (const [name, value] of Object.entries(asRecord(headers))) addHeader(run, name, value)
    return undefined
  },
}
