import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useStore } from 'zustand'
import { crumbText } from '#domain/messages/bar.ts'
import { offlineReviewWords, reviewWords as words, studySettingsWords } from '#domain/messages/reviews.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import { paths } from '#web/app/paths.ts'
import type { StudyQueueQuery } from '#generated/operations.ts'
import { RunningTests } from '#web/components/attempts/running-tests.tsx'
import { loadQuestionCode } from '#web/components/attempts/types/content-view.tsx'
import { CourseScreen } from '#web/components/courses/course-screen.tsx'
import { LastRunningCourse } from '#web/components/courses/running-course.tsx'
import { checkedAnswers, fetchQueue, keptReviews } from '#web/components/study/kept-reviews.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { useLiveEnd } from '#web/lib/api/use-live-end.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { savesData } from '#web/lib/saves-data.ts'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useFocusOnChange } from '#web/ui/layout/use-focus-on-change.ts'
import { LinkButton } from '#web/ui/link-button.tsx'
import { CheckedAnswers } from './checked-answers.tsx'
import { ReviewCard } from './review-card.tsx'
import { type Settings, SettingsDialog } from './settings-dialog.tsx'

/** The daily review of the course in the path, or of the running course that was used last. */
export function ReviewsPage() {
  const { progressKey } = useParams()
  if (progressKey === undefined) return <LastRunningCourse title={words.title} pathOf={paths.reviews} />
  return <DailyReview progressKey={progressKey} />
}

/**
 * The reviews of a student's day, one card at a time (issue 22). Refetches the queue after every ten cards, and after
 * the current card when the settings have changed, so that an answer in progress isn't lost.
 */
function DailyReview({ progressKey }: { progressKey: string }) {
  const queue = useQuery({
    queryKey: ['study-queue', progressKey],
    queryFn: async () => {
      const served = await fetchQueue(progressKey)
      // Each type's code, so that a lost network doesn't stop the reviews. Doesn't delay them.
      if (!savesData()) for (const { question } of served.cards) void loadQuestionCode(question).catch(() => undefined)
      return served
    },
    // Without a network, the kept reviews are shown at once.
    networkMode: 'always',
    // Keep the current cards until they are done.
    staleTime: Infinity,
    gcTime: 0,
  })
  const liveEnd = useLiveEnd(progressKey)
  const isWaiting = useStore(keptReviews, ({ value }) => (value?.answers.length ?? 0) > 0)
  const waitsFor = useStore(checkedAnswers, (state) => state.waitsFor)
  const [saved, setSaved] = useState<{ settings: Settings; savedAt: number }>()
  const [isOpen, setOpen] = useState(false)
  const isChanged = saved !== undefined && saved.savedAt === queue.dataUpdatedAt
  const settings = isChanged ? saved.settings : queue.data?.settings
  const isEmpty = queue.data?.cards.length === 0
  const { refetch } = queue
  // Once the kept answers have arrived, there may be more reviews.
  useEffect(
    () =>
      keptReviews.subscribe(({ value }, { value: before }) => {
        if (isEmpty && before?.answers.length !== 0 && value?.answers.length === 0) void refetch()
      }),
    [isEmpty, refetch],
  )
  const loading = <Skeleton label={words.loading} count={1} shape="tall" />
  const body = (data: Queue) => {
    if (queue.isFetching) return loading
    if (isEmpty && isWaiting && waitsFor === 'network')
      return <EmptyState title={offlineReviewWords.empty}>{offlineReviewWords.emptyText}</EmptyState>
    if (isEmpty) return <AllDone {...{ progressKey }} queue={data} />
    return (
      <Stack>
        {data.waiting > 0 && <p className="muted">{words.waiting(data.waiting, data.settings.cap)}</p>}
        <Cards
          key={queue.dataUpdatedAt}
          {...{ progressKey, isChanged }}
          queue={data}
          onDone={() => void queue.refetch()}
        />
      </Stack>
    )
  }
  return (
    <Page
      title={words.title}
      width="narrow"
      actions={
        settings !== undefined && (
          <Button variant="quiet" onClick={() => setOpen(true)}>
            {studySettingsWords.open}
          </Button>
        )
      }
      before={
        <Breadcrumbs
          crumbs={[
            { to: paths.myCourses, name: 'My Courses' },
            { to: paths.reviews(progressKey), name: words.title },
          ]}
          shorten={crumbText}
          wideOnly
        />
      }
    >
      {!queue.isError && <RunningTests />}
      <CheckedAnswers isHidden={waitsFor === 'test' || codeOf(queue.error) === 'exam-running'} />
      <CourseScreen
        query={{
          ...queue,
          data: queue.data && { queue: queue.data, progress: { endTime: liveEnd ?? queue.data.endTime } },
        }}
        exit={paths.myCourses}
        loading={loading}
      >
        {(data) => body(data.queue)}
      </CourseScreen>
      {settings !== undefined && isOpen && (
        <SettingsDialog
          {...{ progressKey, settings }}
          onSaved={(stored) => {
            setSaved({ settings: stored, savedAt: queue.dataUpdatedAt })
            if (isEmpty) void queue.refetch()
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Page>
  )
}

const codeOf = (error: unknown) => (error instanceof AppError ? error.code : undefined)

type Queue = StudyQueueQuery['studyQueue']

type CardsProps = {
  progressKey: string
  queue: Queue
  /** Whether the settings have changed, so that the queue is outdated. */
  isChanged: boolean
  onDone: () => void
}

/** The served cards in order. Calls `onDone` to fetch more after the last one. */
function Cards({ progressKey, queue, isChanged, onDone }: CardsProps) {
  const [at, setAt] = useState(0)
  const card = queue.cards[at]
  if (card === undefined) return null
  return (
    <ReviewCard
      key={at}
      {...{ progressKey, card }}
      n={queue.done + at + 1}
      total={queue.done + queue.left}
      focused={at > 0 || queue.done > 0}
      onNext={() => {
        if (at + 1 < queue.cards.length && !isChanged) setAt(at + 1)
        else onDone()
      }}
    />
  )
}

const isDayAfter = (day: string, next: string) => (dayOfText(next) ?? 0) - (dayOfText(day) ?? 0) === 1

/**
 * Shown when nothing is due, or when today's reviews are done. Mentions what waits beyond the daily limit without
 * blaming the student.
 */
function AllDone({ progressKey, queue }: { progressKey: string; queue: Queue }) {
  const { day, done, waiting, nextDay, nextCards, settings } = queue
  // After the last card, the focused button no longer exists, so move focus to this text.
  const outcome = useFocusOnChange<HTMLDivElement>('', done > 0)
  return (
    <div ref={outcome} tabIndex={-1}>
      <EmptyState
        title={done > 0 ? words.done : words.none}
        action={<LinkButton to={paths.quizzes(progressKey)}>{words.practice}</LinkButton>}
      >
        <p>{done > 0 ? words.doneText(done) : words.noneText}</p>
        {waiting > 0 && <p>{words.waiting(waiting, settings.cap)}</p>}
        {waiting === 0 && nextDay != null && nextCards != null && (
          <p>{words.nextReviews(isDayAfter(day, nextDay) ? words.tomorrow : formatDay(nextDay), nextCards)}</p>
        )}
      </EmptyState>
    </div>
  )
}
