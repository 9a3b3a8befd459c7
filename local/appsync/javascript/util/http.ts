import { asRecord } from '../../shared/as-record.ts'
import { toText } from '../../shared/to-text.ts'
import type { CodeFunction, CodeRun } from '../code-run.ts'

const notForwarded = new Set([
  'transfer-encoding',
  'connection',
  'host',
  'expect',
  'keep-alive',
  'upgrade',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
])
const reserved = new Set([
  'content-type',
  'content-length',
  'date',
  'via',
  'connection',
  'transfer-encoding',
  'access-control-allow-origin',
  'access-control-expose-headers',
])

/** AppSync's limit of all custom response headers together, in bytes. */
const headerBytes = 4096

function addHeader(run: CodeRun, name: string, value: unknown): void {
  const key = name.toLowerCase()
  if (reserved.has(key) || key.startsWith('x-amzn-') || key.startsWith('x-amz-'))
    throw new Error(`The response header ${name} is restricted`)
  const headers = { ...run.responseHeaders, [key]: toText(value) }
  const size = Object.entries(headers).reduce(
    (sum, [header, text]) => sum + Buffer.byteLength(header) + Buffer.byteLength(text),
    0,
  )
  if (size > headerBytes) throw new Error('The custom response headers exceed 4 KB')
  run.responseHeaders[key] = toText(value)
}

/** `util.http`. */
export const httpFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.http.copyHeaders': (_run, headers) =>
    Object.fromEntries(Object.entries(asRecord(headers)).filter(([name]) => !notForwarded.has(name.toLowerCase()))),
  'util.http.addResponseHeader': (run, name, value) => {
    addHeader(run, toText(name), value)
    return undefined
  },
  'util.http.addResponseHeaders': (run, headers) => {
    for (const [name, value] of Object.entries(asRecord(headers))) addHeader(run, name, value)
    return undefined
  },
}
