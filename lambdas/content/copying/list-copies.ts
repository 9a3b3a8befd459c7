import type { ContentCopy } from '#generated/schema.ts'
import type { ContentCopyItem } from '#table/content.ts'
import { contentCopies } from '#table/keys.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import { logError } from '#lambdas/field/log-error.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { continueCopy } from './continue-copy.ts'
import { type CopyDeps, copyReply } from './copy-facts.ts'

const MAX_COPIES = 25

const running = async ({ table }: CopyDeps) =>
  (await queryIndex<ContentCopyItem>(table, { index: 'gsi1', pk: contentCopies.gsi1pk, limit: MAX_COPIES })).items

/** Lists copies in progress, oldest first, 25 at most. Costs half a read unit. */
export const listCopies = async (deps: CopyDeps): Promise<ContentCopy[]> => (await running(deps)).map(copyReply)

/** A browser needs only seconds per call, so a copy this old may have been abandoned. */
const ABANDONED_AFTER_MS = 30 * 60_000

/**
 * Continues copies that began over half an hour ago, on behalf of who began them, until they end or `isOver`. Removes
 * the items of canceled ones. A failed copy does not stop the others. Returns how many were finished, and how many
 * failed.
 */
export async function finishCopies(
  deps: CopyDeps,
  isOver: () => boolean,
): Promise<{ copiesFinished: number; copiesFailed: number }> {
  let [copiesFinished, copiesFailed] = [0, 0]
  for (const { key, by, startedOn } of await running(deps)) {
    if (deps.now() - startedOn < ABANDONED_AFTER_MS) continue
    try {
      let finished = false
      while (!finished && !isOver()) finished = (await withAudit(by, () => continueCopy({ key }, deps))).finished
      if (finished) copiesFinished += 1
    } catch (error) {
      // The copy was canceled on a screen and fully removed.
      if (error instanceof Refusal && error.code === 'copy-not-found') continue
      copiesFailed += 1
      logError(error, { doing: 'copy a content', key })
    }
  }
  return { copiesFinished, copiesFailed }
}
