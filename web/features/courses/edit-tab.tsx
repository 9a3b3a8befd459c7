import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { courseMessages, coursePopups, courseSuccess, optionWords } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showMessage, showError } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { CourseEditor } from './course-editor.tsx'
import { allSubjects, fieldsOf, shownName } from './course-form.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { failureText } from './failure-text.ts'
import { type ManagedCourseFacts, useAlignCourses, useUpdateCourse } from './use-managed-course.ts'
import { PreviousChanges } from './previous-changes.tsx'
import type { CourseEdit } from './use-course-edit.ts'

type DifferingOptionsProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  /** Whether there are unsaved changes, which the options wouldn't receive. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

/** Lists the options of the course with different contents, and offers to align them (decisions 2.5.20). */
function DifferingOptions({ course, facts, unsaved, reload }: DifferingOptionsProps) {
  const [confirming, setConfirming] = useState(false)
  const { mutateAsync, isPending } = useAlignCourses()
  const { differing, contents } = facts
  if (differing.length === 0) return null
  const own = course.content.flatMap((key) => contents.find((choice) => choice.key === key)?.name ?? []).join(', ')
  const align = async () => {
    try {
      await mutateAsync({ key: course.key, version: course.version })
      showMessage(optionWords.aligned(course.name))
    } catch (error) {
      showError(failureText(error))
      if (error instanceof AppError) await reload()
    }
    setConfirming(false)
  }
  return (
    <Notice tone="accent" role="status">
      <Stack gap="small">
        <p>{optionWords.differ}</p>
        <ul>
          {differing.map(({ key, onlineDays, contents: names, editable }) => (
            <li key={key}>
              {optionWords.option(onlineDays, names.join(', '))}
              {!editable && ` (${optionWords.locked})`}
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="secondary"
            disabled={unsaved || differing.some(({ editable }) => !editable)}
            onClick={() => setConfirming(true)}
          >
            {optionWords.align}
          </Button>
        </div>
        <ConfirmDialog
          open={confirming}
          title={optionWords.aligning}
          confirmLabel={optionWords.align}
          busy={isPending}
          onConfirm={() => void align()}
          onCancel={() => setConfirming(false)}
        >
          <p>{optionWords.question(course.name, own)}</p>
        </ConfirmDialog>
      </Stack>
    </Notice>
  )
}

type EditTabProps = {
  course: ManagedCourseFieldsFragment
  facts: ManagedCourseFacts
  edit: CourseEdit
  reload: () => Promise<unknown>
  /** Called when the course was saved under another name. */
  onRenamed: () => void
}

const ARCHIVED = 'This course is archived. Bring it back to edit it.'
const PUBLISHED = 'This course is published. Unpublish it to edit it.'
const ACTIVE = 'A student has an active progress in this course. It can be edited once nobody is active.'

/** The fields of a course, editable while it is unpublished and has no active student (spec 2.4.3, 2.4.11, 2.5.20). */
export function EditTab({ course, facts, edit, reload, onRenamed }: EditTabProps) {
  const { editable, contents } = facts
  const [refused, setRefused] = useState(false)
  const { mutateAsync } = useUpdateCourse()
  const { typed, version, dirty } = edit

  const update = async () => {
    try {
      const { updateCourse } = await mutateAsync({ key: course.key, version, fields: fieldsOf(typed) })
      showMessage(courseSuccess.updated(updateCourse.name))
      edit.reset()
      if (updateCourse.name !== course.name) onRenamed()
    } catch (error) {
      if (error instanceof AppError && error.code === 'course-changed') setRefused(true)
      if (error instanceof AppError && error.code === 'course-locked') await reload()
      throw error
    }
  }
  return (
    <Stack>
      {!editable && <Notice>{course.archived ? ARCHIVED : course.published ? PUBLISHED : ACTIVE}</Notice>}
      {(refused || edit.outdated) && (
        <ChangedNotice
          onReload={async () => {
            await reload()
            edit.setAside()
            setRefused(false)
          }}
        />
      )}
      <DifferingOptions course={course} facts={facts} unsaved={dirty} reload={reload} />
      <PreviousChanges edit={edit} contents={contents} disabled={!editable} />
      <CourseEditor
        label="Edit course"
        action="Update"
        popup={coursePopups.updating}
        question={
          <>
            Update <strong>{shownName(typed)}</strong> with your changes?
          </>
        }
        onConfirm={update}
        onReset={() => setRefused(false)}
        edit={edit}
        contents={contents}
        subjects={allSubjects}
        instructor={course.instructor}
        typeFixed
        disabled={!editable}
      />
    </Stack>
  )
}

/** Notice that another user changed the course first. Offers to show the change without losing the user's input. */
function ChangedNotice({ onReload }: { onReload: () => Promise<void> }) {
  const reloading = useMutation({ mutationFn: onReload })
  return (
    <Notice tone="accent" role="status">
      <Stack gap="small">
        <p>{courseMessages['course-changed']}. What you typed stays in view.</p>
        <div>
          <Button variant="secondary" busy={reloading.isPending} onClick={() => reloading.mutate()}>
            Reload
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}
