import { lazy, Suspense } from 'react'
import { contentMessages, contentWords } from '#domain/messages/content.ts'
import { playbackPosition, storePosition } from '#web/lib/storage/playback-position.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { VideoPlayer } from '#web/components/content/video-player.tsx'
import { ReadingPreview } from '../reading/reading-preview.tsx'
import type { AuthoredTaskView } from '../task-body.ts'

const TestPreview = lazy(async () => ({ default: (await import('../tests/linked-test.tsx')).LinkedTest }))

type LinkedPreviewProps = { view: AuthoredTaskView; reload: () => Promise<unknown> }

/** The task that a Linking task points to, as it is stored: its text, its video, from where this viewer stopped it, or its test (spec 3.2.12). */
export function LinkedPreview({ view: { linked }, reload }: LinkedPreviewProps) {
  if (linked === null) return <EmptyState title={contentMessages['task-not-found']} />
  const { task, contentName, sectionName, lecture } = linked
  const body = () => {
    if (task.type === 'Reading') return <ReadingPreview name={task.name} text={task.text ?? ''} />
    if (task.type !== 'Lecture') return <TestPreview task={task} />
    return (
      <>
        <h2>{task.name}</h2>
        {lecture === null ? (
          <EmptyState title={contentWords.noVideo} />
        ) : (
          <VideoPlayer
            label={task.name}
            playback={lecture}
            onReload={reload}
            startAt={playbackPosition(task.key)}
            onPosition={(seconds) => {
              storePosition(task.key, seconds)
            }}
          />
        )}
      </>
    )
  }
  return (
    <Stack>
      <p className="muted">
        {contentName} › {sectionName}
      </p>
      <Suspense fallback={<Skeleton label="Loading the preview" count={1} />}>{body()}</Suspense>
    </Stack>
  )
}
