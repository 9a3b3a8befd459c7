import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useWrong } from './content-form.tsx'
import './content-form.css'

type ContentPartProps = {
  legend: string
  hint?: ReactNode
  /** Refusals that concern this part as a whole. */
  codes?: readonly QuestionMessage[]
  /** Whether they concern it now, where several parts share a code. */
  concerns?: boolean
  /** Inside another part: without a frame. */
  plain?: boolean
  children: ReactNode
}

/** A named group of fields, with what is wrong with it as a whole. */
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
