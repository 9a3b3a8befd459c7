import { createServer } from 'node:net'
import { freePort } from '../shared/free-port.ts'
import { LocalFailure } from '../shared/local-failure.ts'

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => {
      resolve(false)
    })
    server.listen(port, '127.0.0.1', () => {
      server.close(() => {
        resolve(true)
      })
    })
  })
}

/** The public port: the wanted one with the next one for S3, or (0) any two free ones in a row. Throws LocalFailure when taken. */
export async function choosePort(wanted: number): Promise<number> {
  if (wanted === 0) {
    for (let tries = 0; tries < 50; tries += 1) {
      const port = await freePort()
      if (port < 65_000 && (await isFree(port + 1))) return port
    }
  }
  for (const port of [wanted, wanted + 1]) {
    if (await isFree(port)) continue
    throw new LocalFailure(
      `Port ${String(port)} is taken by another program; stop it or start with --port and another number.`,
    )
  }
  return wanted
}
