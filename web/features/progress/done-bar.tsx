import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import './progress.css'

/** The number of tasks done, as a bar and as text. `of` is the accessible name. */
export function DoneBar({ of, completed, total }: { of: string; completed: number; total: number }) {
  const text = `${completed} of ${total} tasks done`
  return (
    <div className="done-bar">
      <span className="done-bar__words">{text}</span>
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
