import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands in for AWS's services: everything is empty, and it answers at once. */
export type EmptyCloud = { url: string; requests: () => number; reset: () => void; close: () => void }

const SECRET = JSON.stringify({ secretKey: 'sk_test_bench', webhookSecret: 'whsec_bench' })

const ANSWERS: Record<string, object> = {
  Query: { Items: [], Count: 0, ScannedCount: 0 },
  BatchGetItem: { Responses: {}, UnprocessedKeys: {} },
  GetSecretValue: { SecretString: SECRET },
}

/** Serves an empty table, an empty bucket and a secret; counts what it is asked. */
export async function serveEmptyCloud(): Promise<EmptyCloud> {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    const operation =
      String(request.headers['x-amz-target'] ?? '')
        .split('.')
        .at(-1) ?? ''
    request.resume().on('end', () => {
      const isFile = request.method === 'GET' && new URL(request.url ?? '/', 'http://cloud').pathname.endsWith('.json')
      response.setHeader('content-type', operation === '' ? 'application/xml' : 'application/x-amz-json-1.0')
      if (operation !== '') response.end(JSON.stringify(ANSWERS[operation] ?? {}))
      else if (isFile) response.writeHead(404).end()
      else response.end('<ListBucketResult></ListBucketResult>')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    reset: () => {
      requests = 0
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
