import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './layout.css'

type GridProps = {
  /** Two columns at most, for cards with more to say. */
  wide?: boolean
  children: ReactNode
}

/** Cards of one width in as many columns as fit. */
export function Grid({ wide = false, children }: GridProps) {
  return <div className={classNames('grid', wide && 'grid--wide')}>{children}</div>
}
