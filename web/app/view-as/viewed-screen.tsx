import { EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { studentViewMessages, studentViewWords as words } from '#domain/messages/student-views.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { paths } from '../paths.ts'
import { useOpenAgain, useView } from './use-view.ts'

type ViewedScreenProps = {
  /** Why the screen's request was refused; null while it was not. */
  error: Error | null
  children: ReactNode
}

/**
 * What a viewed screen shows, while its view is open. The server refuses a view that has ended as one that it does not know, with
 * 'view-not-open': trying again cannot help, so nothing offers it, also when the screen was shown before. What helps is another view, opened
 * here or from the student's page (decision 0091).
 */
export function ViewedScreen({ error, children }: ViewedScreenProps) {
  const { uid } = useView()
  const openAgain = useOpenAgain()
  if (!(error instanceof AppError) || error.code !== 'view-not-open') return children
  return (
    <div role="alert">
      <EmptyState
        title={studentViewMessages['view-not-open']}
        icon={<EyeOff size={24} />}
        action={
          <Row actions>
            <Button onClick={openAgain}>{words.openAgain}</Button>
            <LinkButton variant="secondary" to={paths.user(uid)}>
              {words.person}
            </LinkButton>
          </Row>
        }
      >
        {words.ended}
      </EmptyState>
    </div>
  )
}
