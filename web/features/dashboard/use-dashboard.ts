import { useQuery } from '@tanstack/react-query'
import { DashboardDocument } from '../../../generated/operations.ts'
import { query } from '../../lib/api.ts'

/** While the dashboard is in view its numbers are asked for again this often, milliseconds. */
const REFETCH_MS = 30_000

/** The dashboard's numbers: anew whenever the page is opened or looked at again, and now and then while it is. */
export const useDashboard = () =>
  useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => (await query(DashboardDocument, {})).dashboard,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_MS,
  })
