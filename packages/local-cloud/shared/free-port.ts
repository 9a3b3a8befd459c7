import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * Below the ephemeral ports of Linux (from 32768) and macOS (from 49152); an outgoing connection could take one of
 * those before the server does.
 */
const RANGE = [12_000, 32_000] as const
const TRIES = 100

/** Whether a TCP port of 127.0.0.1 is free. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => {
      server.close(() => resolve(true))
    })
  })

/** A TCP port of 127.0.0.1 that is currently free. Throws if 100 random ports are all in use. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(...RANGE)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${RANGE[0]} to ${RANGE[1]} is free`)
}
