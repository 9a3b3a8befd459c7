import type { ContentCopy } from '#generated/schema.ts'
import type { ContentCopyItem } from '#table/content.ts'
import { contentCopies } from '#table/keys.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { continueCopy } from './continue-copy.ts'
import { type CopyDeps, copyReply } from './copy-facts.ts'

const MOST = 25

const running = async ({ table }: CopyDeps) =>
  (await queryIndex<ContentCopyItem>(table, { index: 'gsi1', pk: contentCopies.gsi1pk, limit: MOST })).items

/** The copies that are being made, oldest first, 25 at most. Half a read unit. */
export const listCopies = async (deps: CopyDeps): Promise<ContentCopy[]> => (await running(deps)).map(copyReply)

/** A browser that goes on with a copy takes seconds for each call: one as old as this may have been left. */
const LEFT_AFTER_MS = 30 * 60_000

/**
 * Goes on with the copies that began half an hour ago or more, in the name of who began them, until they end or `isOver`; the next run
 * goes on; of cancelled ones what they had copied is taken away. One that fails stops no other. Returns how many were finished, and how many failed.
 */
export async function finishCopies(
  deps: CopyDeps,
  isOver: () => boolean,
): Promise<{ copiesFinished: number; copiesFailed: number }> {
  let [copiesFinished, copiesFailed] = [0, 0]
  for (const { key, by, startedOn } of await running(deps)) {
    if (deps.now() - startedOn < LEFT_AFTER_MS) continue
    try {
      let finished = false
      while (!finished && !isOver()) finished = (await withAudit(by, () => continueCopy({ key }, deps))).finished
      if (finished) copiesFinished += 1
    } catch (error) {
      // On a screen it was cancelled, and all of it was taken away.
      if (error instanceof Refusal && error.code === 'copy-not-found') continue
      copiesFailed += 1
      logError(error, { doing: 'copy a content', key })
    }
  }
  return { copiesFinished, copiesFailed }
}
