import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type RowProps = {
  /** Spreads the items apart. */
  between?: boolean
  /** For buttons and action links: on a phone, each has the full width. */
  actions?: boolean
  children: ReactNode
}

/** Items side by side, wrapping where there is no room. */
export function Row({ between = false, actions = false, children }: RowProps) {
  return (
    <div
      className={classNames(
        'row flex flex-wrap items-center gap-3',
        between && 'justify-between',
        actions && 'mt-2 max-xs:*:flex-[1_0_100%]',
      )}
    >
      {children}
    </div>
  )
}
