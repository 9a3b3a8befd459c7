import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { coursePopups, courseSuccess } from '#domain/messages/courses.ts'
import { paths } from '#web/app/paths.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { useEditForm } from '#web/ui/form/use-edit-form.ts'
import { CourseEditor } from './course-editor.tsx'
import type { ContentChoice } from './course-fields.tsx'
import { courseErrors, type CourseForm, inputOf, newSubjects, shownName } from './course-form.ts'
import { useCreateCourse } from './use-managed-course.ts'

type CreateCourseProps = { initial: CourseForm; contents: readonly ContentChoice[] }

/**
 * The form of a new course. Validates, asks for confirmation, creates the course, and returns to the list (spec 2.4.9,
 * 2.4.10, 2.8.8).
 */
export function CreateCourse({ initial, contents }: CreateCourseProps) {
  const edit = useEditForm(initial, courseErrors)
  const form = edit.typed
  const [created, setCreated] = useState(false)
  const { mutateAsync } = useCreateCourse()

  const create = async () => {
    const { createCourse } = await mutateAsync(inputOf(form))
    showMessage(courseSuccess.created(createCourse.name))
    setCreated(true)
  }
  if (created) return <Navigate to={paths.coursesOf(form.type === 'Online' ? 'Online' : 'Live')} />
  return (
    <>
      <CourseEditor
        label="New course"
        action="Create"
        popup={coursePopups.creating}
        question={
          <>
            Create the {form.type} course <strong>{shownName(form)}</strong>? It stays unpublished until you publish it.
          </>
        }
        onConfirm={create}
        edit={edit}
        contents={contents}
        subjects={newSubjects}
      />
      <UnsavedGuard when={edit.dirty} />
    </>
  )
}
