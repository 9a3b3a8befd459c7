import { ArrowRight } from 'lucide-react'
import { nextTaskText } from '#domain/messages/progress.ts'
import type { NextTaskFieldsFragment } from '#generated/operations.ts'
import { prefetchTask } from '#web/lib/api/student-queries.ts'
import { selectNextTask } from '#web/lib/session/selection-store.ts'
import type { ButtonVariant } from '#web/ui/button.tsx'
import { intentHandlers } from '#web/ui/intent.ts'
import { LinkButton } from '#web/ui/link-button.tsx'

type NextTaskLinkProps = {
  next: NextTaskFieldsFragment
  /** The path to a task's page. */
  to: string
  variant?: ButtonVariant
  wide?: boolean
}

/** A link to the next task of the course. */
export function NextTaskLink({ next, to, variant, wide = false }: NextTaskLinkProps) {
  return (
    <LinkButton
      to={to}
      wide={wide}
      {...(variant !== undefined && { variant })}
      onClick={() => selectNextTask(next)}
      {...intentHandlers(() => prefetchTask(next))}
    >
      {nextTaskText(next.name)} <ArrowRight size={18} aria-hidden="true" />
    </LinkButton>
  )
}
