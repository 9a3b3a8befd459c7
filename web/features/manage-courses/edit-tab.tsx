import { useRef, useState } from 'react'
import { courseMessages, coursePopups, courseSuccess } from '../../../domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '../../../generated/operations.ts'
import { AppError } from '../../lib/app-error.ts'
import { showError, showMessage } from '../../lib/message-store.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { Form } from '../../ui/form.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Stack } from '../../ui/stack.tsx'
import { ChangedNotice } from './changed-notice.tsx'
import { CourseFields } from './course-fields.tsx'
import { allSubjects, fieldsOf, firstError, shownName } from './course-form.ts'
import { failureText } from './failure-text.ts'
import { focusField } from './field-slot.tsx'
import { KeptChanges } from './kept-changes.tsx'
import type { CourseEdit } from './use-course-edit.ts'
import { type ManagedCourseFacts, useUpdateCourse } from './use-managed-course.ts'

type EditTabProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  edit: CourseEdit
  reload: () => Promise<unknown>
  /** The course was stored under another name. */
  onRenamed: () => void
}

const PUBLISHED = 'This course is published. Unpublish it to edit it.'
const ACTIVE = 'A student has an active progress in this course. It can be edited once nobody is active.'

/** The fields of a course, open while it is unpublished and nobody is active (spec 2.4.3, 2.4.11, 2.5.20). */
export function EditTab({ course, facts: { editable, contents }, edit, reload, onRenamed }: EditTabProps) {
  const element = useRef<HTMLFormElement>(null)
  const [asks, setAsks] = useState<'update' | 'reset'>()
  const [refused, setRefused] = useState(false)
  const { mutateAsync, isPending } = useUpdateCourse()
  const { form, version, dirty } = edit

  const submit = () => {
    const error = firstError(form)
    if (error === undefined && dirty) {
      setAsks('update')
      return
    }
    showError(error?.message ?? courseMessages['course-unchanged'])
    focusField(element.current, error?.field)
  }
  const update = async () => {
    try {
      const { updateCourse } = await mutateAsync({ key: course.key, version, fields: fieldsOf(form) })
      showMessage(courseSuccess.updated(updateCourse.name))
      edit.reset()
      if (updateCourse.name !== course.name) onRenamed()
    } catch (error) {
      showError(failureText(error))
      if (error instanceof AppError && error.code === 'course-changed') setRefused(true)
      if (error instanceof AppError && error.code === 'course-locked') await reload()
    }
    setAsks(undefined)
  }
  const close = () => {
    setAsks(undefined)
  }
  return (
    <Stack>
      {!editable && <Notice>{course.published ? PUBLISHED : ACTIVE}</Notice>}
      {(refused || edit.outdated) && (
        <ChangedNotice
          onReload={async () => {
            await reload()
            edit.setAside()
            setRefused(false)
          }}
        />
      )}
      <KeptChanges edit={edit} contents={contents} disabled={!editable} />
      <Card className="course-form">
        <Form
          ref={element}
          aria-label="Edit course"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <CourseFields
            form={form}
            contents={contents}
            subjects={allSubjects}
            instructor={course.instructor}
            typeFixed
            disabled={!editable}
            onChange={edit.type}
          />
          <FormActions>
            <Button type="submit" disabled={!editable}>
              Update
            </Button>
            <Button
              variant="secondary"
              disabled={!dirty}
              onClick={() => {
                setAsks('reset')
              }}
            >
              Reset
            </Button>
          </FormActions>
        </Form>
      </Card>
      <ConfirmDialog
        open={asks === 'update'}
        title={coursePopups.updating}
        confirmLabel="Update"
        busy={isPending}
        onConfirm={() => void update()}
        onCancel={close}
      >
        <p>
          Update <strong>{shownName(form)}</strong> with your changes?
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'reset'}
        title={coursePopups.resetting}
        confirmLabel="Reset"
        danger
        onConfirm={() => {
          edit.reset()
          setRefused(false)
          close()
        }}
        onCancel={close}
      >
        <p>Your changes are lost, and the fields are as stored. Go on?</p>
      </ConfirmDialog>
    </Stack>
  )
}
