import { classNames } from '#web/ui/class-names.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

type SkeletonProps = {
  /** What is loading, for screen readers. */
  label: string
  count?: number
  /** `tall`: cards as tall as a course card, in the columns of a grid. */
  shape?: 'card' | 'line' | 'tall'
}

/** A placeholder while content loads, so that the layout doesn't shift afterwards. */
export function Skeleton({ label, count = 3, shape = 'card' }: SkeletonProps) {
  return (
    <div
      className={classNames('skeleton grid gap-4 noscript:hidden', shape === 'tall' && 'skeleton--grid')}
      role="status"
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div
          key={index}
          className={classNames('skeleton__block', shape !== 'card' && `skeleton__block--${shape}`)}
          aria-hidden="true"
        />
      ))}
    </div>
  )
}
