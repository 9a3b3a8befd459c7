import { useEffect, useRef } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { FIELD_ERROR_MS } from '#domain/messages/bar.ts'

type Fading = { shown: string; timer: ReturnType<typeof setTimeout> | undefined }

/**
 * Clears each field's error 7 s after it appeared, whatever the other fields say in the meantime; a new submit shows it again
 * (spec 1.5.13, 1.9.9).
 */
export function useFadingErrors<T extends FieldValues>(form: UseFormReturn<T>, names: readonly FieldPath<T>[]): void {
  const { clearErrors, getFieldState, formState } = form
  const fading = useRef(new Map<string, Fading>())
  useEffect(() => {
    for (const name of names) {
      const message = getFieldState(name, formState).error?.message ?? ''
      const shown = message === '' ? '' : `${formState.submitCount} ${message}`
      const before = fading.current.get(name)
      if (before?.shown === shown) continue
      clearTimeout(before?.timer)
      const clear = () => clearErrors(name)
      fading.current.set(name, { shown, timer: shown === '' ? undefined : setTimeout(clear, FIELD_ERROR_MS) })
    }
  })
  useEffect(() => {
    const fields = fading.current
    return () => {
      for (const { timer } of fields.values()) clearTimeout(timer)
      fields.clear()
    }
  }, [])
}
