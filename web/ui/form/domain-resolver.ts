import type { FieldValues, Resolver } from 'react-hook-form'

/** A form's error, shown at its field, or in the message bar if it has none. */
export type FieldError = { message: string; field?: string | undefined }

type FieldErrors = readonly FieldError[]

/** `names`: the fields to validate; errors of other fields may be omitted. */
type Validate<F> = (values: F, names: readonly string[]) => FieldErrors | Promise<FieldErrors>

/** The type of errors from the form's own rules, as opposed to errors from the server. */
export const RULE = 'rule'

/**
 * Creates a resolver that validates a form with domain rules. `validate` returns all errors, with fields and messages.
 * Each field shows its first error; errors without a field become one form error, one per line.
 */
export function domainResolver<F extends FieldValues>(validate: Validate<F>): Resolver<F>
export function domainResolver(validate: Validate<FieldValues>) {
  return async (values: FieldValues, _context: unknown, { names = [] }: { names?: readonly string[] }) => {
    // `values` is live: the user may have typed more while a rule was waiting, for example for a list.
    let text: string
    let fieldErrors: FieldErrors
    do {
      text = JSON.stringify(values)
      fieldErrors = await validate(values, names)
    } while (text !== JSON.stringify(values))
    const errors = new Map<string, { type: string; message: string }>()
    for (const { field = 'root', message } of fieldErrors) {
      const existing = errors.get(field)
      if (existing === undefined) errors.set(field, { type: RULE, message })
      else if (field === 'root') existing.message += `\n${message}`
    }
    return errors.size === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
  }
}
