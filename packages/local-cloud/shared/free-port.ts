import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that Linux (32768 on) and macOS (49152 on) give to outgoing connections, one of which could take the port before its server. */
const RANGE = [12_000, 32_000] as const
const TRIES = 100

/** Whether no process listens on a TCP port of 127.0.0.1. */
export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => {
      server.close(() => resolve(true))
    })
  })

/** A TCP port of 127.0.0.1 that no process listens on right now. Throws when 100 ports at random are all taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(...RANGE)
    if (await isFree(port)) return port
  }
  throw new Error(`No port from ${RANGE[0]} to ${RANGE[1]} is free`)
}
