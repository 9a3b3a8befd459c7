import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A store of search files, with how often it was asked. */
export type FileStore = { url: string; requests: () => number; close: () => void }

const AT_ONCE = 1_000

const listOf = (names: readonly string[], next: string | undefined) =>
  `<ListBucketResult>${names.map((name) => `<Contents><Key>${name}</Key><ETag>&quot;${name}&quot;</ETag></Contents>`).join('')}${
    next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`
  }</ListBucketResult>`

/** Serves the two calls of S3 that a search makes, a thousand names a list; `entriesOf` makes a file as it is asked for. */
export async function serveFiles(names: readonly string[], entriesOf: (name: string) => unknown): Promise<FileStore> {
  let requests = 0
  const server: Server = createServer((request, response) => {
    requests += 1
    const url = new URL(request.url ?? '/', 'http://store')
    const name = names.find((name) => url.pathname.endsWith(`/${name}`))
    if (name !== undefined) {
      response.setHeader('etag', `"${name}"`)
      response.end(JSON.stringify(entriesOf(name)))
      return
    }
    const prefix = url.searchParams.get('prefix') ?? ''
    const listed = names.filter((name) => name.startsWith(prefix))
    const from = Number(url.searchParams.get('continuation-token') ?? 0)
    const next = from + AT_ONCE < listed.length ? String(from + AT_ONCE) : undefined
    response.end(listOf(listed.slice(from, from + AT_ONCE), next))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, requests: () => requests, close: () => void server.close() }
}
