import { certificateWords as words } from '#domain/messages/certificates.ts'
import { paths } from '#web/app/paths.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

type IssueCardProps = { busy: boolean; error: Error | null; onIssue: () => void }

/** Issues a certificate after the student has read the name that it will carry. */
export function IssueCard({ busy, error, onIssue }: IssueCardProps) {
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
