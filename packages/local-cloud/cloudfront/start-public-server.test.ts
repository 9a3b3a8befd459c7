import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../shared/free-port.ts'
import { startPublicServer, type PublicServer } from './start-public-server.ts'

const state: { server?: PublicServer } = {}
const url = () => `http://127.0.0.1:${String(state.server?.port)}`

beforeAll(async () => {
  state.server = await startPublicServer({
    port: await freePort(),
    mounts: ['/_local/a', '/_local/a/b', '/graphql'].map((path) => ({
      path,
      answer: (_, response, rest) => response.end(`${path} ${rest}`),
    })),
    upgrades: [{ path: '/graphql/realtime', accept: (_, socket) => socket.end('upgraded') }],
    otherwise: (_, response) => response.end('site'),
  })
})
afterAll(() => state.server?.close())

/** The response status for a request with these headers. */
function statusOf(headers: Record<string, string>, path: string, method = 'GET'): Promise<number> {
  return new Promise((resolve) => {
    request(`${url()}${path}`, { headers, method }, (response) => resolve(response.resume().statusCode ?? 0)).end()
  })
}

/** The response status for a request with another Host header. */
const statusAs = (host: string, path: string) => statusOf({ host }, path)

function upgrade(path: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(state.server?.port ?? 0, '127.0.0.1')
    let said = ''
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(said))
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`)
  })
}

describe('the public server', () => {
  it.each([
    ['/_local/a/x?y=1', '/_local/a /x?y=1'],
    ['/_local/a', '/_local/a /'],
    ['/_local/a/b/', '/_local/a/b /'],
    ['/graphql', '/graphql /'],
    ['/graphqlx', 'site'],
    ['/anything', 'site'],
  ])('routes %s to the longest matching path', async (path, expected) => {
    expect(await (await fetch(`${url()}${path}`)).text()).toBe(expected)
  })

  it('upgrades a connection only on paths that support it', async () => {
    expect(await upgrade('/graphql/realtime')).toBe('upgraded')
    expect(await upgrade('/elsewhere')).toBe('')
  })

  it('blocks its tools from pages that use another name for this machine', async () => {
    expect(await statusAs('evil.example', '/_local/a')).toBe(421)
    expect(await statusAs('localhost:3000', '/_local/a')).toBe(200)
    expect(await statusAs('evil.example', '/anything')).toBe(200)
  })

  it('blocks its tools from other sites’ requests, including no-cors ones', async () => {
    const host = 'localhost:3000'
    const sent = (headers: Record<string, string>, method = 'POST') =>
      statusOf({ host, ...headers }, '/_local/a', method)
    expect(await sent({ origin: 'https://evil.example' })).toBe(403)
    expect(await sent({ origin: 'null' })).toBe(403)
    expect(await sent({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' })).toBe(403)
    expect(await sent({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).toBe(403)
    expect(await sent({ 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 'GET')).toBe(200)
    expect(await sent({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await sent({})).toBe(200)
    expect(await statusOf({ host, origin: 'https://evil.example' }, '/graphql', 'POST')).toBe(200)
  })

  it('reports a port in use with a clear message', async () => {
    const again = startPublicServer({
      port: state.server?.port ?? 0,
      mounts: [],
      upgrades: [],
      otherwise: () => undefined,
    })
    await expect(again).rejects.toThrow(
      /^Port \d+ is taken by another program; stop it or start with --port and another number\.$/,
    )
  })
})
