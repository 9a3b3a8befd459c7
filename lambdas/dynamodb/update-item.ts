import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { Key } from '#table/keys.ts'
import { auditContext } from './audit-context.ts'
import { retryTransient } from '#lambdas/aws/retry-transient.ts'
import type { Table, Write } from './table.ts'

/** One update; `updateItem` adds the table's name and the return values. */
export type Update = Omit<UpdateCommandInput, 'TableName' | 'ReturnValues' | 'ReturnValuesOnConditionCheckFailure'>

/** The item after the update or, if its condition failed, the unchanged item (absent: no such item). */
export type Updated<Item> = { ok: true; item: Item } | { ok: false; item: Item | undefined }

/** Whether a transaction is writing this item: DynamoDB then rejects other writes, and the SDK does not retry. */
const isConflict = (error: unknown): boolean => error instanceof Error && error.name === 'TransactionConflictException'

/** Adds the editor if an administrator writes; an update remains one update. */
function withEditor(update: Update): Update {
  // The two SDK types differ in how they say "absent" only.
  const [write] = auditContext.getStore()?.([{ Update: update } as Write]) ?? []
  return write && 'Update' in write ? write.Update : update
}

/**
 * Updates one item; a failed condition is a result, not an error, and a conflict with a transaction is retried. `Item`
 * is the shape that table/ defines for such keys.
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
