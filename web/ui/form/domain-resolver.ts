import type { FieldValues, Resolver } from 'react-hook-form'

/** A form's error, shown at its field, or in the message bar if it has none. */
export type FieldError = { message: string; field?: string | undefined }

type Said = readonly FieldError[]

/** `names`: the fields to validate; errors of other fields may be omitted. */
type Faults<F> = (values: F, names: readonly string[]) => Said | Promise<Said>

/** The type of errors from the form's own rules, as opposed to errors from the server. */
export const RULE = 'rule'

/**
 * Creates a resolver that validates a form with domain rules. `faults` returns all errors, with fields and messages.
 * Each field shows its first error; errors without a field become one form error, one per line.
 */
export function domainResolver<F extends FieldValues>(faults: Faults<F>): Resolver<F>
export function domainResolver(faults: Faults<FieldValues>) {
  return async (values: FieldValues, _context: unknown, { names = [] }: { names?: readonly string[] }) => {
    // `values` is live: the user may have typed more while a rule was waiting, for example for a list.
    let text: string
    let said: Said
    do {
      text = JSON.stringify(values)
      said = await faults(values, names)
    } while (text !== JSON.stringify(values))
    const errors = new Map<string, { type: string; message: string }>()
    for (const { field = 'root', message } of said) {
      const before = errors.get(field)
      if (before === undefined) errors.set(field, { type: RULE, message })
      else if (field === 'root') before.message += `\n${message}`
    }
    return errors.size === 0 ? { values, errors: {} } : { values: {}, errors: Object.fromEntries(errors) }
  }
}
