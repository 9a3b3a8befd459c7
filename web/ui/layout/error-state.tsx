import { CircleAlert, RotateCw } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import './state.css'

type ErrorStateProps = { message: string; onRetry?: (() => void) | undefined }

/** Shows what couldn't be loaded, with a button to try again. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  return (
    <div className="state state--error" role="alert">
      <span className="state__icon" aria-hidden="true">
        <CircleAlert size={24} />
      </span>
      <p className="state__title">{message}</p>
      {onRetry !== undefined && (
        <Button variant="secondary" onClick={onRetry}>
          <RotateCw size={18} aria-hidden="true" /> Try again
        </Button>
      )}
    </div>
  )
}
