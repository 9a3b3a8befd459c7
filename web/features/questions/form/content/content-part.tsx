import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWrong } from './content-form.tsx'
import '#web/features/questions/questions.css'

type ContentPartProps = {
  legend: string
  hint?: ReactNode
  /** Validation errors that concern this part as a whole. */
  codes?: readonly QuestionMessage[]
  /** Whether those errors apply to this part, when several parts share a code. */
  concerns?: boolean
  /** Rendered without a frame, for a part inside another part. */
  plain?: boolean
  children: ReactNode
}

/** A named group of fields, with the errors of the group as a whole. */
export function ContentPart({ legend, hint, codes = [], concerns, plain = false, children }: ContentPartProps) {
  const id = useId()
  const error = useWrong(codes, concerns)
  return (
    <fieldset
      className={classNames(
        'content-part grid grid-cols-1 justify-items-start gap-3 min-w-0 m-0 rounded-large *:max-w-full [&>legend]:float-start [&>legend]:p-0 max-xs:not-[.content-part--plain]:p-3',
        plain ? 'content-part--plain p-0 border-0 bg-transparent' : 'p-4 border border-border bg-surface',
        error !== undefined && 'content-part--wrong not-[.content-part--plain]:border-error',
      )}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className="field__label">{legend}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      {children}
      <p className="field__error" id={id} role="alert">
        {error !== undefined && (
          <>
            <CircleAlert className="mt-[0.12rem]" size={16} aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </fieldset>
  )
}
