import { Circle, CircleCheckBig } from 'lucide-react'
import { countOf } from '#domain/messages/person-page.ts'
import { planWords as words } from '#domain/messages/plan.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import { paths } from '#web/app/paths.ts'
import { ListRow } from '#web/ui/table/list-row.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { StudyPlan } from './plan-query.ts'
import { wayToTask } from './way-to-task.ts'

export type PlanRow = { key: string; title: string; done: boolean; failed?: boolean } & (
  Partial<ReturnType<typeof wayToTask>> | { to: string }
)

const taskRow = ({ progressKey, task, done, failed }: StudyPlan['tasksToday'][number]): PlanRow => ({
  key: task.taskKey,
  title: taskTitle(task.sectionName ?? '', task.name),
  done,
  failed,
  // A course that has not started can't be opened.
  ...(progressKey !== null && wayToTask(progressKey, task)),
})

/** The work of a plan's today without the reviews, which have their own button; what is left comes first. */
export function rowsOfToday({ days: [day], newToday, tasksToday, quizCourse }: StudyPlan): PlanRow[] {
  const newItems = day?.newItems ?? 0
  const questions = newItems > 0 ? newItems : newToday
  const rows: PlanRow[] = [
    ...(questions === 0
      ? []
      : [
          {
            ...{ key: 'questions', title: countOf(questions, 'new question'), done: newItems === 0 },
            ...(quizCourse !== null && { to: paths.quizzes(quizCourse) }),
          },
        ]),
    ...tasksToday.map(taskRow),
  ]
  return rows.toSorted((a, b) => Number(a.done) - Number(b.done))
}

/** Work of a plan, each with a check and its link. A test that was not passed is done, but no success. */
export function PlanChecklist({ label, rows }: { label: string; rows: readonly PlanRow[] }) {
  return (
    <ul className="grid grid-cols-1 p-0 list-none [&>li+li]:border-t [&>li+li]:border-t-border" aria-label={label}>
      {rows.map(({ key, title, done, failed = false, ...way }) => {
        const Icon = done ? CircleCheckBig : Circle
        return (
          <li key={key}>
            <ListRow
              {...way}
              before={
                <Icon
                  className={done && !failed ? 'flex-none text-success' : 'flex-none text-text-muted'}
                  size={20}
                  aria-hidden="true"
                />
              }
              note={failed ? words.failed : undefined}
              title={
                <>
                  {title}
                  {done && <VisuallyHidden>, done</VisuallyHidden>}
                </>
              }
            />
          </li>
        )
      })}
    </ul>
  )
}
