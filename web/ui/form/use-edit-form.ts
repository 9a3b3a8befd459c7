import { useLayoutEffect, useState } from 'react'
import { type FieldValues, useForm, useWatch } from 'react-hook-form'
import type { AnyForm } from './form-context.ts'
import { domainResolver, type FieldError } from './domain-resolver.ts'

/** A form's values as a string to compare, trimmed because the server trims input (spec 3.5.1). */
const trimmed = (form: object) =>
  JSON.stringify(form, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/**
 * The form state for editing a stored item. Keeps the version that was shown, so that another user's change is
 * detected, at the latest by the server. A new item has version 0.
 */
export function useEditForm<F extends FieldValues>(
  stored: F,
  check: (typed: F, dirty: boolean) => readonly FieldError[],
  version = 0,
) {
  const [base, setBase] = useState({ stored, version, isKept: false })
  const [first] = useState(stored)
  const isDirty = (form: F) => trimmed(form) !== trimmed(base.stored)
  const form = useForm<F>({
    values: first,
    shouldFocusError: false,
    resolver: domainResolver<F>((given) => check(given, isDirty(given))),
  })
  const anyForm: AnyForm = form
  const typed = useWatch({ control: form.control, compute: (values: F) => values })
  const dirty = isDirty(typed)
  const begin = (isKept: boolean) => setBase({ stored, version, isKept })
  const isOld = base.version !== version || trimmed(base.stored) !== trimmed(stored)
  if (isOld && !dirty) begin(false)
  useLayoutEffect(() => {
    if (!base.isKept) form.reset(base.stored)
  }, [form, base])
  return {
    form,
    typed,
    version: base.version,
    base: base.stored,
    dirty,
    /** Another user has changed the item since editing began. */
    outdated: dirty && base.version !== version,
    /** Sets several fields at once, or one whose control doesn't register itself. */
    type: (change: Partial<F>) => {
      for (const [name, value] of Object.entries(change)) {
        anyForm.setValue(name, value, { shouldValidate: form.formState.isSubmitted })
      }
    },
    /** Discards the edits and shows the stored values. */
    reset: () => begin(false),
    /** Keeps the edits as a change of the currently stored values. */
    rebase: () => begin(true),
    /** Replaces the edits with the stored values and this change. */
    retype: (change: Partial<F>) => {
      begin(true)
      form.reset({ ...stored, ...change }, { keepDefaultValues: true })
    },
  }
}

export type Edit<F extends FieldValues> = ReturnType<typeof useEditForm<F>>
