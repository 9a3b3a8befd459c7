import { useQueryClient } from '@tanstack/react-query'
import { OnProgressDocument, type ProgressFieldsFragment } from '#generated/operations.ts'
import { putEvent, refetchQuery } from './refetch.ts'
import { useSubscription } from './use-subscription.ts'

/**
 * Updates the progress in a query of one of the user's courses by subscription, so that a course ended by an
 * administrator shows at once.
 */
export function useLiveProgress(queryKey: readonly unknown[], progressKey: string, enabled = true): void {
  const client = useQueryClient()
  useSubscription(
    OnProgressDocument,
    {
      onData: ({ onProgress: progress }) => {
        if (progress?.key !== progressKey) return
        putEvent<{ progress: ProgressFieldsFragment }>(client, queryKey, (view) => ({ ...view, progress }))
      },
      onSubscribed: () => void refetchQuery(client, queryKey),
    },
    enabled,
  )
}
