/** `npm run bench -- growth`: what the targets' rows cost as questions, users and payments grow a thousandfold. */
import { localClient, startTableServer } from '#lambdas/testing/table-server.ts'
import type { Row } from '#bench/row.ts'
import { measureLists } from './measure-lists.ts'
import { measurePeople } from './measure-people.ts'
import { measureTests } from './measure-tests.ts'

/** Request units by AWS's rules at several sizes, and how steeply they grow. */
export async function measureGrowth(): Promise<Row[]> {
  const server = await startTableServer()
  const client = localClient(server.port, 'growth')
  try {
    const tests = await measureTests(client)
    const { rows: people, guard } = await measurePeople(client)
    return [...tests, ...people, ...(await measureLists(guard))]
  } finally {
    client.destroy()
    await server.stop()
  }
}
