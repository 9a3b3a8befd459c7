import { queryOptions } from '@tanstack/react-query'
import { OwnFactsDocument } from '#generated/account-operations.ts'
import type { OwnFactsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'

/** The current user's record. */
export type OwnUser = NonNullable<OwnFactsQuery['me']>

/** The query for the current user's record, shared by the sections of the account page. Costs half a read unit. */
export const ownFactsQuery = queryOptions({
  queryKey: ['own-facts'],
  queryFn: async (): Promise<OwnUser | null> => (await query(OwnFactsDocument, {})).me ?? null,
})
