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
import './result-advice.css'

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
    <div className="result-advice">
      {weakest.length > 0 && (
        <Card as="section" aria-labelledby="advice-weakest">
          <h2 id="advice-weakest" className="result-advice__heading">
            <Target size={20} aria-hidden="true" /> {resultWords.weakest}
          </h2>
          <ul className="result-advice__list">
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
          <h2 id="advice-strong" className="result-advice__heading">
            <CircleCheckBig size={20} aria-hidden="true" /> {resultWords.strengths}
          </h2>
          <ul className="result-advice__list">
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
    <ul className="result-advice__lessons">
      {tasks.map((task) => (
        <li key={task.taskKey}>
          <Link to={paths.taskView} onClick={() => selectNextTask(task)}>
            <TaskIcon type={task.type} /> {task.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
