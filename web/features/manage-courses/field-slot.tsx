import type { ReactNode } from 'react'
import type { CourseField } from './course-form.ts'

/** Names a field of the form, so that an error can lead to it. */
export function FieldSlot({ field, children }: { field: CourseField; children: ReactNode }) {
  return <div data-field={field}>{children}</div>
}

/** Moves the focus to a field of the form, or to what can be used in it first. */
export function focusField(form: HTMLElement | null, field: CourseField | undefined): void {
  const controls = 'input, td button[tabindex="0"]'
  const slot = field === undefined ? null : form?.querySelector(`[data-field="${field}"]`)
  slot?.querySelector<HTMLElement>(controls)?.focus()
}
