import { useLayoutEffect, useState } from 'react'
import { type FieldValues, useForm, useWatch } from 'react-hook-form'
import type { AnyForm } from './form-context.ts'
import { domainResolver } from './domain-resolver.ts'
import type { FieldError } from './use-slot-errors.ts'

/** A form's values to compare by: the server trims what is typed (spec 3.5.1). */
const trimmed = (form: object) =>
  JSON.stringify(form, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/**
 * What an administrator types over something stored. It remembers the version that was shown, so that another user's
 * change in the meantime is detected, by the server at the latest. For something new the version is 0.
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
    /** Another user changed it since the typing began. */
    outdated: dirty && base.version !== version,
    /** Types into several fields at once, or into one whose control does not register itself. */
    type: (change: Partial<F>) => {
      for (const [name, value] of Object.entries(change)) {
        anyForm.setValue(name, value, { shouldValidate: form.formState.isSubmitted })
      }
    },
    /** Shows what is stored. */
    reset: () => begin(false),
    /** Continues with what was typed, as a change of what is stored now. */
    rebase: () => begin(true),
    /** Types over what is stored. */
    retype: (change: Partial<F>) => {
      begin(true)
      form.reset({ ...stored, ...change }, { keepDefaultValues: true })
    },
  }
}

export type Edit<F extends FieldValues> = ReturnType<typeof useEditForm<F>>
