import { MessageSquarePlus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '#web/ui/form/text-field.tsx'

type WhyFieldProps = {
  /** What the reason is for, such as 'option 2'. */
  of: string
  /** Absent while the field is not opened. */
  why: string | undefined
  onChange: (why: string) => void
}

/** Why something is right or wrong, shown to the student after the answer: a button until it is wanted. */
export function WhyField({ of, why, onChange }: WhyFieldProps) {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div ref={area} className="why-field">
      {why === undefined ? (
        <button
          type="button"
          className="why-field__open"
          aria-label={`Say why, ${of}`}
          onClick={() => {
            flushSync(() => {
              onChange('')
            })
            area.current?.querySelector('input')?.focus()
          }}
        >
          <MessageSquarePlus size={16} aria-hidden="true" /> Say why
        </button>
      ) : (
        <TextField
          label={`Why, ${of}`}
          optional
          value={why}
          onChange={(event) => {
            onChange(event.target.value)
          }}
        />
      )}
    </div>
  )
}
