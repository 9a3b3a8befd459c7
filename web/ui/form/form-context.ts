import { createContext, use } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Handler = (event: never) => unknown
type FieldProps = { name?: string | undefined; onBlur?: Handler | undefined; onChange?: Handler | undefined }
type Registered = Partial<UseFormRegisterReturn> & { error?: string | undefined }

/** The form around the fields, of any type. Types only, so that screens without forms don't load the library. */
export type AnyForm = {
  // Declared as methods, so that a form with known field names is assignable.
  register(name: string, options?: object): UseFormRegisterReturn
  setValue(name: string, value: unknown, options?: object): void
  trigger(names?: string | string[] | readonly string[]): Promise<boolean>
}

type BoundForm = {
  form: AnyForm
  errors: Readonly<Partial<Record<string, string>>>
  /** How often the form was submitted; a change announces a repeated message again. */
  turn: number
}

export const FormContext = createContext<BoundForm | undefined>(undefined)

/**
 * Registers a named field with the form around it; returns the field's attributes and error. Outside a form, the caller
 * holds the value.
 */
export function useRegistered({ name, onBlur, onChange }: FieldProps): Registered {
  const bound = use(FormContext)
  if (bound === undefined || name === undefined) return {}
  const handlers = { ...(onBlur && { onBlur }), ...(onChange && { onChange }) }
  return { ...bound.form.register(name, handlers), error: bound.errors[name] }
}
