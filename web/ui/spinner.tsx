import { classNames } from './class-names.ts'
import './spinner.css'

type SpinnerProps = { size?: 'small' | 'large'; label?: string }

/** Shows that work is pending. With a label, it fills a block and is announced. */
export function Spinner({ size = 'large', label }: SpinnerProps) {
  const ring = <span className={classNames('spinner', size === 'small' && 'spinner--small')} aria-hidden="true" />
  if (label === undefined) return ring
  return (
    <div className="spinner-block" role="status">
      {ring}
      <p>{label}</p>
    </div>
  )
}
