import { taskTypeName } from '#domain/content/check-task.ts'
import type { AuthoredSectionQuery, AuthoredTaskFieldsFragment } from '#generated/operations.ts'
import { contentWords } from '#domain/messages/content.ts'
import { byName } from '#domain/progress/by-name.ts'
import { paths } from '#web/app/paths.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { isWritten } from './task-text.ts'

/** The beginning of a Reading's text, which the server cuts at 300 characters (spec 3.2.9); the video of a Lecture. */
function noteOf({ type, preview, fileName, fileDetails }: AuthoredTaskFieldsFragment): string | undefined {
  if (type === 'Reading') return isWritten(preview) ? (preview ?? '') : contentWords.noText
  if (type === 'Lecture') return fileName === null ? contentWords.noVideo : (fileDetails ?? fileName)
  return undefined
}

/** The tasks of a section, by name (spec 3.2.5, 3.9.12). */
export function AuthoredTaskList({
  view: { content, section, tasks },
}: {
  view: AuthoredSectionQuery['authoredSection']
}) {
  if (tasks.length === 0) {
    return (
      <EmptyState
        title={contentWords.none}
        action={<LinkButton to={paths.createTask(content.url, section.url)}>Create the first task</LinkButton>}
      />
    )
  }
  return (
    <ListCard label="Tasks">
      {[...tasks].sort(byName).map((task) => (
        <li key={task.key}>
          <ListRow
            before={<TaskIcon type={task.type} />}
            title={task.name}
            note={noteOf(task)}
            after={<Badge>{taskTypeName(task.type)}</Badge>}
            to={paths.task(content.url, section.url, task.url)}
          />
        </li>
      ))}
    </ListCard>
  )
}
