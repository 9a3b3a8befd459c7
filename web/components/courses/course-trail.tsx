import { Trail } from '#web/ui/layout/trail.tsx'
import { useView } from './student-view.ts'

/** The way from My Courses to a screen of a course: the names of the course, its section, its task. */
export function CourseTrail({ names }: { names: readonly string[] }) {
  const view = useView()
  return view ? view.trail(names) : <Trail names={['My Courses', ...names]} />
}
