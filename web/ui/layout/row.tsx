import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './layout.css'

type RowProps = {
  /** Spreads the items apart. */
  between?: boolean
  /** For buttons and action links: on a phone, each has the full width. */
  actions?: boolean
  children: ReactNode
}

/** Items side by side, wrapping where there is no room. */
export function Row({ between = false, actions = false, children }: RowProps) {
  return <div className={classNames('row', between && 'row--between', actions && 'row--actions')}>{children}</div>
}
