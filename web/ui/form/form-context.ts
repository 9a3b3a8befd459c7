import { createContext, use } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

type Handler = (event: never) => unknown
type FieldProps = { name?: string | undefined; onBlur?: Handler | undefined; onChange?: Handler | undefined }
type Registered = Partial<UseFormRegisterReturn> & { error?: string | undefined }

/** The form around the fields, whatever it holds. Types alone: a screen without forms does not load the library. */
export type AnyForm = {
  // Methods: a form of known names is one of any names.
  register(name: string, options?: object): UseFormRegisterReturn
  setValue(name: string, value: unknown, options?: object): void
  trigger(names?: string | string[] | readonly string[]): Promise<boolean>
}

type BoundForm = {
  form: AnyForm
  errors: Readonly<Partial<Record<string, string>>>
  /** How often the form was sent: the same words said again are read again. */
  turn: number
}

export const FormContext = createContext<BoundForm | undefined>(undefined)

/** Registers a field that has a name with the form around it; its attributes and its error. Outside of a form the caller holds the value. */
export function useRegistered({ name, onBlur, onChange }: FieldProps): Registered {
  const bound = use(FormContext)
  if (bound === undefined || name === undefined) return {}
  const handlers = { ...(onBlur && { onBlur }), ...(onChange && { onChange }) }
  return { ...bound.form.register(name, handlers), error: bound.errors[name] }
}
