import { classNames } from './class-names.ts'

type SpinnerProps = { size?: 'small' | 'large'; label?: string }

/** Shows that work is pending. With a label, it fills a block and is announced. */
export function Spinner({ size = 'large', label }: SpinnerProps) {
  const ring = (
    <span className={classNames('spinner', size === 'small' && '[border-width:2px] size-4.5')} aria-hidden="true" />
  )
  if (label === undefined) return ring
  return (
    <div className="grid justify-items-center gap-3 py-12 px-4 text-primary [.try-offer+&]:mt-4" role="status">
      {ring}
      <p className="text-text-muted">{label}</p>
    </div>
  )
}
