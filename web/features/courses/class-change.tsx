import { useState } from 'react'
import { checkClass, classFaults } from '#domain/courses/check-course.ts'
import { clockTime, fieldTime } from '#domain/courses/clock-time.ts'
import { classChangeForm as words } from '#domain/messages/course-admin.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { FieldSlot, SlotErrorsContext } from '#web/ui/form/field-slot.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useSlotErrors } from '#web/ui/form/use-slot-errors.ts'
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

type Place = { location: string; startTime: string; endTime: string }

const placeOf = ({ location, startTime, endTime }: ManagedCourseFieldsFragment): Place => ({
  location: location ?? '',
  startTime: startTime ?? '',
  endTime: endTime ?? '',
})

/** Changes the room and times of a class with students, who are notified (decision 0084). */
export function ClassChange({ course, students, unsaved, reload }: ClassChangeProps) {
  const [typed, setTyped] = useState<Place>()
  const { mutateAsync, isPending } = useChangeClass()
  const stored = placeOf(course)
  const place = typed ?? stored
  const { element, slotErrors, sayFaults, forget } = useSlotErrors(() =>
    classFaults(place).map((code) => ({ message: courseMessages[code], field: fieldOfRefusal(code) })),
  )
  const close = () => {
    setTyped(undefined)
    forget()
  }
  const type = (change: Partial<Place>) => setTyped({ ...place, ...change })
  const change = async () => {
    const verdict = checkClass(place)
    if (sayFaults() || !verdict.ok || isPending) return
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
      <Button variant="secondary" disabled={unsaved} onClick={() => setTyped(stored)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={typed !== undefined}
        title={words.title}
        confirmLabel={words.confirm}
        busy={isPending}
        onConfirm={() => void change()}
        onCancel={close}
      >
        <Stack>
          <p className="muted">{words.now(stored.location, `${stored.startTime} – ${stored.endTime}`)}</p>
          <Form
            ref={element}
            aria-label={words.title}
            onSubmit={(event) => {
              event.preventDefault()
              void change()
            }}
          >
            <SlotErrorsContext value={slotErrors}>
              <FieldSlot field="location">
                <TextField
                  label={words.location}
                  value={place.location}
                  onChange={({ target }) => type({ location: target.value })}
                />
              </FieldSlot>
              <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
                {(['startTime', 'endTime'] as const).map((field) => (
                  <FieldSlot key={field} field={field}>
                    <TextField
                      label={words[field]}
                      type="time"
                      value={fieldTime(place[field])}
                      onChange={({ target }) => type({ [field]: clockTime(target.value) })}
                    />
                  </FieldSlot>
                ))}
              </div>
            </SlotErrorsContext>
          </Form>
          <p>{words.effect(students)}</p>
          <p className="muted">{words.stays}</p>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
