import { useState } from 'react'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { changesOf, type CourseForm, formOf, newForm } from './course-form.ts'

/** What is typed, with the stored course that it changes. */
type Typed = { form: CourseForm; base: CourseForm; version: number }

/**
 * What an administrator types over a stored course. It remembers the version that was shown, so that another user's
 * change in the meantime is detected, by the server at the latest. The course is absent while it loads.
 */
export function useCourseEdit(course: ManagedCourseFieldsFragment | undefined) {
  const [typed, setTyped] = useState<Typed>()
  const [previousChanges, setPreviousChanges] = useState<Partial<CourseForm>>()
  const saved = course === undefined ? newForm : formOf(course)
  const stored = course?.version ?? 0
  const changes = typed === undefined ? {} : changesOf(typed.base, typed.form)
  const dirty = Object.keys(changes).length > 0
  const own = dirty || typed?.version === stored ? typed : undefined
  const current: Typed = own ?? { form: saved, base: saved, version: stored }
  return {
    form: current.form,
    version: current.version,
    dirty,
    /** Another user changed the course since the typing began. */
    outdated: dirty && current.version !== stored,
    /** What was typed before a reload, to be read or put back. */
    previousChanges,
    type: (change: Partial<CourseForm>) => setTyped({ ...current, form: { ...current.form, ...change } }),
    reset: () => setTyped(undefined),
    /** Shows the stored course again and sets aside what was typed. */
    setAside: () => {
      if (dirty) setPreviousChanges(changes)
      setTyped(undefined)
    },
    /** Types what was set aside over the stored course. */
    putBack: () => {
      setTyped({ form: { ...saved, ...previousChanges }, base: saved, version: stored })
      setPreviousChanges(undefined)
    },
    forget: () => setPreviousChanges(undefined),
  }
}

export type CourseEdit = ReturnType<typeof useCourseEdit>
