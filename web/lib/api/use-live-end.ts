import { useState } from 'react'
import { OnProgressDocument } from '#generated/operations.ts'
import { useSubscription } from './use-subscription.ts'

/**
 * The end of one of the user's courses (epoch milliseconds) if it changed while the screen is open; undefined
 * otherwise. For screens that show the end from their own request: they may repeat that request in `onSubscribed`,
 * which the server rejects if they missed the end of the course.
 */
export function useLiveEnd(progressKey: string, onSubscribed: () => void = () => undefined): number | undefined {
  const [end, setEnd] = useState<{ progressKey: string; endTime: number }>()
  useSubscription(OnProgressDocument, {
    onData: ({ onProgress: progress }) => {
      if (progress?.key === progressKey) setEnd({ progressKey, endTime: progress.endTime })
    },
    onSubscribed,
  })
  return end?.progressKey === progressKey ? end.endTime : undefined
}
