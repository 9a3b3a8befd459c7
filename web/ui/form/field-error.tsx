import { CircleAlert } from 'lucide-react'

/** What is wrong with a field now; announced when it appears. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <p className="field__error" id={id} role="alert">
    {error !== undefined && error !== '' && (
      <>
        <CircleAlert size={16} aria-hidden="true" />
        <span>{error}</span>
      </>
    )}
  </p>
)
