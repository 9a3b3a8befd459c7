import { Captions } from 'lucide-react'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Transcript } from './transcript.tsx'
import { useCaptions } from './use-captions.ts'

type CaptionsTranscriptProps = {
  /** Where the captions lie on the site; null for a video without any. */
  path: string | null
  /** Where the video is, seconds. */
  time: number
  onJump: (seconds: number) => void
  reviewed: boolean
  /** Called before the captions are requested again: cookies that allow it may have expired. */
  onRenew?: () => Promise<unknown>
}

/** A transcript made from a file of captions, and what is shown while it loads, when it cannot be had, and without one. */
export function CaptionsTranscript({ path, onRenew, ...rest }: CaptionsTranscriptProps) {
  const { data: cues, isError, refetch } = useCaptions(path)
  if (path === null) return <EmptyState title="This video has no captions" icon={<Captions size={24} />} />
  if (cues !== undefined) return <Transcript cues={cues} {...rest} />
  if (!isError) return <Skeleton label="Loading the transcript" shape="line" count={6} />
  return (
    <ErrorState
      message="The transcript cannot be shown now"
      onRetry={() => void Promise.resolve(onRenew?.()).then(() => refetch())}
    />
  )
}
