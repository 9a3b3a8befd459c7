import { Link } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { studentViewWords as words } from '#domain/messages/student-views.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { ViewedTaskDocument } from '#generated/admin-operations.ts'
import type { ViewedTaskQuery } from '#generated/operations.ts'
import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { watchedText } from '#web/components/content/watched-text.ts'
import { useReader } from '#web/components/courses/reader.ts'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { AdaptiveIntro } from '#web/features/attempts/exams/adaptive-intro.tsx'
import { startFacts } from '#web/features/attempts/test-facts.ts'
import { TaskScreen } from '#web/features/tasks/task-screen.tsx'
import { query } from '#web/lib/api/api.ts'
import { taskQuery } from '#web/lib/api/student-queries.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { paths } from '../paths.ts'

type ViewedTask = ViewedTaskQuery['viewedTask']

/** A student's task as the student sees it, without anything to start, answer, or play (decision 0091). */
export function ViewedTaskPage() {
  const { uid = '', key: view = '' } = useReader().view ?? {}
  return (
    <TaskScreen
      query={(place) =>
        taskQuery(
          ['task-view', place, uid, view],
          async () => (await query(ViewedTaskDocument, { uid, view, ...place })).viewedTask,
        )
      }
    >
      {({ view: task, place: { progressKey, sectionKey } }) => (
        <TaskBody task={task} attempts={paths.studentSection(uid, progressKey, sectionKey)} />
      )}
    </TaskScreen>
  )
}

function TaskBody({ task, attempts }: { task: ViewedTask; attempts: string }) {
  if (task.type === 'Reading') return <ReadingBody task={task} />
  if (task.type === 'Lecture')
    return (
      <Card narrow>
        <p>{task.watched === null ? words.notWatched : watchedText(task.watched)}</p>
        <p className="muted">{words.lecture}</p>
      </Card>
    )
  return <TestBody task={task} attempts={attempts} />
}

function ReadingBody({ task: { name, text } }: { task: ViewedTask }) {
  if (text === null || text === '') return <EmptyState title={progressWords.noText} />
  return (
    <Card as="article" aria-label={name}>
      <RichText html={text} />
    </Card>
  )
}

/** A test's start page, with a link to its finished attempts. */
function TestBody({ task, attempts }: { task: ViewedTask; attempts: string }) {
  const isUsedUp = task.open === null && task.attempts !== null && task.used >= task.attempts
  return (
    <Card as="section" aria-label="About this test" narrow>
      {isAdaptive(task) ? <AdaptiveIntro view={task} /> : <Facts facts={startFacts(task)} />}
      {task.open !== null && <Notice>{words.running}</Notice>}
      {isUsedUp && <Notice tone="accent">{testingWords.noAttemptsLeft}</Notice>}
      {task.open === null && task.poolSuffices === false && (
        <Notice tone="error">{testKindView(task.type).shortage}</Notice>
      )}
      {task.history.some(({ grade }) => grade !== null) && (
        <p>
          <Link to={attempts}>{words.attempts}</Link>
        </p>
      )}
    </Card>
  )
}
