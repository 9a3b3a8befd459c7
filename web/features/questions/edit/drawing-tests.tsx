import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { QuestionTestsDocument } from '#generated/admin-operations.ts'
import { query } from '#web/lib/api/api.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'

/** The tests that may draw a question, each with the way to its page; read when the panel is opened. */
export function DrawingTests({ id }: { id: number }) {
  const tests = useQuery({
    queryKey: ['question-tests', id],
    queryFn: async () => (await query(QuestionTestsDocument, { id })).questionTests,
    staleTime: 0,
  })
  if (tests.data === undefined) {
    if (tests.error === null) return <Skeleton label="Looking for its tests" count={1} shape="line" />
    return <ErrorState message={tests.error.message} onRetry={() => void tests.refetch()} />
  }
  if (tests.data.length === 0) return <p className="muted">No test draws this question.</p>
  return (
    <ul>
      {tests.data.map(({ key, name, place, path }) => (
        <li key={key}>
          {path === null ? name : <Link to={path}>{name}</Link>} <span className="muted">{place}</span>
        </li>
      ))}
    </ul>
  )
}
