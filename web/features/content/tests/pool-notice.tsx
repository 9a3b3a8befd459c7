import type { TestKind } from '#domain/attempts/test-kind.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TEST_KIND_FORMS } from './test-kinds.ts'
import type { PoolState } from './use-pool-shortage.ts'

/**
 * Shows whether the bank has enough questions for a test, or which tag or area is short, and by how many (spec 3.5.15).
 */
export function PoolNotice({ type, pool, mixed }: { type: TestKind; pool: PoolState; mixed: boolean }) {
  const { complete, suffices, lacks, error, retry } = pool
  if (!complete) return null
  if (suffices) return <Notice tone="success">The question bank holds enough questions for this test.</Notice>
  if (lacks === undefined && error !== null) return <ErrorState message={error.message} onRetry={retry} />
  if (lacks === undefined) {
    return (
      <p className="muted">
        <Spinner size="small" /> Asking the question bank
      </p>
    )
  }
  const { reason, lackText } = TEST_KIND_FORMS[type]
  return (
    <Notice tone="error">
      <p>{reason(lacks, mixed)}</p>
      <ul>
        {lacks.map((lack) => (
          <li key={lack.pool ?? ''}>{lackText(lack, mixed)}</li>
        ))}
      </ul>
    </Notice>
  )
}
