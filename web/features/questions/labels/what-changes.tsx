import type { LabelUseQuery } from '#generated/operations.ts'
import type { LabelKind } from '#generated/schema.ts'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { questionsText } from '../questions-text.ts'
import { StoppedTests } from '../stopped-tests.tsx'
import { testsText } from './label-words.ts'

const SHOWN_TESTS = 5

type WhatChangesProps = {
  kind: LabelKind
  use: { data: LabelUseQuery['labelUse'] | undefined; error: Error | null; refetch: () => unknown }
  /** With another name that the academy has. */
  merge: boolean
}

/** What carries a name, and so will carry another one. */
export function WhatChanges({ kind, use, merge }: WhatChangesProps) {
  const { data } = use
  if (data === undefined && use.error === null)
    return <Skeleton label="Looking for what carries it" count={2} shape="line" />
  if (data === undefined) return <ErrorState message={use.error?.message ?? ''} onRetry={() => void use.refetch()} />
  const names = data.tests.slice(0, SHOWN_TESTS).map(({ name }) => name)
  const more = data.tests.length - names.length
  return (
    <>
      <p>
        {questionsText(data.questions)} and {testsText(data.tests.length)} will change
        {names.length > 0 && `: ${names.join(', ')}${more > 0 ? ` and ${testsText(more)} more` : ''}`}.
      </p>
      <p>
        Tests that run keep their questions, and results keep the name of their day.
        {kind === 'Area' && merge && ' NCLEX tests will ask questions of one area less.'}
      </p>
      {kind === 'Area' && merge && (
        <StoppedTests use={{ ...use, data: data.stopped }} none="Every test still has enough questions then." />
      )}
    </>
  )
}
