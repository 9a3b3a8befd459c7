import { useEffect, useRef } from 'react'
import { FIELD_ERROR_MS } from '#domain/messages/bar.ts'
import { fieldOf } from './json.ts'

type Fading = { key: string; timer: ReturnType<typeof setTimeout> | undefined }

type FadingForm = {
  // Declared as a method, so that a form with known field names is assignable.
  clearErrors(name?: string | string[] | readonly string[]): void
  formState: { errors: object; submitCount: number }
}

/**
 * Clears each field's error 7 s after it appeared, independent of the other fields' errors; a new submit shows it again
 * (spec 1.5.13, 1.9.9).
 */
export function useFadingErrors(form: FadingForm): void {
  const { errors, submitCount } = form.formState
  const fading = useRef(new Map<string, Fading>())
  useEffect(() => {
    for (const name of new Set([...Object.keys(errors), ...fading.current.keys()])) {
      const message = fieldOf(fieldOf(errors, name), 'message')
      const key = typeof message === 'string' && message !== '' ? `${submitCount} ${message}` : ''
      const before = fading.current.get(name)
      if (before?.key === key) continue
      clearTimeout(before?.timer)
      const clear = () => form.clearErrors(name)
      fading.current.set(name, { key, timer: key === '' ? undefined : setTimeout(clear, FIELD_ERROR_MS) })
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
