import type { FieldValues, Resolver } from 'react-hook-form'
import type { FieldError } from './use-slot-errors.ts'

type Said = readonly FieldError[]

/** `names`: the fields that are asked about; others may be left out. */
type Faults<F> = (values: F, names: readonly string[]) => Said | Promise<Said>

/** An error of the form's own rules, unlike a refusal of the server. */
export const RULE = 'rule'

/**
 * Validates a form by the domain's own rules: `faults` says everything that is wrong with its values, with fields and words. The first of a
 * field is said there; those of no field are one error of the form, a line each.
 */
export function domainResolver<F extends FieldValues>(faults: Faults<F>): Resolver<F>
export function domainResolver(faults: Faults<FieldValues>) {
  return async (values: FieldValues, _context: unknown, { names = [] }: { names?: readonly string[] }) => {
    // `values` are live: while a rule waited, such as for a list, somebody may have typed on.
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
