import { Clock } from 'lucide-react'
import { classNames } from '#web/ui/class-names.ts'
import './timer.css'

type TimerProps = {
  /** What the time is for, read aloud on demand, such as 'Time left'. */
  label: string
  /** The time as words: the rules of the domain write it. */
  text: string
  /** Little is left. */
  low?: boolean
}

/** A running time. It is not announced each second; a screen reader reads it on demand. */
export function Timer({ label, text, low = false }: TimerProps) {
  return (
    <span className={classNames('timer', low && 'timer--low')} role="timer" aria-label={label} aria-live="off">
      <Clock size={18} aria-hidden="true" />
      <time>{text}</time>
    </span>
  )
}
