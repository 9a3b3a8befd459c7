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
    <div className="item-status">
      <p role="status">{text}</p>
      <p role="alert" className="item-status__refusal">
        {refusal !== undefined && (
          <>
            <CircleAlert size={16} aria-hidden="true" /> {refusal}
          </>
        )}
      </p>
    </div>
  )
}
