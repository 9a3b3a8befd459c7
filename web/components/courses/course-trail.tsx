import { Trail } from '#web/ui/layout/trail.tsx'
import { useReader } from './reader.ts'

/** The breadcrumbs from My Courses to a screen of a course, from the known names of the course, section, and task. */
export function CourseTrail({ names }: { names: readonly (string | undefined)[] }) {
  const { view } = useReader()
  return view?.trail(names) ?? <Trail names={['My Courses', ...names]} />
}
