import { useState } from 'react'
import { checkClass } from '#domain/courses/check-course.ts'
import { clockTime, fieldTime } from '#domain/courses/clock-time.ts'
import { classChangeForm as words } from '#domain/messages/course-desk.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { failureText } from './failure-text.ts'
import { useChangeClass } from './use-course-notices.ts'

type ClassChangeProps = {
  course: ManagedCourseFieldsFragment
  /** How many have the class, or a linked one, now. */
  students: number
  /** Typed changes would be overtaken. */
  unsaved: boolean
  reload: () => Promise<unknown>
}

type Place = { location: string; startTime: string; endTime: string }

const placeOf = ({ location, startTime, endTime }: ManagedCourseFieldsFragment): Place => ({
  location: location ?? '',
  startTime: startTime ?? '',
  endTime: endTime ?? '',
})

/** Another room and other times of a class that has students, who are told (decision 0084). */
export function ClassChange({ course, students, unsaved, reload }: ClassChangeProps) {
  const [typed, setTyped] = useState<Place>()
  const [refused, setRefused] = useState<keyof typeof courseMessages>()
  const { mutateAsync, isPending } = useChangeClass()
  const stored = placeOf(course)
  const place = typed ?? stored
  const close = () => {
    setTyped(undefined)
    setRefused(undefined)
  }
  const type = (change: Partial<Place>) => {
    setTyped({ ...place, ...change })
    setRefused(undefined)
  }
  const errorOf = (...codes: (keyof typeof courseMessages)[]) =>
    refused !== undefined && codes.includes(refused) ? courseMessages[refused] : undefined
  const change = async () => {
    const verdict = checkClass(place)
    if (!verdict.ok) {
      setRefused(verdict.code)
      return
    }
    try {
      await mutateAsync({ key: course.key, version: course.version, ...verdict.place })
      showMessage(words.done)
      close()
    } catch (error) {
      showError(failureText(error))
      // What is stored now is shown above what was typed, which stays.
      if (error instanceof AppError && error.code === 'course-changed') await reload()
    }
  }
  return (
    <>
      <Button
        variant="secondary"
        disabled={unsaved}
        onClick={() => {
          setTyped(stored)
        }}
      >
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
          <TextField
            label={words.location}
            value={place.location}
            error={errorOf('course-location-empty', 'course-location-long')}
            onChange={(event) => {
              type({ location: event.target.value })
            }}
          />
          <div className="course-fields__pair">
            <TextField
              label={words.startTime}
              type="time"
              value={fieldTime(place.startTime)}
              error={errorOf('course-times-empty', 'course-times-invalid')}
              onChange={(event) => {
                type({ startTime: clockTime(event.target.value) })
              }}
            />
            <TextField
              label={words.endTime}
              type="time"
              value={fieldTime(place.endTime)}
              error={errorOf('course-times-order')}
              onChange={(event) => {
                type({ endTime: clockTime(event.target.value) })
              }}
            />
          </div>
          <p>{words.effect(students)}</p>
          <p className="muted">{words.stays}</p>
        </Stack>
      </ConfirmDialog>
    </>
  )
}
