import { useQuery } from '@tanstack/react-query'
import { intervalOf } from '#domain/exams/interval.ts'
import { logits, reportWords } from '#domain/messages/exam-report.ts'
import { myProgressWords as words } from '#domain/messages/my-progress.ts'
import type { Standing } from '#domain/exams/report.ts'
import { StandingPlaceDocument } from '#generated/study-operations.ts'
import { paths } from '#web/app/paths.ts'
import { query } from '#web/lib/api/api.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { useNow } from '#web/lib/format/use-now.ts'
import { IntervalScale, type IntervalTone } from '#web/ui/chart/interval-scale.tsx'
import { reviewState } from '#web/components/attempts/review-state.ts'
import { selectPlace } from '#web/lib/session/selection-store.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import type { Activity } from '#web/components/study/activity-query.ts'

const TONES: Record<Standing, IntervalTone> = { above: 'success', near: 'accent', below: 'error', none: 'primary' }
/** Range of the scale on both sides of the standard, in logits. */
const SCALE_RANGE = 3

type ExamStanding = NonNullable<Activity['standing']>

/** The student's ability relative to the standard: near while its 95 % interval includes the standard. */
function standingOf({ ability, error, standard }: ExamStanding): Standing {
  const interval = intervalOf({ ability, error })
  if (interval === undefined) return 'none'
  if (interval.from <= standard && standard <= interval.to) return 'near'
  return interval.ability > standard ? 'above' : 'below'
}

/**
 * The last adaptive test compared with the academy's standard, as text and an interval. Shows no probability of
 * passing.
 */
export function StandingCard({ standing }: { standing: Activity['standing'] }) {
  return (
    <Card as="section" aria-labelledby="standing-heading">
      <h2 id="standing-heading">{words.standing}</h2>
      {standing ? <LastTest standing={standing} /> : <p>{words.noStanding}</p>}
      <p className="muted">{words.standingNote}</p>
    </Card>
  )
}

/**
 * Where the test can be opened while its course is running and contains it. Undefined when it can't be opened, null
 * until known.
 */
function useTestLocation({ progressKey, taskKey }: ExamStanding) {
  const now = useNow()
  const { data, isPending } = useQuery({
    queryKey: ['standing-place', progressKey],
    queryFn: () => query(StandingPlaceDocument, { progressKey }),
  })
  if (isPending) return null
  const course = data?.myProgress.items.find(({ key }) => key === progressKey)
  const task = data?.ownTasks.find((candidate) => candidate.taskKey === taskKey)
  if (course === undefined || course.endTime <= now) return undefined
  if (task?.contentKey == null || task.sectionKey == null) return undefined
  return { progressKey, contentKey: task.contentKey, sectionKey: task.sectionKey, taskKey }
}

function LastTest({ standing }: { standing: ExamStanding }) {
  const { standard, exam, time } = standing
  const level = standingOf(standing)
  const interval = intervalOf(standing)
  const location = useTestLocation(standing)
  return (
    <>
      <p>
        <strong>{words.standingText[level]}</strong>
      </p>
      {interval !== undefined && (
        <IntervalScale
          label={`${reportWords.ability} ${reportWords.estimate(interval)}; ${reportWords.standard} ${logits(standard)}`}
          low={standard - SCALE_RANGE}
          high={standard + SCALE_RANGE}
          interval={{ ...interval, value: interval.ability }}
          mark={standard}
          tone={TONES[level]}
          words={{
            low: logits(standard - SCALE_RANGE),
            mark: reportWords.standard,
            high: logits(standard + SCALE_RANGE),
          }}
        />
      )}
      <p>{words.standingWhen(exam, formatDate(time))}</p>
      {location !== undefined && (
        <div className="own-progress__report min-h-target">
          {location !== null && (
            <LinkButton
              to={paths.taskView}
              variant="secondary"
              state={reviewState({ n: standing.n })}
              onClick={() => selectPlace(location)}
            >
              {words.standingReport}
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}
