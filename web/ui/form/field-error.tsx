import { CircleAlert } from 'lucide-react'
import { Fragment, use } from 'react'
import { FormContext } from './form-context.ts'

/** A field's current error, announced when it appears. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p className="field__error" id={id} role="alert">
    {error !== undefined && error !== '' && (
      <Fragment key={use(FormContext)?.turn}>
        <CircleAlert className="mt-[0.12rem]" size={16} aria-hidden="true" />
        <span>{error}</span>
      </Fragment>
    )}
  </p>
)
