import { useQuery } from '@tanstack/react-query'
import { BankConstantsDocument } from '#generated/admin-operations.ts'
import { compareNames } from '#domain/text/compare-names.ts'
import { query } from '#web/lib/api/api.ts'

export const CONSTANTS_KEY = ['constants']

/**
 * The academy's tags, sorted by name, and NCLEX areas, in their own order (spec 2.3.28). Fetches only when `enabled`.
 */
export const useConstants = (enabled = true) =>
  useQuery({
    queryKey: CONSTANTS_KEY,
    queryFn: async () => (await query(BankConstantsDocument, {})).constants,
    select: ({ tags, ...others }) => ({ ...others, tags: tags.toSorted(compareNames) }),
    staleTime: 60_000,
    enabled,
  })
