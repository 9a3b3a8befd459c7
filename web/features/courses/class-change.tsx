import { useRef, useState } from 'react'
import { checkClass, classFaults } from '#domain/courses/check-course.ts'
import { clockTime, fieldTime } from '#domain/courses/clock-time.ts'
import { classChangeForm as words } from '#domain/messages/course-admin.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useDomainForm } from '#web/ui/form/use-domain-form.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { fieldOfRefusal } from './course-form.ts'
import { failureText } from './failure-text.ts'
import { useChangeClass } from './use-course-notices.ts'

type ClassChangeProps = {
  course: ManagedCourseFieldsFragment
  /** Number of students who have the class, or a linked one, now. */
  students: number
  /** Whether there are unsaved changes, which would become outdated. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

const placeOf = ({ location, startTime, endTime }: ManagedCourseFieldsFragment) => ({
  location: location ?? '',
  startTime: startTime ?? '',
  endTime: endTime ?? '',
})
type Place = ReturnType<typeof placeOf>

/** Converts the times of a class to or from those of time fields. */
const withTimes = ({ location, startTime, endTime }: Place, timeOf: (time: string) => string): Place => ({
  location,
  startTime: timeOf(startTime),
  endTime: timeOf(endTime),
})

const placeErrors = (typed: Place) =>
  classFaults(withTimes(typed, clockTime)).map((code) => ({
    message: courseMessages[code],
    field: fieldOfRefusal(code),
  }))

/** Changes the room and times of a class with students, who are notified (decision 0084). */
export function ClassChange({ course, students, unsaved, reload }: ClassChangeProps) {
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const { mutateAsync, isPending } = useChangeClass()
  const stored = placeOf(course)
  const form = useDomainForm(stored, placeErrors)
  const close = () => setOpen(false)
  const change = async (typed: Place) => {
    const verdict = checkClass(withTimes(typed, clockTime))
    if (!verdict.ok || isPending) return
    try {
      await mutateAsync({ key: course.key, version: course.version, ...verdict.meeting })
      showMessage(words.done)
      close()
    } catch (error) {
      showError(failureText(error))
      // Shows the stored values above the form and keeps the user's input.
      if (error instanceof AppError && error.code === 'course-changed') await reload()
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        disabled={unsaved}
        onClick={() => {
          form.reset(withTimes(stored, fieldTime))
          setOpen(true)
        }}
      >
        {words.open}
      </Button>
      <ConfirmDialog
        open={open}
        title={words.title}
        confirmLabel={words.confirm}
        busy={isPending}
        onConfirm={() => element.current?.requestSubmit()}
        onCancel={close}
      >
        <Stack>
          <p className="muted">{words.now(stored.location, `${stored.startTime} – ${stored.endTime}`)}</p>
          <Form ref={element} form={form} aria-label={words.title} onSubmit={change}>
            <TextField name="location" label={words.location} />
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
              <TextField name="startTime" label={words.startTime} type="time" />
              <TextField name="endTime" label={words.endTime} type="time" />
            </div>
          </Form>
          <p>{words.effect(students)}</p>
          <p className="muted">{words.stays}</p>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
