import { useState } from 'react'
import { courseMessages } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { changesOf, courseErrors, type CourseForm, formOf, newForm } from './course-form.ts'

/** Validates the edits of a stored course. Unchanged fields can't be saved. */
function editErrors(form: CourseForm, dirty: boolean) {
  const errors = courseErrors(form)
  return errors.length > 0 || dirty ? errors : [{ message: courseMessages['course-unchanged'] }]
}

/** An administrator's edits of a stored course, and those set aside. The course is undefined while it loads. */
export function useCourseEdit(course: ManagedCourseFieldsFragment | undefined) {
  const edit = useEditForm(course === undefined ? newForm : formOf(course), editErrors, course?.version)
  const [previousChanges, setPreviousChanges] = useState<Partial<CourseForm>>()
  return {
    ...edit,
    /** Input from before a reload, to read or restore. */
    previousChanges,
    /** Shows the stored course again and sets the input aside. */
    setAside: () => {
      if (edit.dirty) setPreviousChanges(changesOf(edit.base, edit.typed))
      edit.reset()
    },
    /** Restores the input that was set aside, on top of the stored course. */
    putBack: () => {
      edit.retype(previousChanges ?? {})
      setPreviousChanges(undefined)
    },
    forget: () => setPreviousChanges(undefined),
  }
}

export type CourseEdit = ReturnType<typeof useCourseEdit>
