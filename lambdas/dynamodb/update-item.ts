import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Key } from '#table/keys.ts'
import { auditContext } from './audit-context.ts'
import { retryTransient } from '#lambdas/aws/retry-transient.ts'
import type { Table, Write } from './table.ts'

/** One update; the table's name and what it returns are added by `updateItem`. */
export type Update = Omit<UpdateCommandInput, 'TableName' | 'ReturnValues' | 'ReturnValuesOnConditionCheckFailure'>

/** The item after the update or, when its condition failed, as it is without (absent: no such item). */
export type Updated<Item> = { ok: true; item: Item } | { ok: false; item: Item | undefined }

/** A transaction is at this item: DynamoDB refuses other writes for as long, and the SDK does not try again. */
const isConflict = (error: unknown): boolean => error instanceof Error && error.name === 'TransactionConflictException'

/** With its editor when an administrator writes; one update stays one. */
function withEditor(update: Update): Update {
  // The two SDK types differ in how they say "absent" only.
  const [write] = auditContext.getStore()?.([{ Update: update } as Write]) ?? []
  return write && 'Update' in write ? write.Update : update
}

/**
 * Updates one item; a failed condition is a result, not an error, and a conflict with a transaction is tried again. `Item` is
 * the shape that table/ gives such keys.
 */
export async function updateItem<Item extends Key>(table: Table, update: Update): Promise<Updated<Item>> {
  const command = new UpdateCommand({
    TableName: table.name,
    ...withEditor(update),
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  })
  try {
    const reply = await retryTransient(() => table.client.send(command), isConflict)
    return { ok: true, item: reply.Attributes as Item }
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return { ok: false, item: error.Item && (unmarshall(error.Item) as Item) }
  }
}
