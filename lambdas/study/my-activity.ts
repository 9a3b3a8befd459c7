import { academy } from '#domain/academy.ts'
import { CASE_STEPS } from '#domain/questions/case-steps.ts'
import { type GroupCount, type GroupKind, weekOf } from '#domain/study/activity.ts'
import { MEASURES, measuresOf } from '#domain/study/measures.ts'
import { typeOfCode } from '#domain/study/question-facts.ts'
import { quarterOf } from '#domain/study/quartiles.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import type { Activity, ActivityGroup, ActivityWeek, Comparison } from '#generated/schema.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import { type ListItem, listOf } from '#table/bank.ts'
import { quartilesKey, studySettingsKey } from '#table/study-keys.ts'
import { type QuartilesItem, type StudySettingsItem, studySettingsOf } from '#table/study.ts'
import type { StudyDeps } from './open-study.ts'
import { type StudentActivity, readActivity } from './read-activity.ts'

/** The number of weeks shown, including the current one. */
const WEEKS = 53

type NameOf = (kind: GroupKind, code: number) => string | undefined

/** Returns the current names of labels; a merged tag or area has the name of its target. */
async function readNames({ table }: Pick<StudyDeps, 'table'>): Promise<NameOf> {
  const items = await batchGet<ListItem>(table, [tagsKey, nclexAreasKey])
  const [tags, areas] = [tagsKey, nclexAreasKey].map(({ sk }) => listOf(items.find((item) => item.sk === sk)))
  const nameIn = (list: typeof tags, code: number) => list?.values[list.became?.get(code) ?? code]
  return (kind, code) => {
    if (kind === 'tag') return nameIn(tags, code)
    if (kind === 'area') return nameIn(areas, code)
    return kind === 'type' ? typeOfCode(code) : CASE_STEPS[code]
  }
}

/** Returns each week's answers by label; labels with the same name are combined. */
function groupsOf(weeks: StudentActivity['weeks'], nameOf: NameOf): ActivityGroup[] {
  const groups = new Map<string, { kind: GroupKind; name: string; weeks: Map<number, ActivityWeek> }>()
  const add = (week: number, { kind, code, items, points, max }: GroupCount) => {
    const name = nameOf(kind, code)
    if (name === undefined) return
    const group = groups.get(`${kind} ${name}`) ?? { kind, name, weeks: new Map<number, ActivityWeek>() }
    const before = group.weeks.get(week) ?? { week: dayText(week), items: 0, points: 0, maxPoints: 0 }
    group.weeks.set(week, {
      ...before,
      items: before.items + items,
      points: before.points + points,
      maxPoints: before.maxPoints + max,
    })
    groups.set(`${kind} ${name}`, group)
  }
  for (const { week, groups: counts } of weeks) for (const count of counts) add(week, count)
  return [...groups.values()].map((group) => ({ ...group, weeks: [...group.weeks.values()] }))
}

/**
 * Returns the student's position among those who share their activity; omits measures with too few students or answers.
 */
async function comparisons(
  { days, shared }: StudentActivity,
  now: number,
  { table }: Pick<StudyDeps, 'table'>,
): Promise<Comparison[]> {
  if (!shared) return []
  const [published, measured] = [
    await getItem<QuartilesItem>(table, quartilesKey),
    measuresOf(days, dayOf(now, academy.timeZone)),
  ]
  return MEASURES.flatMap((measure): Comparison[] => {
    const quartiles = published?.[measure]
    const value = measured?.[measure]
    if (quartiles === undefined || value === undefined) return []
    return [{ measure, own: value, ...quartiles, quarter: quarterOf(value, quartiles) }]
  })
}

/**
 * Returns the caller's activity of the last year, by day, and by week and label. Counts only ended tests (decision
 * 0109), without questions or keys, so it needs no running course and an exam hides nothing. 2 read units for most
 * students, more with many labels, plus half a unit to compare.
 */
export async function myActivity(uid: string, { table, now }: Pick<StudyDeps, 'table' | 'now'>): Promise<Activity> {
  const stored = await getItem<StudySettingsItem>(table, studySettingsKey(uid))
  const { timeZone } = studySettingsOf(stored)
  const today = dayOf(now(), timeZone)
  const [activity, nameOf] = await Promise.all([
    readActivity(table, uid, weekOf(today) - 7 * (WEEKS - 1)),
    readNames({ table }),
  ])
  const { standing, shared } = activity
  return {
    today: dayText(today),
    days: activity.days.map(({ day, max, timed, ...counts }) => ({
      ...counts,
      day: dayText(day),
      maxPoints: max,
      timedItems: timed,
    })),
    groups: groupsOf(activity.weeks, nameOf),
    standing: standing
      ? {
          ...{ progressKey: standing.progress, taskKey: standing.task, n: standing.n, time: standing.time },
          ...{ exam: standing.exam, standard: standing.standard },
          ability: standing.ability ?? null,
          error: standing.error ?? null,
        }
      : null,
    shared,
    compared: await comparisons(activity, now(), { table }),
  }
}
