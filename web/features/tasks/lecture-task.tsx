import { VideoOff } from 'lucide-react'
import { RenewedLectureDocument, type TaskViewQueryVariables } from '#generated/operations.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { paths } from '#web/app/paths.ts'
import { LectureStage } from '#web/components/content/player/lecture-stage.tsx'
import { WatchedBar } from '#web/components/content/watched-bar.tsx'
import { query } from '#web/lib/api/api.ts'
import { selectNextTask } from '#web/lib/session/selection-store.ts'
import { playbackPosition, storePosition } from '#web/lib/storage/playback-position.ts'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { TaskEnd } from './task-end.tsx'
import { type TaskFacts, useOpenTask } from './use-open-task.ts'
import { useWatching } from './watching/use-watching.ts'

type LectureTaskProps = { view: TaskFacts; place: TaskViewQueryVariables }

/** The next task, for the end of the video. */
function afterVideo({ next }: TaskFacts) {
  if (next === null) return undefined
  const onFollow = () => selectNextTask(next)
  return { name: next.name, to: paths.taskView, onFollow }
}

/**
 * A Lecture: its video with captions and transcript (spec 3.2.10, 3.2.19), how much of it was watched, and the next
 * task. Renews access to its files before it expires.
 */
export function LectureTask({ view, place }: LectureTaskProps) {
  const complete = useOpenTask(place, view.complete)
  const { watched, ...watching } = useWatching(place, view.watched, complete)
  if (view.lecture === null)
    return (
      <>
        <EmptyState title={progressWords.noVideo} icon={<VideoOff size={24} />} />
        <TaskEnd complete={complete} next={view.next} />
      </>
    )
  return (
    <LectureStage
      label={view.name}
      playback={view.lecture}
      onRenew={async () => (await query(RenewedLectureDocument, place)).lecture}
      startAt={playbackPosition(place.taskKey)}
      onPosition={(seconds) => storePosition(place.taskKey, seconds)}
      next={afterVideo(view)}
      {...watching}
    >
      {/* Its place is kept until it's played. */}
      <div className="w-full min-h-9">{watched !== null && <WatchedBar watched={watched} />}</div>
      <TaskEnd complete={complete} next={view.next} />
    </LectureStage>
  )
}
