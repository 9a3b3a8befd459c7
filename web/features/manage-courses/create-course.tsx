import { useRef, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { coursePopups, courseSuccess } from '../../../domain/messages/courses.ts'
import { paths } from '../../app/paths.ts'
import { showError, showMessage } from '../../lib/message-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Form } from '../../ui/form.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { type ContentChoice, CourseFields } from './course-fields.tsx'
import { type CourseForm, firstError, inputOf, isChanged, newSubjects, shownName } from './course-form.ts'
import { failureText } from './failure-text.ts'
import { focusField } from './field-slot.tsx'
import { useCreateCourse } from './use-managed-course.ts'

type CreateCourseProps = { initial: CourseForm; contents: readonly ContentChoice[] }

/** The form of a new course: checked, asked once more, created, and back to the list (spec 2.4.9, 2.4.10, 2.8.8). */
export function CreateCourse({ initial, contents }: CreateCourseProps) {
  const element = useRef<HTMLFormElement>(null)
  const [form, setForm] = useState(initial)
  const [asks, setAsks] = useState<'create' | 'reset'>()
  const [created, setCreated] = useState(false)
  const { mutateAsync, isPending } = useCreateCourse()
  const changed = isChanged(initial, form)

  const submit = () => {
    const error = firstError(form)
    if (error === undefined) {
      setAsks('create')
      return
    }
    showError(error.message)
    focusField(element.current, error.field)
  }
  const create = async () => {
    try {
      const { createCourse } = await mutateAsync(inputOf(form))
      showMessage(courseSuccess.created(createCourse.name))
      setCreated(true)
    } catch (error) {
      showError(failureText(error))
      setAsks(undefined)
    }
  }
  const close = () => {
    setAsks(undefined)
  }
  if (created) return <Navigate to={paths.coursesOf(form.type === 'Online' ? 'Online' : 'Live')} />
  return (
    <Card>
      <Form
        ref={element}
        aria-label="New course"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <CourseFields
          form={form}
          contents={contents}
          subjects={newSubjects}
          onChange={(change) => {
            setForm((before) => ({ ...before, ...change }))
          }}
        />
        <FormActions>
          <Button type="submit">Create</Button>
          <Button
            variant="secondary"
            disabled={!changed}
            onClick={() => {
              setAsks('reset')
            }}
          >
            Reset
          </Button>
        </FormActions>
      </Form>
      <ConfirmDialog
        open={asks === 'create'}
        title={coursePopups.creating}
        confirmLabel="Create"
        busy={isPending}
        onConfirm={() => void create()}
        onCancel={close}
      >
        <p>
          Create the {form.type} course <strong>{shownName(form)}</strong>? It stays unpublished until you publish it.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'reset'}
        title={coursePopups.resetting}
        confirmLabel="Reset"
        danger
        onConfirm={() => {
          setForm(initial)
          close()
        }}
        onCancel={close}
      >
        <p>Everything that you typed is lost. Begin again?</p>
      </ConfirmDialog>
      <LeaveGuard when={changed} title="Leave this page?" confirmLabel="Leave">
        <p>The course is not created yet. What you typed is lost when you leave.</p>
      </LeaveGuard>
    </Card>
  )
}
