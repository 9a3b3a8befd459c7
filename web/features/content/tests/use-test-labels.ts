import { useQuery } from '@tanstack/react-query'
import { TestTagsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'

/** The academy's tags and NCLEX areas, used to define tests. */
export const useTestLabels = (enabled = true) =>
  useQuery({
    queryKey: ['test-tags'],
    queryFn: async () => (await query(TestTagsDocument, {})).constants,
    enabled,
  })
