import { useState } from 'react'
import { courseMessages } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { changesOf, courseErrors, type CourseForm, formOf, newForm } from './course-form.ts'

/** What is wrong with a stored course that is typed over; fields as they are may not be sent. */
function editErrors(form: CourseForm, dirty: boolean) {
  const errors = courseErrors(form)
  return errors.length > 0 || dirty ? errors : [{ message: courseMessages['course-unchanged'] }]
}

/** What an administrator types over a stored course, and what was set aside of it. The course is absent while it loads. */
export function useCourseEdit(course: ManagedCourseFieldsFragment | undefined) {
  const edit = useEditForm(course === undefined ? newForm : formOf(course), editErrors, course?.version)
  const [previousChanges, setPreviousChanges] = useState<Partial<CourseForm>>()
  return {
    ...edit,
    /** What was typed before a reload, to be read or put back. */
    previousChanges,
    /** Shows the stored course again and sets aside what was typed. */
    setAside: () => {
      if (edit.dirty) setPreviousChanges(changesOf(edit.base, edit.typed))
      edit.reset()
    },
    /** Types what was set aside over the stored course. */
    putBack: () => {
      edit.retype(previousChanges ?? {})
      setPreviousChanges(undefined)
    },
    forget: () => setPreviousChanges(undefined),
  }
}

export type CourseEdit = ReturnType<typeof useCourseEdit>
