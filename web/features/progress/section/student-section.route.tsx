import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useParams, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { progressWords } from '#domain/messages/progress.ts'
import { OnStudentMoveDocument, StudentSectionDocument } from '#generated/admin-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { subscribe } from '#web/lib/api/subscribe.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Trail } from '#web/ui/layout/trail.tsx'
import { CompletionBar } from '../completion-bar.tsx'
import { nameOf } from '../name-of.ts'
import { ProgressState } from '../progress-state.tsx'
import { AttemptDialog } from '#web/components/student-attempts/attempt-dialog.tsx'
import { StudentTaskCard } from './student-task-card.tsx'
import { isObject } from '#web/lib/json.ts'

/** The attempt whose details are open. */
type ReadAttempt = { taskKey: string; n: number }

const isOpened = (state: unknown): boolean => isObject(state) && 'opened' in state

function parseAttempt(params: URLSearchParams): ReadAttempt | undefined {
  const taskKey = params.get('task')
  const n = Number(params.get('attempt'))
  return taskKey !== null && Number.isInteger(n) && n > 0 ? { taskKey, n } : undefined
}

/** The attempt in the URL, and functions to open and close one. The URL can be bookmarked and shared. */
function useReadAttempt() {
  const [params] = useSearchParams()
  const location = useLocation()
  const { pathname } = location
  const navigate = useNavigate()
  return {
    reading: parseAttempt(params),
    read: ({ taskKey, n }: ReadAttempt) => {
      const address = new URLSearchParams({ task: taskKey, attempt: String(n) })
      void navigate(`${pathname}?${address.toString()}`, { state: { opened: true }, preventScrollReset: true })
    },
    close: () => {
      // If it was opened here, go back. If it was opened by URL, there is no page to go back to.
      if (isOpened(location.state)) void navigate(-1)
      else void navigate(pathname, { replace: true, preventScrollReset: true })
    },
  }
}

/** A section of a student's course: its tasks with each test's attempts and their details (spec 3.2.24). */
export function StudentSectionPage() {
  const { uid = '', progressKey = '', sectionKey = '' } = useParams()
  const { reading, read, close } = useReadAttempt()
  const view = useQuery({
    queryKey: ['student-section', uid, progressKey, sectionKey],
    queryFn: async () => (await query(StudentSectionDocument, { uid, progressKey, sectionKey })).studentSection,
    staleTime: 0,
  })
  useLiveAttempts(progressKey, view.refetch)
  const { student, progress, section } = view.data ?? {}
  const name = nameOf(student)
  const course = progress?.name ?? 'Course'
  const title = section?.name ?? 'Section'
  return (
    <Page
      title={title}
      lead={progress === undefined ? undefined : `${name} · ${course}`}
      before={<Trail names={['Progress', name, course, title]} />}
    >
      <ProgressState query={view} label="Loading the student's tasks" course={paths.studentCourse(uid, progressKey)}>
        {({ tasks, section: { completed, total } }) => {
          const task = tasks.find(({ key }) => key === reading?.taskKey)
          return tasks.length === 0 ? (
            <EmptyState title={progressWords.noTasks} />
          ) : (
            <Stack>
              <CompletionBar of="Section" completed={completed} total={total} />
              {tasks.map((each) => (
                <StudentTaskCard
                  key={each.key}
                  of={{ uid, progressKey }}
                  task={each}
                  onRead={(n) => read({ taskKey: each.key, n })}
                />
              ))}
              {reading !== undefined && task !== undefined && (
                <AttemptDialog of={{ uid, progressKey, taskKey: task.key }} task={task} n={reading.n} onClose={close} />
              )}
            </Stack>
          )
        }}
      </ProgressState>
    </Page>
  )
}

/** Debounce in milliseconds: a student may answer faster than anyone can follow. */
const TOGETHER_MS = 2_000

/** Refetches when the student moves in a test of the course (spec 1.7.7). */
function useLiveAttempts(progressKey: string, refetch: () => Promise<unknown>): void {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onData = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void latest.current()
      }, TOGETHER_MS)
    }
    const stop = subscribe(OnStudentMoveDocument, { progressKey }, { onData, onSubscribed: onData })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [progressKey])
}
