import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import {
  DashboardDocument,
  OnAcademyPaymentDocument,
  OnNotificationDocument,
} from '#generated/admin-first-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { useSubscription } from '#web/lib/api/use-subscription.ts'

/** While the dashboard is in view its numbers are fetched again this often, milliseconds. */
const REFETCH_MS = 30_000

/**
 * Counts are updated within this time after an event: both come from the table's stream, side by side (milliseconds).
 */
const COUNTED_MS = 3000

/**
 * The dashboard's numbers, fetched again whenever the page is opened or shown again, after an event, and at intervals.
 */
export function useDashboard() {
  const [changes, setChanges] = useState(0)
  const countChange = () => setChanges((times) => times + 1)
  useSubscription(OnNotificationDocument, { onData: countChange, onSubscribed: countChange })
  useSubscription(OnAcademyPaymentDocument, { onData: countChange, onSubscribed: countChange })
  const numbers = useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => (await query(DashboardDocument, {})).dashboard,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: REFETCH_MS,
  })
  const { refetch } = numbers
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => void refetch(), COUNTED_MS)
    return () => clearTimeout(timer)
  }, [changes, refetch])
  return numbers
}
