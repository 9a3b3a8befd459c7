import { askedWords, planWords as words, WEEKDAYS } from '#domain/messages/plan.ts'
import { dayOfText } from '#domain/study/student-day.ts'
import { weekdayOf } from '#domain/study/plan/plan-settings.ts'
import { formatDay } from '#web/lib/format/format-dates.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { ListCard } from '#web/ui/table/list-card.tsx'
import { ListRow } from '#web/ui/table/list-row.tsx'
import type { StudyPlan } from './use-plan.ts'

type Day = StudyPlan['days'][number]

const nameOf = (day: string, today: string): string =>
  `${day === today ? words.today : (WEEKDAYS[weekdayOf(dayOfText(day) ?? 0)] ?? '').slice(0, 3)}, ${formatDay(day)}`

function askedOn({ free, newItems, reviews, lessons, tests }: Day): string {
  if (free) return words.free
  const text = askedWords({ newItems, reviews, lessons: lessons.length, tests: tests.length })
  return text === '' ? words.nothing : text
}

/** The next two weeks, day by day, with the names of lessons and tests. */
export function PlanDays({ plan: { days, today } }: { plan: StudyPlan }) {
  return (
    <section aria-labelledby="plan-days">
      <Stack gap="small">
        <h2 id="plan-days">{words.days}</h2>
        <ListCard label={words.days}>
          {days.map((day) => (
            <li key={day.day}>
              <ListRow
                title={nameOf(day.day, today)}
                note={[askedOn(day), ...day.lessons, ...day.tests].join(' · ')}
                after={day.minutes > 0 ? words.hours(day.minutes) : undefined}
              />
            </li>
          ))}
        </ListCard>
      </Stack>
    </section>
  )
}
