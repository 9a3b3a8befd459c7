import { MessageSquarePlus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FormattedField } from '../formatted/formatted-field.tsx'
import type { TextWithHtml } from '#web/features/questions/form/formatted/formatted-text-of.ts'

type WhyFieldProps = {
  /** What the reason is for, such as 'option 2'. */
  of: string
  /** Absent until the field is opened. */
  why: string | undefined
} & ({ onChange: (why: string) => void } | FormattedWhy)

/** For a reason that may be formatted. */
type FormattedWhy = { html: string | undefined; onFormat: (why: TextWithHtml) => void }

/** Why something is right or wrong, shown to the student after answering. A button opens the field. */
export function WhyField({ of, why, ...rest }: WhyFieldProps) {
  const area = useRef<HTMLDivElement>(null)
  return (
    <div ref={area} className="why-field">
      {why === undefined ? (
        <button
          type="button"
          className="text-button why-field__open inline-flex items-center gap-1"
          aria-label={`Say why, ${of}`}
          onClick={() => {
            flushSync(() => {
              if ('onFormat' in rest) rest.onFormat({ text: '', html: undefined })
              else rest.onChange('')
            })
            area.current?.querySelector<HTMLElement>('input, textarea')?.focus()
          }}
        >
          <MessageSquarePlus size={16} aria-hidden="true" /> Say why
        </button>
      ) : 'onFormat' in rest ? (
        <FormattedField
          label={`Why, ${of}`}
          optional
          small
          rows={1}
          value={{ text: why, html: rest.html }}
          onChange={rest.onFormat}
        />
      ) : (
        <TextField label={`Why, ${of}`} optional value={why} onChange={(event) => rest.onChange(event.target.value)} />
      )}
    </div>
  )
}
