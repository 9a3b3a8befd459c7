import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { coursePopups, courseSuccess } from '#domain/messages/courses.ts'
import { paths } from '#web/app/paths.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { CourseEditor } from './course-editor.tsx'
import type { ContentChoice } from './course-fields.tsx'
import { type CourseForm, inputOf, isChanged, newSubjects, shownName } from './course-form.ts'
import { useCreateCourse } from './use-managed-course.ts'

type CreateCourseProps = { initial: CourseForm; contents: readonly ContentChoice[] }

/** The form of a new course: checked, asked once more, created, and back to the list (spec 2.4.9, 2.4.10, 2.8.8). */
export function CreateCourse({ initial, contents }: CreateCourseProps) {
  const [form, setForm] = useState(initial)
  const [created, setCreated] = useState(false)
  const { mutateAsync } = useCreateCourse()
  const changed = isChanged(initial, form)

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
        changed={changed}
        onConfirm={create}
        onReset={() => setForm(initial)}
        form={form}
        contents={contents}
        subjects={newSubjects}
        onChange={(change) => setForm((before) => ({ ...before, ...change }))}
      />
      <UnsavedGuard when={changed} />
    </>
  )
}
