import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import './page-body.css'

type PageBodyProps = {
  /** What is read first: what is next, facts. Beside the content from 1024 px on, above it on smaller screens. */
  first: ReactNode
  /** As tall as a window at least: the footer stays where it is when the content comes or folds. */
  tall?: boolean
  children: ReactNode
}

/** A page's content with what comes before it, for a `Page` without an aside. A place that is loading has another `key`. */
export function PageBody({ first, tall = false, children }: PageBodyProps) {
  return (
    <div className={classNames('page-body', tall && 'page-body--tall')}>
      <div className="page-body__first">{first}</div>
      <div className="page-body__main">{children}</div>
    </div>
  )
}
