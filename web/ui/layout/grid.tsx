import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type GridProps = {
  /** At most two columns, for cards with more content. */
  wide?: boolean
  children: ReactNode
}

/** Cards of equal width in as many columns as fit. */
export function Grid({ wide = false, children }: GridProps) {
  return (
    <div
      className={classNames(
        'grid gap-4 p-0 list-none',
        wide
          ? 'grid-cols-[repeat(auto-fill,minmax(min(100%,24rem),1fr))]'
          : 'grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))]',
      )}
    >
      {children}
    </div>
  )
}
