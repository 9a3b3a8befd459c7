import { useSearchParams } from 'react-router-dom'
import { ExternalLink } from '#web/ui/external-link.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { academy } from '#domain/academy.ts'
import { paths } from './paths.ts'
import { externalAddress } from './routing/external-address.ts'

/** Before an address that the academy does not know: shows it whole, so that no link of ours can hide where it leads. */
export function LeavingPage() {
  const [search] = useSearchParams()
  const external = externalAddress(search.get('to') ?? '')
  if (external === undefined) return null
  return (
    <Page
      title={`You are leaving ${academy.name}`}
      width="narrow"
      lead={external.known ? 'Your browser did not open this address:' : 'This address is not one of ours:'}
    >
      <p>
        <strong>{external.address}</strong>
      </p>
      <Row>
        <ExternalLink href={external.address} variant="primary">
          Open it in a new tab
        </ExternalLink>
        <LinkButton to={paths.home} variant="secondary">
          Stay here
        </LinkButton>
      </Row>
    </Page>
  )
}
