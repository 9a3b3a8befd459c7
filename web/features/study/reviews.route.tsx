import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { reviewWords as words } from '#domain/messages/reviews.ts'
import { paths } from '#web/app/paths.ts'
import { StudyQueueDocument, type StudyQueueQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { ReviewCard } from './review-card.tsx'

/** The reviews of a student's day, one card at a time (issue 22). The queue is read again after each ten cards. */
export function ReviewsPage() {
  const { progressKey = '' } = useParams()
  const queue = useQuery({
    queryKey: ['study-queue', progressKey],
    queryFn: async () => (await query(StudyQueueDocument, { progressKey })).studyQueue,
    // The cards that are being reviewed stay until they are done.
    staleTime: Infinity,
    gcTime: 0,
  })
  const body = () => {
    const isWaiting = queue.error === null && queue.data === undefined
    if (queue.isFetching || isWaiting) return <Skeleton label={words.loading} count={1} shape="tall" />
    if (queue.error !== null) return <ErrorState message={queue.error.message} onRetry={() => void queue.refetch()} />
    if (queue.data === undefined) return null
    if (queue.data.cards.length === 0) return <NothingLeft queue={queue.data} />
    return (
      <Cards
        key={queue.dataUpdatedAt}
        progressKey={progressKey}
        queue={queue.data}
        onDone={() => void queue.refetch()}
      />
    )
  }
  return (
    <Page
      title={words.title}
      width="narrow"
      before={
        <Breadcrumbs
          crumbs={[
            { to: paths.myCourses, name: 'My Courses' },
            { to: paths.reviews(progressKey), name: words.title },
          ]}
          shorten={crumbText}
        />
      }
    >
      {body()}
    </Page>
  )
}

type Queue = StudyQueueQuery['studyQueue']

/** The cards that were served, in their order; then those that follow are asked for. */
function Cards({ progressKey, queue, onDone }: { progressKey: string; queue: Queue; onDone: () => void }) {
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
        if (at + 1 < queue.cards.length) setAt(at + 1)
        else onDone()
      }}
    />
  )
}

/** Nothing is due, or all of today is done; what waits beyond the cap is said without blame. */
function NothingLeft({ queue: { done, waiting } }: { queue: Queue }) {
  return (
    <EmptyState
      title={done > 0 ? words.done : words.none}
      action={<LinkButton to={paths.myCourses}>{words.back}</LinkButton>}
    >
      <p>{done > 0 ? words.doneText(done) : words.noneText}</p>
      {waiting > 0 && <p>{words.waiting(waiting)}</p>}
    </EmptyState>
  )
}
