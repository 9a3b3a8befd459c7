import { useQuery } from '@tanstack/react-query'
import { TestTagsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'

/** The academy's tags and NCLEX areas, of which tests are made. */
export const useTestLabels = (enabled = true) =>
  useQuery({
    queryKey: ['test-tags'],
    queryFn: async () => (await query(TestTagsDocument, {})).constants,
    enabled,
  })
