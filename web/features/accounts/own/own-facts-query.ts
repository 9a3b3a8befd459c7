import { queryOptions } from '@tanstack/react-query'
import { OwnFactsDocument } from '#generated/account-operations.ts'
import type { OwnFactsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'

/** One's own record; null for an account without one. */
export type OwnUser = NonNullable<OwnFactsQuery['me']>

/** The one reading of one's own record that the sections of the account page share: half a read unit. */
export const ownFactsQuery = queryOptions({
  queryKey: ['own-facts'],
  queryFn: async (): Promise<OwnUser | null> => (await query(OwnFactsDocument, {})).me ?? null,
})
