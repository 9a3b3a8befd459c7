import { BadgeCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import {
  type PublicCertificate,
  certificateFile,
  isVerifyId,
  readPublicCertificate,
} from '#domain/progress/certificate.ts'
import { certificateWords as words } from '#domain/messages/certificates.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/**
 * Fetches a shared certificate. Returns undefined when the id is invalid or no longer shared. Rejects when the request
 * fails.
 */
async function fetchCertificate(verifyId: string, signal: AbortSignal): Promise<PublicCertificate | undefined> {
  if (!isVerifyId(verifyId)) return undefined
  const response = await fetch(`/${certificateFile(verifyId)}`, { signal, cache: 'no-store' })
  if (response.status === 404) return undefined
  const certificate = response.ok ? readPublicCertificate(await response.json()) : undefined
  if (certificate === undefined) throw new Error('A certificate cannot be read')
  return certificate
}

type State = { status: 'loading' | 'unknown' | 'failed' } | { status: 'valid'; certificate: PublicCertificate }

/** Public page of a shared certificate, for anyone with its link: name, course, and day (decision 0065). */
export function VerifyPage() {
  const { verifyId = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return <Verification key={`${verifyId}#${attempt}`} verifyId={verifyId} onRetry={() => setAttempt(attempt + 1)} />
}

function Verification({ verifyId, onRetry }: { verifyId: string; onRetry: () => void }) {
  const [state, setState] = useState<State>({ status: 'loading' })
  useEffect(() => {
    const aborter = new AbortController()
    fetchCertificate(verifyId, aborter.signal).then(
      (certificate) => setState(certificate === undefined ? { status: 'unknown' } : { status: 'valid', certificate }),
      () => {
        if (!aborter.signal.aborted) setState({ status: 'failed' })
      },
    )
    return () => aborter.abort()
  }, [verifyId])
  return (
    <Page title={state.status === 'unknown' ? words.unknown : words.title} width="narrow">
      {state.status === 'loading' && <Skeleton label={words.loading} count={1} />}
      {state.status === 'failed' && <ErrorState message={unknownFailure} onRetry={onRetry} />}
      {state.status === 'unknown' && (
        <EmptyState title={words.unknown} action={<LinkButton to={paths.home}>{words.by}</LinkButton>}>
          {words.unknownWhy}
        </EmptyState>
      )}
      {state.status === 'valid' && (
        <Card as="article" aria-label={words.verified}>
          <Notice tone="success" role="status">
            <strong>{words.verified}</strong>
          </Notice>
          <Facts
            facts={[
              { term: words.name, value: state.certificate.name },
              { term: words.course, value: state.certificate.course },
              { term: words.day, value: formatDates([state.certificate.completedOn]) },
            ]}
          />
          <p className="muted">
            <BadgeCheck size={16} aria-hidden="true" /> {words.verifiedBy}
          </p>
        </Card>
      )}
    </Page>
  )
}
