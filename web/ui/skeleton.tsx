import { classNames } from './class-names.ts'
import { VisuallyHidden } from './visually-hidden.tsx'
import './skeleton.css'

type SkeletonProps = {
  /** What is loading, read aloud. */
  label: string
  count?: number
  shape?: 'card' | 'line'
}

/** Holds the place of what is loading, so that nothing jumps when it comes. */
export function Skeleton({ label, count = 3, shape = 'card' }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={classNames('skeleton__block', shape === 'line' && 'skeleton__block--line')}
          aria-hidden="true"
        />
      ))}
    </div>
  )
}
