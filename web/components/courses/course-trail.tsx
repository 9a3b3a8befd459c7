import { Trail } from '#web/ui/layout/trail.tsx'
import { useReader } from './reader.ts'

/** The parts of a viewed screen's path that lead to My Courses, a course, a section, and a task. */
const VIEWED_DEPTHS = [2, 3, 5, 6]

/** The way from My Courses to a screen of a course: the names of the course, its section, its task. */
export function CourseTrail({ names }: { names: readonly string[] }) {
  const { view } = useReader()
  return <Trail names={['My Courses', ...names]} {...(view !== undefined && { depths: VIEWED_DEPTHS })} />
}
