import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { LessonsQuery } from '#generated/operations.ts'
import { LessonsDocument } from '#generated/study-operations.ts'
import { paths } from '#web/app/paths.ts'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { query } from '#web/lib/api/api.ts'
import { selectNextTask } from '#web/lib/session/selection-store.ts'

/** Readings and lectures of the course about tags or areas, by name. Optional: names alone are advice enough. */
export function useLessons(progressKey: string, names: readonly string[]) {
  const lessons = useQuery({
    queryKey: ['lessons', progressKey, names],
    queryFn: async () => (await query(LessonsDocument, { progressKey, names: [...names] })).lessons,
    enabled: names.length > 0,
    staleTime: Infinity,
  })
  return (name: string) => lessons.data?.find((entry) => entry.name === name)?.tasks ?? []
}

/** Links to readings and lectures. */
export function LessonLinks({ tasks }: { tasks: LessonsQuery['lessons'][number]['tasks'] }) {
  if (tasks.length === 0) return null
  return (
    <ul className="grid p-0 list-none gap-0">
      {tasks.map((task) => (
        <li key={task.taskKey}>
          <Link
            className="inline-flex items-center gap-2 min-h-9"
            to={paths.taskView}
            onClick={() => selectNextTask(task)}
          >
            <TaskIcon type={task.type} /> {task.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
