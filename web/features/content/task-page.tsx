import { type ComponentType, useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { taskTypeName, type TaskType } from '#domain/content/check-task.ts'
import { paths } from '#web/app/paths.ts'
import { lazyComponent } from '#web/lib/lazy-component.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { RedirectWithMessage } from '#web/ui/redirect-with-message.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import type { TaskBodyProps } from './task-body.ts'
import { useAuthoredTask } from './use-authoring.ts'

const loading = () => <Skeleton label="Loading the task" count={2} />
const TestTask = lazyComponent(async () => (await import('./tests/test-task.tsx')).TestTask, { loading })

const bodies: Record<TaskType, ComponentType<TaskBodyProps>> = {
  Reading: lazyComponent(async () => (await import('./reading/reading-task.tsx')).ReadingTask, { loading }),
  Lecture: lazyComponent(async () => (await import('./lecture/lecture-task.tsx')).LectureTask, { loading }),
  Practice: TestTask,
  NCLEX: TestTask,
  AdaptiveNCLEX: TestTask,
  Linking: lazyComponent(async () => (await import('./linking/linking-task.tsx')).LinkingTask, { loading }),
}

type TaskPlace = { contentUrl: string; sectionUrl: string; taskUrl: string }

/** A task's page, with a body for its type. An unknown task redirects to its section (spec 3.2.7). */
export function AuthoredTaskPage() {
  const { contentUrl = '', sectionUrl = '', taskUrl = '' } = useParams()
  const place = { contentUrl, sectionUrl, taskUrl }
  return <TaskScreen key={Object.values(place).join('/')} {...place} />
}

function TaskScreen({ contentUrl, sectionUrl, taskUrl }: TaskPlace) {
  const { data, error, refetch } = useAuthoredTask(contentUrl, sectionUrl, taskUrl)
  const [done, setDone] = useState(false)
  if (done) return <Navigate to={paths.section(contentUrl, sectionUrl)} />
  if (error instanceof AppError && error.code === 'task-not-found')
    return <RedirectWithMessage to={paths.section(contentUrl, sectionUrl)} message={error.message} />
  if (error instanceof AppError && error.code.endsWith('-not-found'))
    return <RedirectWithMessage to={paths.content} message={error.message} />
  const body = () => {
    if (data === undefined) {
      if (error === null) return loading()
      return <ErrorState message={error.message} onRetry={() => void refetch()} />
    }
    const Body = bodies[data.task.type]
    return <Body view={data} reload={refetch} onDone={() => setDone(true)} />
  }
  const names = [data?.content.name ?? contentUrl, data?.section.name ?? sectionUrl, data?.task.name ?? taskUrl]
  return (
    <Page
      title={data?.task.name ?? 'Task'}
      before={<Trail names={['Course Content', ...names]} />}
      lead={data && <Badge tone="primary">{taskTypeName(data.task.type)}</Badge>}
    >
      {body()}
    </Page>
  )
}
