import { queryOptions } from '@tanstack/react-query'
import { OwnFactsDocument } from '#generated/account-operations.ts'
import type { OwnFactsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'

/** The current user's record. */
export type MyProfile = NonNullable<OwnFactsQuery['me']>

/** The query for the current user's record, shared by the sections of the account page. Costs half a read unit. */
export const myProfileQuery = queryOptions({
  queryKey: ['own-facts'],
  queryFn: async (): Promise<MyProfile | null> => (await query(OwnFactsDocument, {})).me ?? null,
})
