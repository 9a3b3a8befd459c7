import type { FieldFacts } from './field.tsx'

/** The attributes that associate a control with its hint and error. */
export function fieldAttributes(id: string, { hint, error }: Pick<FieldFacts, 'hint' | 'error'>) {
  const invalid = error !== undefined && error !== ''
  const ids = [invalid && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return { id, 'aria-invalid': invalid || undefined, 'aria-describedby': ids === '' ? undefined : ids }
}
