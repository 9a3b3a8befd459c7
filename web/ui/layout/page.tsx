import type { ReactNode } from 'react'
import { useHead } from '#web/lib/head/use-head.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Container } from './container.tsx'

export type PageProps = {
  /** The main heading, which receives focus after a navigation. Also the tab's title. */
  title: string
  /** One or two sentences for search engines and shared links; only public pages have them. */
  description?: string
  lead?: ReactNode
  /** Shown above the heading: breadcrumbs or a back link. */
  before?: ReactNode
  /** Shown next to the heading. */
  actions?: ReactNode
  /** Shown next to the content from 1024 px, below it on smaller screens: the next step, facts, a table of contents. */
  aside?: ReactNode
  /** The maximum width of the content. The heading starts at the same edge on every page. */
  width?: 'page' | 'narrow' | 'form'
  /**
   * Shows only the content, centered; the heading stays available to screen readers. Defined on pages that can switch
   * to this mode.
   */
  quiet?: boolean
  children: ReactNode
}

/** A screen: its document title, its main heading, and its content (docs/design.md). */
export function Page({ title, description, lead, before, actions, aside, width = 'page', quiet, children }: PageProps) {
  useHead({ title, description })
  return (
    <Container>
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
            {lead !== undefined && <p className="max-w-narrow mt-2 text-text-muted text-large text-balance">{lead}</p>}
          </div>
          {actions !== undefined && (
            <div className="page__actions flex flex-wrap gap-3 max-sm:has-[>:nth-child(5)]:gap-2">{actions}</div>
          )}
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
