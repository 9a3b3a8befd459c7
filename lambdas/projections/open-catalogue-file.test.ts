import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readFile, replaceFile } from './catalogue-file.ts'
import { openCatalogueFile } from './open-catalogue-file.ts'

let server: Server
let asked: { method: string; path: string; headers: IncomingMessage['headers']; signed: string; body: string }[]
let answers: { status: number; etag?: string; text?: string }[]

beforeEach(async () => {
  asked = []
  answers = []
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://store')
      const signed = url.searchParams.get('X-Amz-SignedHeaders') ?? ''
      asked.push({ method: request.method ?? '', path: url.pathname, headers: request.headers, signed, body })
      const { status, etag, text = '' } = answers.shift() ?? { status: 500 }
      if (etag !== undefined) response.setHeader('etag', etag)
      response.writeHead(status).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`)
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, 'key')
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('WEB_BUCKET', 'web')
  vi.spyOn(Math, 'random').mockReturnValue(0)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  await new Promise((resolve) => server.close(resolve))
})

const file = openCatalogueFile()

describe('the catalogue in its bucket', () => {
  it('is read with its tag, and replaced on the condition of that tag, which the signature holds', async () => {
    answers = [{ status: 200, etag: '"one"', text: '{"courses":[{"key":"a"}],"generatedAt":5}' }, { status: 200 }]
    const before = await readFile({ file })
    expect(before).toEqual({ tag: '"one"', courses: ['a'], generatedAt: 5 })
    expect(await replaceFile({ file }, '{"courses":[]}', before)).toBe(true)
    expect(asked[1]).toMatchObject({
      method: 'PUT',
      path: '/web/catalogue.json',
      body: '{"courses":[]}',
      headers: { 'if-match': '"one"', 'content-type': 'application/json', 'cache-control': 'public, max-age=3' },
    })
    expect(asked[1]?.signed.split(';')).toEqual(expect.arrayContaining(['if-match', 'content-type']))
  })

  it('is asked for again after a failure of the store, and a refusal means that somebody else wrote', async () => {
    answers = [{ status: 503 }, { status: 403 }, { status: 500 }, { status: 412 }]
    const before = await readFile({ file })
    expect(before).toBeUndefined()
    expect(await replaceFile({ file }, '{}', before)).toBe(false)
    expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET', 'PUT', 'PUT'])
    expect(asked[3]?.headers['if-none-match']).toBe('*')
  })

  it('fails when the store refuses for another reason, or fails to the last try', async () => {
    answers = [{ status: 400 }, { status: 503 }, { status: 503 }, { status: 503 }]
    await expect(replaceFile({ file }, '{}', undefined)).rejects.toThrow('could not be written: 400')
    await expect(readFile({ file })).rejects.toThrow('could not be read: 503')
  })
})
