import { createServer } from 'node:http'
import type { TestProject } from 'vitest/node'
import { startTableServer, type TableServer } from './table-server.ts'

declare module 'vitest' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface joins Vitest's own
  export interface ProvidedContext {
    /** Returns the port of the run's one DynamoDB Local, which the first request starts. */
    tablesUrl: string
  }
}

/** Vitest's global setup: one DynamoDB Local per run, started on first use. */
export default async function shareTables(project: TestProject) {
  let starting: Promise<TableServer> | undefined
  const server = createServer((_, response) => {
    starting ??= startTableServer()
    starting.then(
      ({ port }) => response.end(String(port)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  project.provide('tablesUrl', `http://127.0.0.1:${address.port}`)
  return async () => {
    server.close()
    await (await starting)?.stop()
  }
}
