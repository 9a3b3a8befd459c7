import { CircleAlert } from 'lucide-react'

type ItemStatusProps = {
  /** How much is answered, or what just happened. */
  text: string
  /** Why the last press changed nothing. */
  refusal?: string | undefined
}

/** What is said of an answer while it is given: how much of it there is, and what was refused. */
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
