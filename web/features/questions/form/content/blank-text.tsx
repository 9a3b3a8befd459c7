import { BetweenHorizontalStart } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { blankMark, inserted } from './blanks.ts'

type BlankTextProps = {
  label: string
  hint?: string
  error?: string | undefined
  text: string
  /** The blank that the button inserts. Undefined when the maximum is reached. */
  next: number | undefined
  /** For a table cell, whose label also names the button. */
  small?: boolean
  onChange: (text: string) => void
  /** Called with the text that contains the blank `next`. */
  onInsert: (text: string) => void
}

/** A text field with a button that inserts a blank at the cursor. */
export function BlankText({ label, hint, error, text, next, small = false, onChange, onInsert }: BlankTextProps) {
  const area = useRef<HTMLDivElement>(null)
  const insert = (blank: number) => {
    const field = area.current?.querySelector('textarea')
    const at = inserted(
      text,
      blankMark(blank),
      field?.selectionStart ?? text.length,
      field?.selectionEnd ?? text.length,
    )
    flushSync(() => onInsert(at.text))
    field?.focus()
    field?.setSelectionRange(at.cursor, at.cursor)
  }
  return (
    <div ref={area} className="blank-text grid grid-cols-1 justify-items-start gap-2">
      <TextAreaField
        label={label}
        hint={hint}
        error={error}
        rows={small ? 1 : 3}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      {next !== undefined && (
        <Button
          variant={small ? 'quiet' : 'secondary'}
          aria-label={small ? `Insert blank into ${label}` : undefined}
          onClick={() => insert(next)}
        >
          <BetweenHorizontalStart size={18} aria-hidden="true" /> Insert blank
        </Button>
      )}
    </div>
  )
}
