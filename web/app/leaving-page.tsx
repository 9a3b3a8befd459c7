import { useSearchParams } from 'react-router-dom'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { academy } from '#domain/academy.ts'
import { paths } from './paths.ts'
import { externalAddress } from './routing/external-address.ts'

/**
 * Shown before an external address that isn't configured. Shows the full address, so that no link on our domain can
 * hide its target.
 */
export function LeavingPage() {
  const [search] = useSearchParams()
  const external = externalAddress(search.get('to') ?? '')
  if (external === undefined) return null
  return (
    <Page
      title={`You are leaving ${academy.name}`}
      width="narrow"
      lead={external.known ? 'Your browser didn’t open this link:' : 'This link goes to another site:'}
    >
      <p>
        <strong>{external.address}</strong>
      </p>
      <Row>
        <ExternalLink href={external.address} variant="primary">
          Open in a new tab
        </ExternalLink>
        <LinkButton to={paths.home} variant="secondary">
          Stay here
        </LinkButton>
      </Row>
    </Page>
  )
}
