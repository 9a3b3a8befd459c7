import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig, Target } from 'lucide-react'
import { Link } from 'react-router-dom'
import { weakestAreas } from '#domain/attempts/weakest-areas.ts'
import { resultWords } from '#domain/messages/testing.ts'
import { LessonsDocument, type LessonsQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { countsPoints } from '#web/components/attempts/result-text.ts'
import { TaskIcon } from '#web/components/courses/task-icon.tsx'
import { query } from '#web/lib/api/api.ts'
import { selectNextTask } from '#web/lib/session/selection-store.ts'
import { Card } from '#web/ui/layout/card.tsx'
import type { Attempt } from './session/attempt-session.ts'

const countText = ({ correct, total }: { correct: number; total: number }, points: boolean): string =>
  `${correct} of ${total} ${points ? 'points' : 'right'}`

/** What to work on first, with readings and lectures of the course about it, and what the student knows well. */
export function ResultAdvice({ attempt, progressKey }: { attempt: Attempt; progressKey: string }) {
  const { weakest, strong } = weakestAreas(attempt.breakdown ?? [], attempt.passGrade)
  const names = weakest.map(({ name }) => name)
  const lessons = useQuery({
    queryKey: ['lessons', progressKey, names],
    queryFn: async () => (await query(LessonsDocument, { progressKey, names })).lessons,
    enabled: names.length > 0,
    staleTime: Infinity,
  })
  // Links are optional: without them, the names are enough advice.
  const lessonsOf = (name: string) => lessons.data?.find((entry) => entry.name === name)?.tasks ?? []
  if (weakest.length === 0 && strong.length === 0) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 max-lg:in-[.result]:order-1">
      {weakest.length > 0 && (
        <Card as="section" aria-labelledby="advice-weakest">
          <h2 id="advice-weakest" className="flex items-center gap-2 text-title-3">
            <Target size={20} aria-hidden="true" /> {resultWords.weakest}
          </h2>
          <ul className="grid gap-3 p-0 list-none [&>li>.muted]:block">
            {weakest.map((area) => (
              <li key={area.name}>
                <strong>{area.name}</strong> <span className="muted">{countText(area, countsPoints(attempt))}</span>
                <Lessons tasks={lessonsOf(area.name)} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {strong.length > 0 && (
        <Card as="section" aria-labelledby="advice-strong">
          <h2 id="advice-strong" className="flex items-center gap-2 text-title-3">
            <CircleCheckBig size={20} aria-hidden="true" /> {resultWords.strengths}
          </h2>
          <ul className="grid gap-3 p-0 list-none [&>li>.muted]:block">
            {strong.map((area) => (
              <li key={area.name}>
                <strong>{area.name}</strong> <span className="muted">{countText(area, countsPoints(attempt))}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  )
}

/** Links to readings and lectures. */
function Lessons({ tasks }: { tasks: LessonsQuery['lessons'][number]['tasks'] }) {
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
