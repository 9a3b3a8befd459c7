import { Check, CloudOff, CloudUpload } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import type { Delivery } from './session/attempt-session.ts'

/** Shows whether the answer has reached the server. Screen readers announce only what needs attention. */
export function DeliveryState({ delivery, onRetry }: { delivery: Delivery; onRetry: () => void }) {
  return (
    <>
      {delivery === 'saving' && (
        <span className="inline-flex items-center gap-2 text-text-muted text-small">
          <CloudUpload size={18} aria-hidden="true" /> Saving…
        </span>
      )}
      {delivery === 'saved' && (
        <span className="inline-flex items-center gap-2 text-text-muted text-small">
          <Check size={18} aria-hidden="true" /> <span className="max-[22rem]:sr-only">Saved</span>
        </span>
      )}
      <span role="status">
        {delivery === 'waiting' && (
          <span className="delivery--waiting inline-flex items-center gap-2 text-small text-accent font-semibold">
            <CloudOff size={18} aria-hidden="true" /> Waiting for connection. Your answer is kept.
          </span>
        )}
      </span>
      {delivery === 'failed' && (
        <Button variant="secondary" onClick={onRetry}>
          Try again
        </Button>
      )}
    </>
  )
}
