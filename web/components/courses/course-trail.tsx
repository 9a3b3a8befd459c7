import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Trail } from '#web/ui/layout/trail.tsx'
import { useReader } from './reader.ts'

const CopyLink = lazyComponent(async () => (await import('./copy-link.tsx')).CopyLink, { failed: () => null })

type CourseTrailProps = {
  /** Of the course, the section, and the task, as far as the screen goes. */
  names: readonly string[]
  /** For the button that copies the screen's link; absent while it loads. */
  courseKey?: string | undefined
}

/** The breadcrumbs from My Courses to a screen of a course, and for the student a button that copies the screen's link. */
export function CourseTrail({ names, courseKey }: CourseTrailProps) {
  const { view } = useReader()
  if (view !== undefined) return view.trail(names)
  return (
    <div className="flex items-start justify-between gap-2">
      <Trail names={['My Courses', ...names]} />
      <div className="flex-none min-w-target print:hidden">
        {courseKey !== undefined && <CopyLink courseKey={courseKey} depth={names.length} />}
      </div>
    </div>
  )
}
