import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './layout.css'

/** Keeps its content to the page's width in the middle of the window; `wide`: a screen that shows two things side by side. */
export function Container({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classNames('container', wide && 'container--wide')}>{children}</div>
}
