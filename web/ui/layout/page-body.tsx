import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type PageBodyProps = {
  /**
   * Content to read first: the next step, facts. Shown next to the content from 1024 px, above it on smaller screens.
   */
  first: ReactNode
  /** At least as tall as the window, so that the footer doesn't move when the content loads or collapses. */
  tall?: boolean
  children: ReactNode
}

/** A page's content with an introductory block, for a `Page` without an aside. Use another `key` while loading. */
export function PageBody({ first, tall = false, children }: PageBodyProps) {
  return (
    <div className={classNames('page-body', tall && 'min-h-screen')}>
      <div className="page-body__first">{first}</div>
      <div className="page-body__main">{children}</div>
    </div>
  )
}
