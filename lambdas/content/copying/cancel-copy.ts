import type { ContentCopy, MutationCancelCopyArgs } from '#generated/schema.ts'
import type { ContentItem, ContentCopyItem } from '#table/content.ts'
import { contentCopyKey, contentKey, nameKey } from '#table/keys.ts'
import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { type CopyDeps, copyReply } from './copy-facts.ts'

/**
 * Cancels an unfinished copy of a content (decision 0098), by any administrator. Its name is free at once, later steps
 * write nothing, and `continueCopy` removes the copied items. Either this write or the one that finishes the copy
 * succeeds, never both. Idempotent, audited once. Throws 'copy-finished' and 'copy-not-found'.
 */
export const cancelCopy = ({ key }: MutationCancelCopyArgs, { table }: CopyDeps): Promise<ContentCopy> =>
  retryOnConflict({ failure: 'A copy could not be cancelled' }, async () => {
    const job = await getItem<ContentCopyItem>(table, contentCopyKey(key), { consistent: true })
    if (!job) {
      const content = await getItem<ContentItem>(table, contentKey(key), { consistent: true })
      throw new Refusal(content?.copiedFrom === undefined ? 'copy-not-found' : 'copy-finished')
    }
    if (job.cancelled) return copyReply(job)
    const { version, url } = job
    const change = {
      UpdateExpression: 'SET cancelled = :cancelled, #version = :next',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':cancelled': true, ':next': version + 1 },
    }
    const written = await transactWrite(table, [
      { Update: { Key: contentCopyKey(key), ...withCondition(change, ifEqual({ version })) } },
      { Delete: { Key: nameKey('CONTENT', url), ...ifEqual({ key }) } },
    ])
    return written.ok ? copyReply({ ...job, cancelled: true }) : CONFLICT
  })
