import { useQuery } from '@tanstack/react-query'
import { courseNoticesQuery } from '#web/lib/api/student-queries.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { ServerScope } from './server-scope.tsx'

/** The number of cards that are due today, next to Review; only students' headers load it. */
export function ReviewBadge() {
  return (
    <ServerScope>
      <DueCount />
    </ServerScope>
  )
}

function DueCount() {
  const due = useQuery(courseNoticesQuery).data?.dueReviews ?? 0
  if (due === 0) return null
  return (
    <span className="min-w-5 px-1.5 rounded-full bg-accent-soft text-on-accent-soft text-small leading-5 text-center tabular-nums">
      <VisuallyHidden>, </VisuallyHidden>
      {due}
      <VisuallyHidden> due</VisuallyHidden>
    </span>
  )
}
