import { BankConstantsDocument } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { retryWhileOffline } from '#web/lib/api/retry-while-offline.ts'

/** The academy's tags and NCLEX areas as they stand; waits for a connection. */
export async function fetchLabelLists(signal: AbortSignal): Promise<{ tags: string[]; areas: string[] }> {
  const { constants } = await retryWhileOffline(() => query(BankConstantsDocument, {}), { signal })
  return { tags: constants.tags, areas: constants.nclexAreas }
}
