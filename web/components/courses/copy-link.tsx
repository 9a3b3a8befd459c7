import { linkWords as words } from '#domain/messages/link.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { useSelection } from '#web/lib/session/use-selection.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'

/**
 * Copies the link of the current course (`depth` 1), section (2), or task (3), whose path doesn't contain it. A quiz has
 * none, because only its student has it.
 */
export function CopyLink({ courseKey, depth }: { courseKey: string; depth: number }) {
  const { contentKey, sectionKey, taskKey } = useSelection()
  if (depth > 1 && (contentKey === undefined || sectionKey === undefined || contentKey === QUIZZES)) return null
  const place =
    depth === 1 || contentKey === undefined || sectionKey === undefined
      ? undefined
      : { contentKey, sectionKey, ...(depth > 2 && { taskKey }) }
  const link = `${window.location.origin}${linkPath(courseKey, place)}`
  return <CopyButton quiet text={link} label={words.copy} copiedLabel={words.copied} />
}
