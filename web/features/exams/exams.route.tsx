import { useSearchParams } from 'react-router-dom'
import { EXAM_NAMES, type ExamName } from '#domain/exams/exam-item.ts'
import { paths } from '#web/app/paths.ts'
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { BackLink } from '#web/ui/layout/back-link.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Tabs } from '#web/ui/layout/tabs.tsx'
import { BankTab } from './bank/bank-tab.tsx'
import { SimulationTab } from './simulation/simulation-tab.tsx'
import { type StandardEdit, StandardTab, useStandardEdit } from './standard/standard-tab.tsx'
import { OutcomeCounts } from './outcome-counts.tsx'

import { type Exam, useExam } from './use-exam.ts'

/** Explains that the scale is the academy's own, and cites the sources of the published numbers. */
function SourcesNote() {
  return (
    <section aria-labelledby="sources-heading" className="grid gap-3 max-w-narrow pt-6 border-t border-t-border">
      <h2 id="sources-heading">What these numbers are, and are not</h2>
      <p>
        Abilities and difficulties are logits of the academy’s own scale, whose zero is the mean difficulty of its
        anchor questions. They cannot be compared with results of the real examination, and no test here predicts one.
      </p>
      <p>
        The academy is not affiliated with NCSBN, which neither made nor approved these tests. NCLEX, NCLEX-RN and
        NCLEX-PN are registered trademarks of NCSBN.
      </p>
      <p className="muted">
        Published numbers: the shares of the areas are the midpoints of the ranges of the NCLEX-RN and NCLEX-PN test
        plans in force from April 1, 2026 to March 31, 2029; 85 to 150 questions, 15 of them unscored, three case
        studies, 300 minutes, and the three rules that end a test are those of NCSBN’s page on computerized adaptive
        testing and of the 2026 plans, both as read on August 28, 2026.
      </p>
    </section>
  )
}

const EXAMS = EXAM_NAMES.map((name) => ({ value: name, label: name }))

/**
 * The basis of adaptive tests: an exam's bank, simulations with students of known ability, and the standard. The URL
 * stores the exam and the tab (decision 0028).
 */
export function ExamsPage() {
  const [search, setSearch] = useSearchParams()
  const name: ExamName = search.get('exam') === 'PN' ? 'PN' : 'RN'
  const exam = useExam(name)
  // For both exams, so that input survives switching exams or tabs.
  const edits = { RN: useStandardEdit('RN', exam.data), PN: useStandardEdit('PN', exam.data) }
  const choose = (key: 'exam' | 'tab', value: string) => {
    const next = new URLSearchParams(search)
    next.set(key, value)
    setSearch(next, { replace: true })
  }
  return (
    <Page
      title="Adaptive exams"
      lead="What adaptive NCLEX tests are drawn from, and how they decide."
      before={<BackLink to={paths.dashboard}>Dashboard</BackLink>}
    >
      <RadioGroup legend="Exam" row options={EXAMS} value={name} onChange={(value) => choose('exam', value)} />
      {exam.data === undefined && exam.error === null && <Skeleton label="Loading the exam" count={4} />}
      {exam.error !== null && <ErrorState message={exam.error.message} onRetry={() => void exam.refetch()} />}
      {exam.data !== undefined && (
        <ExamTabs
          key={name}
          exam={exam.data}
          edit={edits[name]}
          tab={search.get('tab') ?? 'bank'}
          onTab={(tab) => choose('tab', tab)}
        />
      )}
      <OutcomeCounts />
      <SourcesNote />
      <UnsavedGuard when={edits.RN.dirty || edits.PN.dirty} />
    </Page>
  )
}

const TABS = ['bank', 'simulation', 'standard']

type ExamTabsProps = { exam: Exam; edit: StandardEdit; tab: string; onTab: (tab: string) => void }

function ExamTabs({ exam, edit, tab, onTab }: ExamTabsProps) {
  return (
    <Tabs
      label={`The ${exam.exam} exam`}
      value={TABS.includes(tab) ? tab : 'bank'}
      onChange={onTab}
      tabs={[
        { value: 'bank', label: 'Bank', content: <BankTab exam={exam} /> },
        { value: 'simulation', label: 'Simulation', content: <SimulationTab exam={exam} /> },
        { value: 'standard', label: 'Standard', content: <StandardTab exam={exam} edit={edit} /> },
      ]}
    />
  )
}
