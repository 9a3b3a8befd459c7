import { useState } from 'react'
import { crumbText } from '#domain/messages/bar.ts'
import { planWords as words } from '#domain/messages/plan.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs.tsx'
import { EmptyState } from '#web/ui/layout/empty-state.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { PlanDays } from './plan-days.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanFeed } from './plan-feed.tsx'
import { PlanForm } from './plan-form.tsx'
import { PlanWeeks } from './plan-weeks.tsx'
import { type StudyPlan, usePlan } from './use-plan.ts'

/** A student's plan until their exam: what each week and each of the next days brings, and its calendar (issue 22). */
export function PlanPage() {
  const plan = usePlan()
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  const body = () => {
    if (plan.data !== undefined) return <Plan plan={plan.data} onChange={open} />
    if (plan.isError) return <ErrorState message={plan.error.message} onRetry={() => void plan.refetch()} />
    return <Skeleton label={words.loading} count={3} />
  }
  return (
    <Page
      title={words.title}
      before={
        <Breadcrumbs
          crumbs={[
            { to: paths.myCourses, name: 'My Courses' },
            { to: paths.studyPlan, name: words.title },
          ]}
          shorten={crumbText}
        />
      }
      actions={
        plan.data?.state === 'planned' && (
          <Button variant="secondary" onClick={open}>
            {words.change}
          </Button>
        )
      }
    >
      {body()}
      {isOpen && plan.data !== undefined && <PlanForm plan={plan.data} onClose={() => setOpen(false)} />}
    </Page>
  )
}

function Plan({ plan, onChange }: { plan: StudyPlan; onChange: () => void }) {
  if (plan.state === 'noCourse')
    return (
      <EmptyState title={words.noCourse} action={<LinkButton to={paths.myCourses}>{words.back}</LinkButton>}>
        {words.noCourseText}
      </EmptyState>
    )
  if (plan.state !== 'planned') {
    const isOver = plan.state === 'examDayOver'
    return (
      <EmptyState
        title={isOver ? words.over : words.missing}
        action={<Button onClick={onChange}>{words.begin}</Button>}
      >
        {isOver ? words.overText : words.missingText}
      </EmptyState>
    )
  }
  return (
    <Stack>
      <PlanFacts plan={plan} />
      <PlanDays plan={plan} />
      <PlanWeeks plan={plan} />
      <PlanFeed plan={plan} />
    </Stack>
  )
}
