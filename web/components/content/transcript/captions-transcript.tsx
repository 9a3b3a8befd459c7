import { Captions } from 'lucide-react'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Transcript } from './transcript.tsx'
import { useCaptions } from './use-captions.ts'

type CaptionsTranscriptProps = {
  /** The captions' path on the site; null for a video without captions. */
  path: string | null
  /** The video's position, in seconds. */
  time: number
  onJump: (seconds: number) => void
  reviewed: boolean
  /** Called before the captions are requested again, because the cookies may have expired. */
  onRenew?: () => Promise<unknown>
}

/** A transcript from a caption file, with its loading, error, and empty states. */
export function CaptionsTranscript({ path, onRenew, ...rest }: CaptionsTranscriptProps) {
  const { data: cues, isError, refetch } = useCaptions(path)
  if (path === null) return <EmptyState title="This video has no captions" icon={<Captions size={24} />} />
  if (cues !== undefined) return <Transcript cues={cues} {...rest} />
  if (!isError) return <Skeleton label="Loading the transcript" shape="line" count={6} />
  return (
    <ErrorState
      message="We couldn’t load the transcript"
      onRetry={() => void Promise.resolve(onRenew?.()).then(() => refetch())}
    />
  )
}
