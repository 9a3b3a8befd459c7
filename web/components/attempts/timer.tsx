import { Clock } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'

type TimerProps = {
  /** The accessible name, such as 'Time left'. */
  label: string
  /** The time as text, formatted by the domain's rules. */
  text: string
  /** Little time is left. */
  low?: boolean
}

/** A running clock. Screen readers read it on demand instead of announcing each second. */
export function Timer({ label, text, low = false }: TimerProps) {
  return (
    <span
      className={classNames('timer', low && 'timer--low text-error')}
      role="timer"
      aria-label={label}
      aria-live="off"
    >
      <Clock size={18} aria-hidden="true" />
      <time>{text}</time>
    </span>
  )
}
