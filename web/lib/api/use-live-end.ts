import { useState } from 'react'
import { OnProgressDocument } from '#generated/operations.ts'
import { useSubscription } from './use-subscription.ts'

/**
 * When an own course ends (epoch milliseconds): as it changed while the screen is open, undefined until then. For screens that show an
 * end of the time of their request: `onSubscribed` may request them again, so that an end that was missed refuses them.
 */
export function useLiveEnd(progressKey: string, onSubscribed: () => void = () => undefined): number | undefined {
  const [end, setEnd] = useState<{ progressKey: string; endTime: number }>()
  useSubscription(OnProgressDocument, {
    onData: ({ onProgress: fresh }) => {
      if (fresh?.key === progressKey) setEnd({ progressKey, endTime: fresh.endTime })
    },
    onSubscribed,
  })
  return end?.progressKey === progressKey ? end.endTime : undefined
}
