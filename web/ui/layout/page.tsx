import type { ReactNode } from 'react'
import { useHead } from '#web/lib/head/use-head.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Container } from './container.tsx'
import '#web/ui/visually-hidden.css'
import './layout.css'

export type PageProps = {
  /** The main heading; it takes the focus after a navigation. Also the tab's title. */
  title: string
  /** One or two sentences for search engines and shared links: only a public page has them. */
  description?: string
  lead?: ReactNode
  /** Above the heading: breadcrumbs or a way back. */
  before?: ReactNode
  /** Beside the heading. */
  actions?: ReactNode
  /** Beside the content from 1024 px on, below it on smaller screens: what is next, facts, a table of contents. */
  aside?: ReactNode
  /** How wide the content may be; the heading begins at the same edge on every page. */
  width?: 'page' | 'narrow' | 'form' | 'wide'
  /** Only the content is seen, in the middle; the heading remains for screen readers. Given where a page may become so. */
  quiet?: boolean
  children: ReactNode
}

/** One screen: its document title, its one main heading, and its content (docs/design.md). */
export function Page({ title, description, lead, before, actions, aside, width = 'page', quiet, children }: PageProps) {
  useHead({ title, description })
  return (
    <Container wide={width === 'wide'}>
      <div
        className={classNames(
          'page',
          aside !== undefined && 'page--aside',
          quiet !== undefined && 'page--may-be-quiet',
          quiet === true && 'page--quiet',
          (width === 'narrow' || width === 'form') && `page--${width}`,
        )}
      >
        {quiet !== true && before}
        <div className={quiet === true ? 'visually-hidden' : 'page__head'}>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead !== undefined && <p className="page__lead">{lead}</p>}
          </div>
          {actions !== undefined && <div className="page__actions">{actions}</div>}
        </div>
        {aside === undefined ? (
          <div className="page__main">{children}</div>
        ) : (
          <div className="page__body">
            <div className="page__main">{children}</div>
            <aside className="page__aside">{aside}</aside>
          </div>
        )}
      </div>
    </Container>
  )
}
