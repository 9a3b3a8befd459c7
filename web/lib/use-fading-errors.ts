import { useEffect } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { FIELD_ERROR_MS } from '../../domain/messages/bar.ts'

/** Clears each field's error 7 s after it appeared (spec 1.5.13, 1.9.9). */
export function useFadingErrors<T extends FieldValues>(form: UseFormReturn<T>, names: readonly FieldPath<T>[]): void {
  const { errors } = form.formState
  const shown = names.map((name) => form.getFieldState(name).error?.message ?? '').join('\n')
  const { clearErrors } = form
  useEffect(() => {
    if (shown.trim() === '') return
    const timer = setTimeout(() => {
      clearErrors()
    }, FIELD_ERROR_MS)
    return () => {
      clearTimeout(timer)
    }
  }, [shown, errors, clearErrors])
}
