import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './layout.css'

type RowProps = {
  /** Pushes them apart. */
  between?: boolean
  /** Buttons and links that act: on a phone each takes the whole width. */
  actions?: boolean
  children: ReactNode
}

/** Things beside each other, wrapping where there is no room. */
export function Row({ between = false, actions = false, children }: RowProps) {
  return <div className={classNames('row', between && 'row--between', actions && 'row--actions')}>{children}</div>
}
