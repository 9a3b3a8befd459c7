import type { ReactNode } from 'react'
import { useHead } from '#web/lib/head/use-head.ts'
import { Container, type ContainerWidth } from './container.tsx'
import './layout.css'

type PageProps = {
  /** The main heading; it takes the focus after a navigation. Also the tab's title. */
  title: string
  /** One or two sentences for search engines and shared links: only a public page has them. */
  description?: string
  lead?: ReactNode
  /** Above the heading: breadcrumbs or a way back. */
  before?: ReactNode
  /** Beside the heading. */
  actions?: ReactNode
  width?: ContainerWidth
  children: ReactNode
}

/** One screen: its document title, its one main heading, and its content. */
export function Page({ title, description, lead, before, actions, width = 'page', children }: PageProps) {
  useHead({ title, description })
  return (
    <Container width={width}>
      <div className="page">
        {before}
        <div className="page__head">
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            {lead !== undefined && <p className="page__lead">{lead}</p>}
          </div>
          {actions !== undefined && <div className="page__actions">{actions}</div>}
        </div>
        {children}
      </div>
    </Container>
  )
}
