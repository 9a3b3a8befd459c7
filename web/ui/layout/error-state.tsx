import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type ErrorStateProps = { message: string; onRetry?: (() => void) | undefined }

/** Shows what couldn't be loaded, with a button to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div
      className="state state--error grid grid-cols-1 justify-items-center gap-3 py-12 px-4 border border-dashed border-border-strong rounded-large text-center"
      role="alert"
    >
      <span className="state__icon" aria-hidden="true">
        <CircleAlert size={24} />
      </span>
      <p className="text-large font-[650]">{message}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" /> Try again
        </Button>
      )}
    </div>
  )
}
