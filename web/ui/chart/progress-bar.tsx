import { classNames } from '#web/ui/class-names.ts'

export type ProgressTone = 'primary' | 'success' | 'accent' | 'error'

type ProgressBarProps = {
  /**
   * Accessible name. Absent if text next to the bar contains the same value; the bar is then hidden from screen
   * readers.
   */
  label?: string
  value: number
  max: number
  /** Read by screen readers instead of a percentage, such as '3 of 8 tasks'. */
  text?: string
  tone?: ProgressTone
}

/** A bar that shows how much is done. */
export function ProgressBar({ label, value, max, text, tone = 'primary' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div
      className={classNames('progress-bar', tone !== 'primary' && `progress-bar--${tone}`)}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'progressbar',
            'aria-label': label,
            'aria-valuemin': 0,
            'aria-valuemax': max,
            'aria-valuenow': value,
            'aria-valuetext': text,
          })}
    >
      <div className="progress-bar__fill" style={{ width: `${String(share * 100)}%` }} />
    </div>
  )
}
