import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWrong } from './content-form.tsx'
import './content-form.css'

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
        'content-part',
        plain && 'content-part--plain',
        error !== undefined && 'content-part--wrong',
      )}
      aria-describedby={error === undefined ? undefined : id}
    >
      <legend className="field__label">{legend}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      {children}
      <p className="field__error" id={id} role="alert">
        {error !== undefined && (
          <>
            <CircleAlert size={16} aria-hidden="true" />
            <span>{error}</span>
          </>
        )}
      </p>
    </fieldset>
  )
}
