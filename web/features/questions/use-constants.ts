import { useQuery } from '@tanstack/react-query'
import { BankConstantsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'

export const CONSTANTS_KEY = ['constants']

/** The academy's tags and NCLEX areas (spec 2.3.28); fetched only when `enabled`. */
export const useConstants = (enabled = true) =>
  useQuery({
    queryKey: CONSTANTS_KEY,
    queryFn: async () => (await query(BankConstantsDocument, {})).constants,
    staleTime: 60_000,
    enabled,
  })
