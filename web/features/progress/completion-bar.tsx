import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import '#web/ui/screens.css'

/** The number of tasks done, as a bar and as text. `of` is the accessible name. */
export function CompletionBar({ of, completed, total }: { of: string; completed: number; total: number }) {
  const text = `${completed} of ${total} tasks done`
  return (
    <div className="grid gap-1 in-[.card--link]:mt-auto">
      <span className="text-text-muted text-small tabular-nums">{text}</span>
      <ProgressBar
        label={`${of}, done`}
        value={completed}
        max={total}
        text={text}
        tone={total > 0 && completed === total ? 'success' : 'primary'}
      />
    </div>
  )
}
