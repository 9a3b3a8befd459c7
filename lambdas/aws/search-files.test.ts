import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createSearchFiles } from './search-files.ts'

/** A store with the part of S3 that the files need: ETags and conditions on them. */
const objects = new Map<string, string>()
const log: string[] = []
const etagOf = (text: string | undefined) =>
  text === undefined ? undefined : `"${createHash('md5').update(text).digest('hex')}"`

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const server = createServer(
  (request, response) =>
    void textOf(request).then((text) => {
      const key = (request.url ?? '').split('?')[0] ?? ''
      const etag = etagOf(objects.get(key))
      const { 'if-none-match': none, 'if-match': match } = request.headers
      const answer = (status: number, body = '') => {
        log.push(`${request.method ?? ''} ${status}`)
        response.writeHead(status, { etag: etagOf(objects.get(key)) ?? '' }).end(body)
      }
      if (request.method === 'GET') {
        if (etag === undefined) answer(404)
        else if (none === etag) answer(304)
        else answer(200, objects.get(key))
        return
      }
      if ((none === '*' && etag !== undefined) || (match !== undefined && match !== etag)) {
        answer(412)
        return
      }
      objects.set(key, text)
      answer(200)
    }),
)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
})
beforeEach(() => {
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${port}`)
  vi.stubEnv('AWS_REGION', 'us-east-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'LOCALROLE')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('SEARCH_BUCKET', 'search')
  objects.clear()
  log.length = 0
})
afterEach(() => vi.unstubAllEnvs())

it.each([{ keep: false }, { keep: true }])(
  'a read returns the latest version, written by this run or another: %o',
  async (options) => {
    const [files, another] = [createSearchFiles(options), createSearchFiles()]
    expect(await files.read('a.json')).toBeUndefined()
    await files.write('a.json', [{ id: 1 }])
    const first = await files.read('a.json')
    expect(first?.entries).toEqual([{ id: 1 }])
    await another.write('a.json', [{ id: 2 }])
    expect((await files.read('a.json'))?.entries).toEqual([{ id: 2 }])
    expect(await files.replace('a.json', [{ id: 3 }], first?.etag)).toBe(false)
    expect(await files.replace('a.json', [{ id: 3 }], undefined)).toBe(false)
    const second = await files.read('a.json')
    expect(second?.entries).toEqual([{ id: 2 }])
    expect(await files.replace('a.json', [{ id: 3 }], second?.etag)).toBe(true)
    expect((await files.read('a.json'))?.entries).toEqual([{ id: 3 }])
    objects.clear()
    expect(await files.read('a.json')).toBeUndefined()
    expect(await files.replace('a.json', [], second?.etag)).toBe(false)
  },
)

it('an unchanged file comes from memory after a check of its etag', async () => {
  const files = createSearchFiles({ keep: true })
  await files.write('a.json', [{ id: 1 }])
  expect(await files.read('a.json')).toEqual({ etag: etagOf('[{"id":1}]'), entries: [{ id: 1 }] })
  await files.replace('a.json', [{ id: 2 }], etagOf('[{"id":1}]'))
  for (const _ of [1, 2]) expect((await files.read('a.json'))?.entries).toEqual([{ id: 2 }])
  expect(log).toEqual(['PUT 200', 'GET 304', 'PUT 200', 'GET 304', 'GET 304'])
})

it('the most recently used files are kept, up to 8 MB', async () => {
  const files = createSearchFiles({ keep: true })
  const entries = ['x'.repeat(3_000_000)]
  for (const name of ['a', 'b', 'c']) await files.write(name, entries)
  log.length = 0
  for (const name of ['b', 'c', 'a']) expect((await files.read(name))?.entries).toEqual(entries)
  expect(log).toEqual(['GET 304', 'GET 304', 'GET 200'])
})
