import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import type { AttemptPages } from './use-older-attempts.ts'

/** Loads older attempts below a table, if there are any. */
export function OlderAttemptsButton({ pages }: { pages: AttemptPages<{ n: number }> }) {
  const { hasOlder, loading, problem, loadOlder } = pages
  if (!hasOlder) return null
  return (
    <>
      {problem !== undefined && (
        <Notice tone="error" role="alert">
          {problem}
        </Notice>
      )}
      <Row>
        <Button variant="secondary" busy={loading} onClick={loadOlder}>
          Load more
        </Button>
      </Row>
    </>
  )
}
