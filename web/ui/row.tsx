import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import './layout.css'

/** Things beside each other, wrapping where there is no room; `between` pushes them apart. */
export function Row({ between = false, children }: { between?: boolean; children: ReactNode }) {
  return <div className={classNames('row', between && 'row--between')}>{children}</div>
}
