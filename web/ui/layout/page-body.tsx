import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

type PageBodyProps = {
  /** Content to read first: the next step, facts. Next to the main content from 1024 px, above it on smaller screens. */
  first: ReactNode
  /** Shows it below the main content on smaller screens instead. */
  below?: boolean
  /** At least as tall as the window, so that the footer doesn't move when the content loads or collapses. */
  tall?: boolean
  children: ReactNode
}

/** A page's content with an introductory block, for a `Page` without an aside. Use another `key` while loading. */
export function PageBody({ first, below = false, tall = false, children }: PageBodyProps) {
  const beside = <div className="page-body__first">{first}</div>
  return (
    <div className={classNames('page-body', tall && 'min-h-screen')}>
      {!below && beside}
      <div className="page-body__main">{children}</div>
      {below && beside}
    </div>
  )
}
