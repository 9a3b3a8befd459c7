import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Transform, type TransformCallback } from 'node:stream'
import { crc32 } from 'node:zlib'
import S3Error from 's3rver/lib/models/error.js'

type Sum = { update: (chunk: Buffer) => void; digest: () => string }

function sumBy(name: string): Sum | undefined {
  if (name === 'x-amz-checksum-crc32') {
    let value = 0
    return {
      update: (chunk) => {
        value = crc32(chunk, value)
      },
      digest: () => {
        const bytes = Buffer.alloc(4)
        bytes.writeUInt32BE(value)
        return bytes.toString('base64')
      },
    }
  }
  if (name === 'x-amz-content-sha256') {
    const hash = createHash('sha256')
    return { update: (chunk) => hash.update(chunk), digest: () => hash.digest('hex') }
  }
  const algorithm = { 'x-amz-checksum-sha1': 'sha1', 'x-amz-checksum-sha256': 'sha256', 'content-md5': 'md5' }[name]
  if (algorithm === undefined) return undefined
  const hash = createHash(algorithm)
  return { update: (chunk) => hash.update(chunk), digest: () => hash.digest('base64') }
}

const CHECKSUMS = ['x-amz-checksum-crc32', 'x-amz-checksum-sha1', 'x-amz-checksum-sha256', 'content-md5']

const badDigest = (name: string): Error =>
  new S3Error('BadDigest', `The ${name} you specified did not match the calculated checksum.`)

/** Whether the body uses signed or unsigned chunks (`aws-chunked`), as SDK v3 sends streams. */
export const isChunked = (headers: IncomingHttpHeaders): boolean =>
  String(headers['x-amz-content-sha256'] ?? '').startsWith('STREAMING-') ||
  (headers['content-encoding'] ?? '').includes('aws-chunked')

type Frame = { state: 'size' | 'data' | 'data-end' | 'trailer' | 'done'; left: number; line: Buffer }

/**
 * Decodes a body: removes chunk framing and verifies checksums in headers or trailer. Fails with BadDigest or
 * IncompleteBody.
 */
export function decodeBody(headers: IncomingHttpHeaders): Transform {
  const chunked = isChunked(headers)
  const declared = headers[chunked ? 'x-amz-decoded-content-length' : 'content-length']
  const wholeHash = /^[0-9a-f]{64}$/.test(String(headers['x-amz-content-sha256'])) ? ['x-amz-content-sha256'] : []
  const names = [
    ...wholeHash,
    ...CHECKSUMS.filter((name) => headers[name] !== undefined),
    String(headers['x-amz-trailer'] ?? ''),
  ]
  const sums = new Map(
    names.flatMap((name) => {
      const sum = sumBy(name)
      return sum ? [[name, sum] as const] : []
    }),
  )
  const expected = new Map(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, String(headers[name])] as const])),
  )
  const frame: Frame = { state: chunked ? 'size' : 'data', left: Infinity, line: Buffer.alloc(0) }
  let length = 0

  const give = (out: Transform, data: Buffer) => {
    length += data.length
    for (const sum of sums.values()) sum.update(data)
    out.push(data)
  }

  const readLine = (text: string) => {
    if (frame.state === 'data-end') frame.state = 'size'
    else if (frame.state === 'size') {
      frame.left = Number.parseInt(text.split(';')[0] ?? '', 16)
      if (Number.isNaN(frame.left)) throw new S3Error('IncompleteBody', 'The chunks of the body are malformed.')
      frame.state = frame.left === 0 ? 'trailer' : 'data'
    } else if (text === '') frame.state = 'done'
    else {
      const [name = '', ...value] = text.split(':')
      expected.set(name.trim().toLowerCase(), value.join(':').trim())
    }
  }

  const takeLine = (data: Buffer): Buffer => {
    const whole = Buffer.concat([frame.line, data])
    const end = whole.indexOf('\r\n')
    if (end < 0) {
      frame.line = whole
      return Buffer.alloc(0)
    }
    frame.line = Buffer.alloc(0)
    readLine(whole.subarray(0, end).toString('latin1'))
    return whole.subarray(end + 2)
  }

  const takeData = (out: Transform, data: Buffer): Buffer => {
    const part = data.subarray(0, Math.min(data.length, frame.left))
    give(out, part)
    frame.left -= part.length
    if (frame.left === 0) frame.state = 'data-end'
    return data.subarray(part.length)
  }

  return new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback) {
      try {
        let rest = chunk
        while (rest.length > 0 && frame.state !== 'done')
          rest = frame.state === 'data' ? takeData(this, rest) : takeLine(rest)
        done()
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
    flush(done: TransformCallback) {
      const complete =
        (declared === undefined || Number(declared) === length) &&
        (!chunked || ['trailer', 'done'].includes(frame.state))
      if (!complete) {
        done(
          new S3Error(
            'IncompleteBody',
            'You did not provide the number of bytes specified by the Content-Length HTTP header',
          ),
        )
        return
      }
      const wrong = [...sums].find(([name, sum]) => expected.has(name) && expected.get(name) !== sum.digest())
      done(wrong ? badDigest(wrong[0]) : null)
    },
  })
}
