import { useState } from 'react'

type Typed<F> = { form: F; base: F; version: number }

/** A form's values to compare by: the server trims what is typed (spec 3.5.1). */
const trimmed = (form: object) =>
  JSON.stringify(form, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/**
 * What an administrator types over something stored. It remembers the version that was shown, so that another user's
 * change in the meantime is detected, by the server at the latest. For something new the version is 0.
 */
export function useEdit<F extends object>(stored: F, version = 0) {
  const [typed, setTyped] = useState<Typed<F>>()
  const dirty = typed !== undefined && trimmed(typed.form) !== trimmed(typed.base)
  const own = dirty || typed?.version === version ? typed : undefined
  const current: Typed<F> = own ?? { form: stored, base: stored, version }
  return {
    form: current.form,
    version: current.version,
    dirty,
    /** Another user changed it since the typing began. */
    outdated: dirty && current.version !== version,
    type: (change: Partial<F>) => {
      setTyped({ ...current, form: { ...current.form, ...change } })
    },
    /** Shows what is stored. */
    reset: () => {
      setTyped(undefined)
    },
    /** Continues with what was typed, as a change of what is stored now. */
    rebase: () => {
      setTyped({ form: current.form, base: stored, version })
    },
  }
}

export type Edit<F extends object> = ReturnType<typeof useEdit<F>>
