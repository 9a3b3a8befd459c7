import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './layout.css'

type GridProps = {
  /** At most two columns, for cards with more content. */
  wide?: boolean
  children: ReactNode
}

/** Cards of equal width in as many columns as fit. */
export function Grid({ wide = false, children }: GridProps) {
  return <div className={classNames('grid', wide && 'grid--wide')}>{children}</div>
}
