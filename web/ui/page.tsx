import type { ReactNode } from 'react'
import { Container, type ContainerWidth } from './container.tsx'
import { useDocumentTitle } from './use-document-title.ts'
import './layout.css'

type PageProps = {
  /** The main heading; it takes the focus after a navigation. Also the tab's title. */
  title: string
  lead?: ReactNode
  /** Above the heading: breadcrumbs or a way back. */
  before?: ReactNode
  /** Beside the heading. */
  actions?: ReactNode
  width?: ContainerWidth
  children: ReactNode
}

/** One screen: its document title, its one main heading, and its content. */
export function Page({ title, lead, before, actions, width = 'page', children }: PageProps) {
  useDocumentTitle(title)
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
