import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { Graded } from './session/attempt-session.ts'

/** Reads the verdict and the rationale aloud; the focus stays on the button, which is now Next. */
export function VerdictAnnouncer({ graded }: { graded: Graded | null }) {
  return (
    <div role="status">
      {graded !== null && (
        <VisuallyHidden>{`Verdict: ${graded.correct ? 'correct' : 'wrong'}. ${graded.rationale}`}</VisuallyHidden>
      )}
    </div>
  )
}
