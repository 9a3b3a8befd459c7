import { randomUUID } from 'node:crypto'
import { projectionsLeaseKey } from '#table/keys.ts'
import type { LeaseItem } from '#table/guards.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

/** The maximum wait between two tries. */
const MAX_WAIT_MS = 300

/** The time a batch needs after waiting; with less left it fails and the stream retries it. */
export const BATCH_NEEDS_MS = 20_000

/** The maximum clock skew between two machines. */
const MAX_CLOCK_SKEW_MS = 2_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export type LeaseDeps = {
  table: Table
  /** Epoch milliseconds. */
  now: () => number
  /** Returns the milliseconds until the function times out. */
  remaining: () => number
  /** Milliseconds that the work needs: with less left, it does not start. */
  needs: number
}

/**
 * Runs `work` exclusively: the stream's shards run concurrently, and two runs writing one file would lose changes.
 * After a crash, the lease expires when its run would have timed out. Throws before any work if another run takes too
 * long. 2 write units, plus 1 for each try that finds another run.
 */
export async function holdLease<T>({ table, now, remaining, needs }: LeaseDeps, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID()
  const take = () =>
    updateItem<LeaseItem>(table, {
      Key: projectionsLeaseKey,
      UpdateExpression: 'SET #type = :type, holder = :holder, #until = :until',
      ConditionExpression: 'attribute_not_exists(pk) OR #until < :now OR holder = :holder',
      ExpressionAttributeNames: { '#type': 'type', '#until': 'until' },
      ExpressionAttributeValues: {
        ':type': 'lease' satisfies LeaseItem['type'],
        ':holder': holder,
        ':until': now() + remaining() + MAX_CLOCK_SKEW_MS,
        ':now': now(),
      },
    })
  while (!(await take()).ok) {
    if (remaining() < needs) throw new Error('Another run of the projections takes long: the batch comes again.')
    await wait(Math.random() * MAX_WAIT_MS)
  }
  try {
    return await work()
  } finally {
    // The work is done: if the release fails, the next run waits until this one would have timed out.
    await release(table, holder).catch((error: unknown) => logError(error, { doing: 'lease' }))
  }
}

const release = (table: Table, holder: string) =>
  updateItem<LeaseItem>(table, {
    Key: projectionsLeaseKey,
    UpdateExpression: 'SET #until = :over',
    ConditionExpression: 'holder = :holder',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':over': 0, ':holder': holder },
  })
