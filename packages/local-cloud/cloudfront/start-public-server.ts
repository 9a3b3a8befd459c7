import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { LocalFailure } from '../shared/local-failure.ts'

/** Handles every request under a path. `rest` is the URL after the path, starting with a slash. */
export type Mount = {
  path: string
  answer: (request: IncomingMessage, response: ServerResponse, rest: string) => unknown
}

export type PublicServerOptions = {
  port: number
  /** In any order: the longest match wins. */
  mounts: Mount[]
  upgrades: { path: string; accept: (request: IncomingMessage, socket: Duplex, head: Buffer) => void }[]
  /** Handles requests that match no mount. */
  otherwise: (request: IncomingMessage, response: ServerResponse) => unknown
}

export type PublicServer = { port: number; close: () => Promise<void> }

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/

const under = (path: string, mount: string): boolean => path === mount || path.startsWith(`${mount}/`)

/** Blocks DNS rebinding: another site must not access the local tools by resolving its own name to this machine. */
function isForeign(request: IncomingMessage, path: string): boolean {
  return under(path, '/_local') && !localHost.test(request.headers.host ?? '')
}

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : '')

/** Blocks cross-site requests; a link that the user follows is allowed. */
function isSentElsewhere({ headers, method }: IncomingMessage, path: string): boolean {
  if (!under(path, '/_local')) return false
  const { origin } = headers
  if (origin !== undefined && !localHost.test(hostOf(origin))) return true
  const isFollowed = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  return headers['sec-fetch-site'] === 'cross-site' && !isFollowed
}

function bind(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Starts the public server on 127.0.0.1 (and ::1, if available). Throws LocalFailure if the port is in use. */
export async function startPublicServer({
  port,
  mounts,
  upgrades,
  otherwise,
}: PublicServerOptions): Promise<PublicServer> {
  const sorted = [...mounts].sort((a, b) => b.path.length - a.path.length)
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '/'
    const path = url.split('?')[0] ?? '/'
    if (isForeign(request, path)) {
      response.writeHead(421, { 'content-type': 'text/plain' }).end('Ask for this as localhost.')
      return
    }
    if (isSentElsewhere(request, path)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('Not for pages of other sites.')
      return
    }
    const mount = sorted.find((candidate) => under(path, candidate.path))
    if (mount === undefined) await otherwise(request, response)
    else await mount.answer(request, response, url.slice(mount.path.length).replace(/^(?!\/)/, '/'))
  }
  // The HTTP server doesn't track upgraded sockets, so they are closed explicitly.
  const sockets = new Set<Duplex>()
  const make = (): Server => {
    const server = createServer((request, response) => {
      answer(request, response).catch((error: unknown) => {
        console.error(error)
        if (response.headersSent) response.destroy()
        else response.writeHead(500, { 'content-type': 'text/plain' }).end('Internal server error')
      })
    })
    server.on('upgrade', (request, socket, head) => {
      const path = (request.url ?? '/').split('?')[0] ?? '/'
      const upgrade = upgrades.find((candidate) => under(path, candidate.path))
      if (upgrade === undefined) socket.destroy()
      else upgrade.accept(request, socket, head)
    })
    server.keepAliveTimeout = 65_000
    server.on('connection', (socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    return server
  }
  const servers = [make()]
  const taken = `Port ${String(port)} is taken by another program; stop it or start with --port and another number.`
  try {
    await bind(servers[0] ?? make(), port, '127.0.0.1')
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? new LocalFailure(taken) : error
  }
  const second = make()
  await bind(second, port, '::1').then(
    () => servers.push(second),
    () => undefined,
  )
  const close = async (): Promise<void> => {
    const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)))
    for (const socket of sockets) socket.destroy()
    await Promise.all(closed)
  }
  return { port, close }
}
