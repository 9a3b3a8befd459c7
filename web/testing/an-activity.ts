import type { MyActivityQuery } from '#generated/operations.ts'

const aDay = (day: string) => ({
  ...{ day, items: 4, points: 2, maxPoints: 4, timedItems: 4, seconds: 240, reviews: 0 },
})

/** A student's activity on three days in a row up to the plan's today (a-study-plan.ts). */
export const anActivity = (more: Partial<MyActivityQuery['myActivity']> = {}): MyActivityQuery['myActivity'] => ({
  today: '2027-03-03',
  days: [aDay('2027-03-01'), aDay('2027-03-02'), aDay('2027-03-03')],
  groups: [],
  standing: null,
  shared: false,
  compared: [],
  ...more,
})
