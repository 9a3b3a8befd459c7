import { VideoOff } from 'lucide-react'
import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { playbackPosition, storePosition } from '#web/lib/storage/playback-position.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { VideoPlayer } from '#web/components/content/video-player.tsx'
import { WatchedBar } from '#web/components/content/watched-bar.tsx'
import { TaskEnd } from './task-end.tsx'
import type { TaskFacts } from './task-page.tsx'
import { useOpenTask } from './use-open-task.ts'
import { useWatching } from './watching/use-watching.ts'

type LectureTaskProps = { view: TaskFacts; place: TaskViewQueryVariables; reload: () => Promise<unknown> }

/**
 * A Lecture: its video with captions (spec 3.2.10, 3.2.19). What opens its files is requested again when it has expired.
 */
export function LectureTask({ view, place, reload }: LectureTaskProps) {
  const complete = useOpenTask(place, view.complete)
  const { watched, ...watching } = useWatching(place, view.watched, complete)
  return (
    <>
      {view.lecture === null ? (
        <EmptyState title={progressWords.noVideo} icon={<VideoOff size={24} />} />
      ) : (
        <VideoPlayer
          label={view.name}
          playback={view.lecture}
          onReload={reload}
          startAt={playbackPosition(place.taskKey)}
          onPosition={(seconds) => {
            storePosition(place.taskKey, seconds)
          }}
          {...watching}
        />
      )}
      {watched !== null && <WatchedBar watched={watched} />}
      <TaskEnd complete={complete} />
    </>
  )
}
