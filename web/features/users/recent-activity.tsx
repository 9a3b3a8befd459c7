import { Link } from 'react-router-dom'
import { courseYear } from '#domain/courses/year-of.ts'
import { personWords } from '#domain/messages/person-page.ts'
import { userWords } from '#domain/messages/users.ts'
import { paths } from '#web/app/paths.ts'
import { CourseName } from '#web/components/courses/course-name.tsx'
import { useNow } from '#web/lib/format/use-now.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { NoteAuthor } from './note-author.tsx'
import { CourseState } from '#web/features/users/person/course-state.tsx'
import type { ManagedUserFacts } from './use-managed-user.ts'

type NewestProps = { facts: ManagedUserFacts; onTab: (tab: 'courses' | 'notes') => void }

/** A user's newest courses and newest note, each with a link to the full list. */
export function Newest({ facts: { user, courses, notes }, onTab }: NewestProps) {
  const now = useNow()
  const year = courseYear(courses.map(({ courseType, dates }) => ({ type: courseType, dates })))
  const [note] = notes.items
  const all = (tab: 'courses' | 'notes', label: string) => (
    <button type="button" className="text-button" onClick={() => onTab(tab)}>
      {label}
    </button>
  )
  return (
    <>
      <Card as="section" aria-labelledby="newest-courses">
        <h2 id="newest-courses" className="text-title-3">
          {personWords.newestCourses}
        </h2>
        {courses.length === 0 ? (
          <p className="muted">{personWords.noCourses}</p>
        ) : (
          <ul className="grid gap-3 m-0 p-0 list-none">
            {courses.map((progress) => (
              <li key={progress.key}>
                <Link to={paths.studentCourse(user.uid, progress.key)}>
                  <CourseName name={progress.name} year={year({ type: progress.courseType, dates: progress.dates })} />
                </Link>
                <CourseState progress={progress} now={now} />
              </li>
            ))}
          </ul>
        )}
        {courses.length > 0 && all('courses', personWords.allCourses)}
      </Card>
      <Card as="section" aria-labelledby="newest-note">
        <h2 id="newest-note" className="text-title-3">
          {personWords.newestNote}
        </h2>
        {note === undefined ? (
          <p className="muted">{userWords.noNotes}</p>
        ) : (
          <div>
            <p className="m-0 wrap-anywhere whitespace-pre-wrap line-clamp-4">{note.text}</p>
            <NoteAuthor note={note} />
          </div>
        )}
        {all('notes', note === undefined ? personWords.writeNote : personWords.allNotes)}
      </Card>
    </>
  )
}
