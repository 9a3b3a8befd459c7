import { useParams } from 'react-router-dom'
import { crumbText } from '#domain/messages/bar.ts'
import { certificateWords as words, hoursOfStudy } from '#domain/messages/certificates.ts'
import { paths } from '#web/app/paths.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Award } from 'lucide-react'
import { certificateHours } from '#domain/progress/certificate.ts'
import type { CertificateFieldsFragment, CertificateQuery } from '#generated/operations.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'
import '#web/ui/print-sheets.css'
import { Row } from '#web/ui/layout/row.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useState } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CertificateDocument, IssueCertificateDocument, ShareCertificateDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/refetch.ts'

/** The certificate of the student's course (null: not issued yet), and its actions. */
function useCertificate(progressKey: string) {
  const client = useQueryClient()
  const queryKey = ['certificate', progressKey]
  const put = (certificate: CertificateQuery['certificate']) => putReply(client, queryKey, certificate)
  const stored = useQuery({
    queryKey,
    queryFn: async () => (await query(CertificateDocument, { progressKey })).certificate,
    // Another tab may have shared or withdrawn it.
    staleTime: 0,
  })
  const issuing = useMutation({
    mutationFn: () => mutate(IssueCertificateDocument, { progressKey }),
    onSuccess: ({ issueCertificate }) => put(issueCertificate),
  })
  const sharing = useMutation({
    mutationFn: (shared: boolean) => mutate(ShareCertificateDocument, { progressKey, shared }),
    onSuccess: ({ shareCertificate }) => put(shareCertificate),
  })
  return { stored, issuing, sharing }
}

type ShareCardProps = {
  verifyId: string | null
  busy: boolean
  error: Error | null
  onShare: (shared: boolean) => void
}

/** Makes a certificate public or withdraws it. Shows the link while it is public. */
function ShareCard({ verifyId, busy, error, onShare }: ShareCardProps) {
  const [isStopping, setStopping] = useState(false)
  const link = verifyId === null ? undefined : `${window.location.origin}${paths.verify(verifyId)}`
  return (
    <Card as="section" aria-labelledby="share">
      <h2 id="share">{words.share}</h2>
      <p className="muted">{link === undefined ? words.private : words.public}</p>
      {link !== undefined && (
        <>
          <a className="share__link" href={link} aria-label={words.link}>
            {link}
          </a>
          <CopyButton text={link} label={words.copy} copiedLabel={words.copied} />
        </>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => {
          if (link === undefined) onShare(true)
          else setStopping(true)
        }}
      >
        {link === undefined ? words.makePublic : words.stop}
      </Button>
      <ConfirmDialog
        open={isStopping}
        title={words.stopTitle}
        confirmLabel={words.stop}
        danger
        onCancel={() => setStopping(false)}
        onConfirm={() => {
          setStopping(false)
          onShare(false)
        }}
      >
        <p>{words.stopText}</p>
      </ConfirmDialog>
    </Card>
  )
}

type IssueCardProps = { busy: boolean; error: Error | null; onIssue: () => void }

/** Issues a certificate after the student has checked the name on it. */
function IssueCard({ busy, error, onIssue }: IssueCardProps) {
  const session = useSession()
  return (
    <Card narrow>
      <p>{words.issueNow}</p>
      <p>
        <strong>
          {session?.firstName} {session?.lastName}
        </strong>
      </p>
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      <Row>
        <Button busy={busy} onClick={onIssue}>
          {words.issue}
        </Button>
        <LinkButton to={paths.account} variant="secondary">
          {words.changeName}
        </LinkButton>
      </Row>
    </Card>
  )
}

/** The certificate as printed: one page in landscape. */
function CertificatePaper({ certificate }: { certificate: CertificateFieldsFragment }) {
  const hours = certificateHours(certificate.minutes)
  return (
    <article className="certificate" aria-label={words.title}>
      <Award className="certificate__seal" size={56} aria-hidden="true" />
      <p className="certificate__academy">{words.by}</p>
      <h2 className="certificate__title">{words.title}</h2>
      <p>{words.certifies}</p>
      <p className="certificate__name">{certificate.name}</p>
      <p>{words.completed}</p>
      <p className="certificate__course">{certificate.course}</p>
      <p>
        {words.on} <time dateTime={certificate.completedOn}>{formatDates([certificate.completedOn])}</time>
        {hours !== undefined && ` · ${hoursOfStudy(hours)}`}
      </p>
    </article>
  )
}

/**
 * The certificate of the student's completed course: issued once, printed on one page, and shared by link (decisions
 * 0064, 0065).
 */
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
