import { ArrowUpDown } from 'lucide-react'
import { taskTypeName } from '#domain/content/check-task.ts'
import { inOrder } from '#domain/content/in-order.ts'
import { OrderTasksDocument } from '#generated/admin-operations.ts'
import type { AuthoredSectionQuery, AuthoredTaskFieldsFragment } from '#generated/operations.ts'
import { contentWords } from '#domain/messages/content.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { tasksByKind, testNote } from './list-counts.ts'
import type { OrderingProps } from './ordering.ts'
import { isWritten } from './task-text.ts'
import { useAuthoring } from './use-authoring.ts'
import '#web/ui/screens.css'

const OrderMode = lazyComponent(async () => (await import('./order-mode.tsx')).OrderMode, {
  loading: () => <Skeleton label="Loading the order" />,
})

/**
 * A one-line note for a task: the start of a Reading's text, which the server cuts at 300 characters (spec 3.2.9), the
 * video of a Lecture, or what a test draws.
 */
function noteOf(task: AuthoredTaskFieldsFragment): string | undefined {
  const { type, preview, fileName, fileDetails } = task
  if (type === 'Reading') return isWritten(preview) ? (preview ?? '') : contentWords.noText
  if (type === 'Lecture') return fileName === null ? contentWords.noVideo : (fileDetails ?? fileName)
  return testNote(task) || undefined
}

type AuthoredTaskListProps = OrderingProps & {
  view: AuthoredSectionQuery['authoredSection']
  reload: () => Promise<unknown>
}

/** The tasks of a section and their count, sorted by name unless another order is stored (spec 3.2.5, 3.9.12). */
export function AuthoredTaskList({ view, reload, ordering, onOrdering }: AuthoredTaskListProps) {
  const { content, section, tasks } = view
  const send = useAuthoring()
  const sorted = inOrder(tasks, section.taskOrder)
  if (tasks.length === 0) {
    return (
      <EmptyState
        title={contentWords.none}
        action={<LinkButton to={paths.createTask(content.url, section.url)}>Create the first task</LinkButton>}
      />
    )
  }
  if (ordering !== undefined)
    return (
      <OrderMode
        label="Order of the tasks"
        items={sorted.map(({ key, name, type }) => ({ key, name, before: <TaskIcon type={type} /> }))}
        stored={{ order: section.taskOrder, version: section.orderVersion }}
        save={(keys, seen) => {
          const place = { contentKey: section.contentKey, sectionKey: section.key }
          return send(OrderTasksDocument, { ...place, keys: [...keys], seen })
        }}
        reload={reload}
        ordering={ordering}
        onOrdering={onOrdering}
      />
    )
  return (
    <Stack>
      <Row between>
        <p className="muted">{tasksByKind(tasks)}</p>
        {tasks.length > 1 && (
          <Button variant="secondary" onClick={() => onOrdering({})}>
            <ArrowUpDown size={18} aria-hidden="true" /> Change Order
          </Button>
        )}
      </Row>
      <ListCard label="Tasks">
        {sorted.map((task) => (
          <li key={task.key}>
            <ListRow
              before={<TaskIcon type={task.type} />}
              title={task.name}
              note={noteOf(task)}
              after={
                <span className="authored-task-type">
                  <Badge>{taskTypeName(task.type)}</Badge>
                </span>
              }
              to={paths.task(content.url, section.url, task.url)}
            />
          </li>
        ))}
      </ListCard>
    </Stack>
  )
}
