import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publish, PUBLISH_CATALOGUE } from './publish.ts'

type Seen = { headers: Record<string, unknown>; body: unknown }

const answering = async (status: number, reply: unknown) => {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (part: Buffer) => (text += part.toString()))
    request.on('end', () => {
      seen.push({ headers: request.headers, body: JSON.parse(text) })
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  vi.stubEnv('GRAPHQL_URL', `http://127.0.0.1:${port}/graphql`)
  return { seen, close: () => server.close() }
}

beforeEach(() => {
  vi.stubEnv('AWS_REGION', 'eu-west-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'LOCALREGISTER')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_SESSION_TOKEN', 'session')
})
afterEach(() => vi.unstubAllEnvs())

describe('publish', () => {
  it('sends the mutation signed with the credentials of the function', async () => {
    const { seen, close } = await answering(200, { data: { publishCatalogue: { generatedAt: 7 } } })
    await publish(PUBLISH_CATALOGUE, { generatedAt: 7 })
    expect(seen[0]?.body).toEqual({ query: PUBLISH_CATALOGUE, variables: { generatedAt: 7 } })
    expect(seen[0]?.headers.authorization).toMatch(
      /^AWS4-HMAC-SHA256 Credential=LOCALREGISTER\/\d{8}\/eu-west-1\/appsync\/aws4_request, SignedHeaders=.*host.*Signature=[0-9a-f]{64}$/,
    )
    expect(seen[0]?.headers['x-amz-security-token']).toBe('session')
    close()
  })

  it('throws when the API refuses the mutation', async () => {
    const { close } = await answering(200, { data: null, errors: [{ errorType: 'Unauthorized', message: 'no' }] })
    await expect(publish(PUBLISH_CATALOGUE, { generatedAt: 7 })).rejects.toThrow('Unauthorized')
    close()
  })
})
