import { randomUUID } from 'node:crypto'
import { projectionsLeaseKey } from '#table/keys.ts'
import type { LeaseItem } from '#table/guards.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'

/** Between two looks, so long at most. */
const LOOK_EVERY_MS = 300

/** What a batch needs of its time after it has waited; with less left it fails, and its batch comes again. */
export const BATCH_NEEDS_MS = 20_000

/** Clocks of two machines differ by so much at most. */
const CLOCKS_DIFFER_MS = 2_000

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

export type LeaseDeps = {
  table: Table
  /** Epoch milliseconds. */
  now: () => number
  /** Milliseconds until the run is broken off. */
  remaining: () => number
  /** Milliseconds that the work needs: with less left it isn't begun. */
  needs: number
}

/**
 * Runs `work` while no other run of the projections does: shards of the stream run at once, and two that write one file
 * would lose changes. A crash's lease ends when its run would have timed out. Throws, with nothing done, when another
 * run takes too long. 2 write units, 1 for each look that finds another run.
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
        ':until': now() + remaining() + CLOCKS_DIFFER_MS,
        ':now': now(),
      },
    })
  while (!(await take()).ok) {
    if (remaining() < needs) throw new Error('Another run of the projections takes long: the batch comes again.')
    await wait(Math.random() * LOOK_EVERY_MS)
  }
  try {
    return await work()
  } finally {
    // What is done is done: where this fails, the next run waits until this one would have been broken off.
    await giveBack(table, holder).catch((error: unknown) => logError(error, { doing: 'lease' }))
  }
}

const giveBack = (table: Table, holder: string) =>
  updateItem<LeaseItem>(table, {
    Key: projectionsLeaseKey,
    UpdateExpression: 'SET #until = :over',
    ConditionExpression: 'holder = :holder',
    ExpressionAttributeNames: { '#until': 'until' },
    ExpressionAttributeValues: { ':over': 0, ':holder': holder },
  })
