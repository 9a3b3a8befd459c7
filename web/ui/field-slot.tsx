import type { ReactNode } from 'react'

/** Names a field of a form, so that an error can lead to it. */
export function FieldSlot({ field, children }: { field: string; children: ReactNode }) {
  return <div data-field={field}>{children}</div>
}

/** Moves the focus to a field of the form: to what can be used in it first. */
export function focusField(form: HTMLElement | null, field: string | undefined): void {
  const controls = 'input, textarea, select, [contenteditable="true"], td button[tabindex="0"]'
  const slot = field === undefined ? null : form?.querySelector(`[data-field="${field}"]`)
  slot?.querySelector<HTMLElement>(controls)?.focus()
}
