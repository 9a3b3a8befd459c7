import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { studentViewWords as words } from '#domain/messages/student-views.ts'
import { testingWords } from '#domain/messages/testing.ts'
import { ViewedSectionDocument, ViewedTaskDocument } from '#generated/admin-operations.ts'
import type { ViewedTaskQuery } from '#generated/operations.ts'
import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { watchedText } from '#web/components/content/watched-text.ts'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { AdaptiveIntro } from '#web/features/attempts/exams/adaptive-intro.tsx'
import { startFacts } from '#web/features/attempts/test-facts.ts'
import { query } from '#web/lib/api/api.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import { paths } from '../paths.ts'
import { useView } from './use-view.ts'
import { ViewTrail } from './view-trail.tsx'
import { ViewedScreen } from './viewed-screen.tsx'

type ViewedTask = ViewedTaskQuery['viewedTask']

/** A student's task as the student finds it, with nothing to start, to answer or to play (decision 0091). */
export function ViewedTaskPage() {
  const { uid, key: view } = useView()
  const { progressKey = '', contentKey = '', sectionKey = '', taskKey = '' } = useParams()
  const place = { progressKey, contentKey, sectionKey, taskKey }
  const shown = useQuery({
    queryKey: ['viewed-task', uid, view, place],
    queryFn: async () => (await query(ViewedTaskDocument, { uid, view, ...place })).viewedTask,
    staleTime: 0,
  })
  // The task comes without it: as the section's own page has read it, or, after a reload, read here.
  const sectionPlace = { progressKey, contentKey, sectionKey }
  const sectionName = useQuery({
    queryKey: ['viewed-section', uid, view, sectionPlace],
    queryFn: async () => (await query(ViewedSectionDocument, { uid, view, ...sectionPlace })).viewedSection,
    staleTime: Infinity,
  }).data?.section.name
  const name = shown.data?.name ?? 'Task'
  const section = paths.viewedSection(uid, progressKey, contentKey, sectionKey)
  const crumbs = [
    { to: paths.viewedCourse(uid, progressKey), name: shown.data?.progress.name ?? 'Course' },
    { to: section, name: sectionName ?? 'Section' },
    { to: `${section}/${taskKey}`, name },
  ]
  const attempts = paths.studentSection(uid, progressKey, sectionKey)
  return (
    <Page
      title={name}
      width={shown.data?.type === 'Reading' ? 'narrow' : 'page'}
      before={<ViewTrail uid={uid} crumbs={crumbs} />}
    >
      <ViewedScreen error={shown.error}>
        <CourseScreen query={shown} exit={paths.viewAs(uid)} loading={<Skeleton label="Loading the task" count={2} />}>
          {(task) => <TaskBody task={task} attempts={attempts} />}
        </CourseScreen>
      </ViewedScreen>
    </Page>
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

/** The start page of a test, and the way to the attempts that are over. */
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
