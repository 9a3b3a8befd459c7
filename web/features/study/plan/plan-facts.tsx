import { planWords as words } from '#domain/messages/plan.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { StudyPlan } from './use-plan.ts'

/** Days from one day to another ('YYYY-MM-DD'). */
const daysBetween = (from: string, to: string): number => (dayOfText(to) ?? 0) - (dayOfText(from) ?? 0)

/** How long until the exam, how much a day, and why it is not more. */
export function PlanFacts({ plan }: { plan: StudyPlan }) {
  const { today, examDay, accessUntil, newADay, wanted, unseen, doneThisWeek } = plan
  const left = daysBetween(today, examDay ?? today)
  const isLate = wanted === 0
  const remark = () => {
    if (isLate) return words.lastDays
    if (newADay === 0 && unseen > 0) return words.nothingNew
    return newADay < wanted ? words.tooMany(unseen, wanted, newADay) : undefined
  }
  const said = remark()
  return (
    <Card as="section" aria-labelledby="plan-facts">
      <h2 id="plan-facts">{words.until(left)}</h2>
      <Facts
        facts={[
          { term: words.newADay, value: newADay },
          { term: words.unseen, value: unseen.toLocaleString('en-US') },
          { term: words.doneThisWeek, value: words.countQuestions(doneThisWeek) },
        ]}
      />
      {accessUntil !== null && <Notice tone="accent">{words.accessUntil(formatDay(accessUntil))}</Notice>}
      {said !== undefined && <Notice>{said}</Notice>}
    </Card>
  )
}
