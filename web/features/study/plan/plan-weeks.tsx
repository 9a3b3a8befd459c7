import { planCounts, planWords as words } from '#domain/messages/plan.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { StackedBars } from '#web/ui/chart/stacked-bars.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import type { StudyPlan } from '#web/components/study/plan-query.ts'

type Week = StudyPlan['weeks'][number]

const nameOf = ({ from, to }: Week): string => (from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`)

/** Describes a week. */
function textOf(week: Week): string {
  if (week.studyDays === 0) return words.noStudy
  const text = planCounts(week)
  if (text === '') return words.nothing
  return week.minutes > 0 ? `${text} · ${words.hours(week.minutes)}` : text
}

/** All weeks until the exam: new questions and reviews as bars; lessons, tests, and hours as text. */
export function PlanWeeks({ plan: { weeks } }: { plan: StudyPlan }) {
  return (
    <Card as="section" aria-labelledby="plan-weeks">
      <h2 id="plan-weeks">{words.weeks}</h2>
      <p className="muted">{words.weeksHint}</p>
      <StackedBars
        label={words.weeks}
        legend={[
          { name: words.newItems, tone: 'accent' },
          { name: words.reviews, tone: 'primary' },
        ]}
        bars={weeks.map((week) => ({
          key: week.from,
          name: nameOf(week),
          text: textOf(week),
          values: [week.newItems, week.reviews],
        }))}
      />
    </Card>
  )
}
