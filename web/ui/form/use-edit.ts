import { useState } from 'react'

/** What is typed, over what was stored in which version when the typing began. */
export type Typed<F> = { form: F; base: F; version: number }

/** Where what is typed is kept; undefined: nothing is. */
export type Typing<F> = { typed: Typed<F> | undefined; onType: (typed: Typed<F> | undefined) => void }

/** A form's values to compare by: the server trims what is typed (spec 3.5.1). */
const trimmed = (form: object) =>
  JSON.stringify(form, (_, value: unknown) => (typeof value === 'string' ? value.trim() : value))

/** Whether what is typed differs from what was stored when the typing began. */
export const isDirty = <F extends object>(typed: Typed<F> | undefined): boolean =>
  typed !== undefined && trimmed(typed.form) !== trimmed(typed.base)

/** `useEdit` for typing that its caller keeps, such as while the form is not on the screen. */
export function editOver<F extends object>(stored: F, version: number, { typed, onType }: Typing<F>) {
  const dirty = isDirty(typed)
  const own = dirty || typed?.version === version ? typed : undefined
  const current: Typed<F> = own ?? { form: stored, base: stored, version }
  return {
    form: current.form,
    version: current.version,
    dirty,
    /** Another user changed it since the typing began. */
    outdated: dirty && current.version !== version,
    type: (change: Partial<F>) => onType({ ...current, form: { ...current.form, ...change } }),
    /** Shows what is stored. */
    reset: () => onType(undefined),
    /** Continues with what was typed, as a change of what is stored now. */
    rebase: () => onType({ form: current.form, base: stored, version }),
  }
}

/**
 * What an administrator types over something stored. It remembers the version that was shown, so that another user's
 * change in the meantime is detected, by the server at the latest. For something new the version is 0.
 */
export function useEdit<F extends object>(stored: F, version = 0) {
  const [typed, onType] = useState<Typed<F>>()
  return editOver(stored, version, { typed, onType })
}

export type Edit<F extends object> = ReturnType<typeof editOver<F>>
