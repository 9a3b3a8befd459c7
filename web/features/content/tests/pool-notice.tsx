import { contentWords } from '#domain/messages/content.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import type { TestType } from './test-draft.ts'
import type { PoolState } from './use-pool-shortage.ts'

type Lack = { pool: string | null; missing: number }

/** What the bank lacks, by name and number: 'Renal: 3 questions more'. */
const lackText = (type: TestType, { pool, missing }: Lack, mixed: boolean): string => {
  if (type === 'NCLEX' && pool === null) return contentWords.noAreas
  const name = pool ?? (mixed ? 'Not Easy' : 'These tags together')
  return `${name}${type === 'NCLEX' ? ' (area)' : ''}: ${missing} more ${missing === 1 ? 'question' : 'questions'} needed`
}

/** Why a test cannot be drawn, in the words of the preview (spec 3.5.21, 3.5.22). */
function reasonOf(type: TestType, lacks: readonly Lack[], mixed: boolean): string {
  if (type === 'NCLEX') return testingMessages['too-few-in-areas']
  if (!mixed) return testingMessages['too-few-questions']
  if (lacks.length > 1) return testingMessages['too-few-easy-or-normal']
  return testingMessages[lacks[0]?.pool == null ? 'too-few-normal' : 'too-few-easy']
}

/** Whether the bank suffices for a test and, if not, which tag or area falls short and by how many (spec 3.5.15). */
export function PoolNotice({ type, pool, mixed }: { type: TestType; pool: PoolState; mixed: boolean }) {
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
  return (
    <Notice tone="error">
      <p>{reasonOf(type, lacks, mixed)}</p>
      <ul>
        {lacks.map((lack) => (
          <li key={lack.pool ?? ''}>{lackText(type, lack, mixed)}</li>
        ))}
      </ul>
    </Notice>
  )
}
