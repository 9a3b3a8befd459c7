import { useParams } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { certificateWords as words } from '#domain/messages/certificates.ts'
import { paths } from '#web/app/paths.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { CertificatePaper } from './certificate-paper.tsx'
import { IssueCard } from './issue-card.tsx'
import { ShareCard } from './share-card.tsx'
import { useCertificate } from './use-certificate.ts'

/** The certificate of one's own completed course: issued once, printed on one page, shared by a link (decisions 0064, 0065). */
export function CertificatePage() {
  const { progressKey = '' } = useParams()
  const { stored, issuing, sharing } = useCertificate(progressKey)
  const session = useSession()
  const certificate = stored.data
  const presentName = session === undefined ? undefined : `${session.firstName} ${session.lastName}`
  const body = () => {
    if (certificate === undefined) {
      if (stored.error === null) return <Skeleton label={words.loading} shape="tall" count={1} />
      return <ErrorState message={stored.error.message} onRetry={() => void stored.refetch()} />
    }
    if (certificate === null) {
      return <IssueCard busy={issuing.isPending} error={issuing.error} onIssue={() => issuing.mutate()} />
    }
    return <CertificatePaper certificate={certificate} />
  }
  return (
    <Page
      title={words.short}
      aside={
        certificate ? (
          <>
            <Button wide onClick={() => window.print()}>
              {words.print}
            </Button>
            <ShareCard
              verifyId={certificate.verifyId}
              busy={sharing.isPending}
              error={sharing.error}
              onShare={sharing.mutate}
            />
            {presentName !== undefined && presentName !== certificate.name && (
              <Card>
                <p>{words.otherName(presentName)}</p>
              </Card>
            )}
          </>
        ) : undefined
      }
      before={
        <Breadcrumbs
          crumbs={[
            { to: paths.myCourses, name: 'My Courses' },
            { to: paths.certificate(progressKey), name: words.short },
          ]}
          shorten={crumbText}
        />
      }
    >
      {body()}
    </Page>
  )
}
