import { CircleAlert } from 'lucide-react'

type ItemStatusProps = {
  /** How much is answered, or the result of the last action. */
  text: string
  /** Why the last click changed nothing. */
  refusal?: string | undefined
}

/** Announces the progress of an answer, and why a click was rejected. */
export function ItemStatus({ text, refusal }: ItemStatusProps) {
  return (
    <div className="grid gap-1 min-h-6 text-text-muted text-small">
      <p className="empty:absolute" role="status">
        {text}
      </p>
      <p role="alert" className="flex gap-1 items-start text-error font-[550] empty:absolute">
        {refusal !== undefined && (
          <>
            <CircleAlert className="flex-none mt-[0.2rem]" size={16} aria-hidden="true" /> {refusal}
          </>
        )}
      </p>
    </div>
  )
}
