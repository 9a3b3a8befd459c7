import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { coursePopups, courseSuccess } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { failureText } from './failure-text.ts'
import { UserSearchResults } from './user-search-results.tsx'
import { type MatchingUser, SEARCH_KEY } from './use-user-search.ts'
import { useAddStudent } from './use-managed-course.ts'
import './manage-courses.css'

type StudentSearchProps = { course: ManagedCourseFieldsFragment; enrolled: number }

const seatsTaken = (seats: number) => (seats === 1 ? 'The only seat is taken' : `All ${seats} seats are taken`)

/** Finds people by name or e-mail and adds them while there is a seat (spec 2.4.5, 2.4.8, 2.8.11). */
export function StudentSearch({ course, enrolled }: StudentSearchProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string>()
  const [coming, setComing] = useState<MatchingUser>()
  const { mutateAsync, isPending } = useAddStudent()
  const { maxStudents } = course
  const full = maxStudents !== null && enrolled >= maxStudents
  const add = async ({ uid, firstName, lastName }: MatchingUser) => {
    try {
      await mutateAsync({ courseKey: course.key, studentId: uid })
      showMessage(courseSuccess.added(firstName, lastName, course.name))
    } catch (error) {
      showError(failureText(error))
    }
    setComing(undefined)
  }
  return (
    <Stack>
      <h2>Add a student</h2>
      {full && (
        <div id="course-full">
          <Notice tone="accent">{seatsTaken(maxStudents)}: nobody can be added until a student is removed.</Notice>
        </div>
      )}
      <form
        role="search"
        className="student-search"
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = typed.trim()
          // Someone may have signed up since these words were searched for.
          if (wanted === search) void client.invalidateQueries({ queryKey: SEARCH_KEY })
          setSearch(wanted)
        }}
      >
        <TextField
          label="Find a student"
          type="search"
          autoComplete="off"
          placeholder="Name or e-mail"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">Search</Button>
      </form>
      {search !== undefined && <UserSearchResults key={search} search={search} full={full} onAdd={setComing} />}
      <ConfirmDialog
        open={coming !== undefined}
        title={coursePopups.addingStudent}
        confirmLabel="Add"
        busy={isPending}
        onConfirm={() => {
          if (coming !== undefined) void add(coming)
        }}
        onCancel={() => setComing(undefined)}
      >
        <p>
          Add{' '}
          <strong>
            {coming?.firstName} {coming?.lastName}
          </strong>{' '}
          to {course.name} without a payment?
        </p>
      </ConfirmDialog>
    </Stack>
  )
}
