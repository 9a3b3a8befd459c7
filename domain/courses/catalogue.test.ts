import { describe, expect, it } from 'vitest'
import { type Catalogue, type CatalogueCourse, catalogueCards, homeCards, ownedGroups } from './catalogue.ts'
import { linkGroup } from './link-group.ts'
import { startsAt } from './starts-at.ts'

const timeZone = 'America/New_York'
const now = Date.UTC(2026, 1, 1)

const online = (key: string, more: Partial<CatalogueCourse> = {}): CatalogueCourse => {
  const facts = { key, type: 'Online', name: 'Pharmacology', subject: 'RN', onlineDays: 90, ...more } as const
  return { price: 199, liveClasses: 0, instructor: 'ONLINE', ...facts, group: linkGroup(facts) }
}
const live = (key: string, more: Partial<CatalogueCourse> = {}): CatalogueCourse => {
  const facts = { key, type: 'Live', name: 'RN Review March 5 9:00AM', subject: 'RN', onlineDays: 90, ...more } as const
  const times = { dates: ['2026-03-05'], startTime: '9:00AM', endTime: '5:00PM', location: 'Hall', maxStudents: 10 }
  const course = { price: 399, liveClasses: 1, instructor: 'Instructor', ...times, ...facts, group: linkGroup(facts) }
  const begins = startsAt(course, timeZone)
  return { ...course, ...(begins === undefined ? {} : { startsAt: begins }) }
}
const catalogue = (courses: CatalogueCourse[], seats: Catalogue['seats'] = {}): Catalogue => ({
  generatedAt: now,
  timeZone,
  courses,
  seats,
})
const states = (cards: ReturnType<typeof catalogueCards>) =>
  cards.map(({ options }) => options.map((option) => option.availability))

describe('catalogueCards', () => {
  it('shows same-named Online courses as options sorted by days online [1.4.12]', () => {
    const cards = catalogueCards(
      catalogue([online('a', { onlineDays: 180 }), online('b', { onlineDays: 30, name: 'pharmacology' }), online('c')]),
      { now },
    )
    expect(cards.map(({ options }) => options.map(({ course }) => course.onlineDays))).toEqual([[30, 90, 180]])
  })

  it('shows a course in the tab of its subject although another subject has one of the same name', () => {
    const cards = catalogueCards(catalogue([online('rn'), online('pn', { subject: 'PN' })]), { now })
    expect(cards.map(({ subject, options }) => [subject, options.length])).toEqual([
      ['RN', 1],
      ['PN', 1],
    ])
  })

  it('keeps subjects apart and puts Live courses first, by first date', () => {
    const courses = [
      online('o'),
      online('p', { subject: 'PN', name: 'Basics' }),
      live('late', { name: 'RN Review April 2 9:00AM', dates: ['2026-04-02'] }),
      live('early'),
    ]
    const cards = catalogueCards(catalogue(courses), { subject: 'RN', now })
    expect(cards.map(({ options }) => options[0]?.course.key)).toEqual(['early', 'late', 'o'])
  })

  it('counts the seats of linked RN and PN courses together', () => {
    const rn = live('rn')
    const pn = live('pn', { name: 'PN Review March 5 9:00AM', subject: 'PN' })
    expect(pn.group).toBe(rn.group)
    const seats = { [rn.group]: { max: 10, ends: [0, 0, now + 1, 0, 0, 0, 0, now - 1] } }
    expect(states(catalogueCards(catalogue([rn, pn], seats), { now }))).toEqual([
      [{ state: 'few', seatsLeft: 3 }],
      [{ state: 'few', seatsLeft: 3 }],
    ])
  })

  it.each([
    [4, { state: 'open' }],
    [3, { state: 'few', seatsLeft: 3 }],
    [1, { state: 'few', seatsLeft: 1 }],
    [0, { state: 'closed' }],
  ])('shows a Live course with %i seats left as %o[1.4.8][1.9.3]', (left, expected) => {
    const course = live('a')
    const seats = { [course.group]: { max: left + 2, ends: [0, 0] } }
    expect(states(catalogueCards(catalogue([course], seats), { now }))).toEqual([[expected]])
  })

  it('closes a Live course the moment its first date begins', () => {
    const course = live('a')
    const begins = course.startsAt ?? 0
    const at = (time: number) => states(catalogueCards(catalogue([course]), { now: time }))
    expect([at(begins - 1), at(begins)]).toEqual([[[{ state: 'open' }]], [[{ state: 'closed' }]]])
  })

  it('shows Purchased for every course linked to one the user owns [1.4.9]', () => {
    const pn = live('pn', { name: 'PN Review March 5 9:00AM', subject: 'PN' })
    const dates = ['2026-03-05']
    const progress = { courseKey: 'rn', courseType: 'Live', name: 'RN Review March 5 9:00AM', dates } as const
    const seen = (endTime: number) =>
      states(catalogueCards(catalogue([pn]), { now, ownedGroups: ownedGroups([{ ...progress, endTime }], now) }))
    expect([seen(0), seen(now + 1), seen(now)]).toEqual([
      [[{ state: 'purchased' }]],
      [[{ state: 'purchased' }]],
      [[{ state: 'open' }]],
    ])
  })

  it('shows Purchased for every option of an Online course if the user has one [1.4.9] [1.4.12]', () => {
    const options = [30, 60].map((onlineDays) => online(`o${onlineDays}`, { onlineDays }))
    const other = online('other', { name: 'RN Pharmacology' })
    const owned = { courseKey: 'o60', courseType: 'Online', name: options[0]?.name ?? '', endTime: now + 1 } as const
    const cards = catalogueCards(catalogue([...options, other]), { now, ownedGroups: ownedGroups([owned], now) })
    expect(states(cards)).toEqual([[{ state: 'purchased' }, { state: 'purchased' }], [{ state: 'open' }]])
  })

  it('keeps the classes of two years apart: their cards, seats and owners [1.4.9]', () => {
    const last = live('last', { dates: ['2025-03-05'], onlineDays: 400 })
    const next = live('next')
    const facts = { courseKey: 'last', courseType: 'Live', name: last.name, endTime: 0, dates: ['2025-03-05'] } as const
    const seats = { [last.group]: { max: 10, ends: Array.from({ length: 10 }, () => 0) } }
    const cards = catalogueCards(catalogue([last, next], seats), { now, ownedGroups: ownedGroups([facts], now) })
    expect(cards.map(({ options }) => options.map(({ course }) => course.key))).toEqual([['last'], ['next']])
    expect(states(cards)).toEqual([[{ state: 'purchased' }], [{ state: 'open' }]])
    expect(homeCards(catalogue([last, next], seats), { now }).map(({ startsAt }) => startsAt)).toEqual([next.startsAt])
  })

  it('keeps Online courses open regardless of seats', () => {
    const course = online('a', { maxStudents: 1 })
    const seats = { [course.group]: { max: 1, ends: [0] } }
    expect(states(catalogueCards(catalogue([course], seats), { now }))).toEqual([[{ state: 'open' }]])
  })
})

describe('homeCards', () => {
  it('shows the two next Live groups of a subject by first date, and no Online course[1.9.14]', () => {
    const on = (key: string, date: string, name: string) => live(key, { dates: [date], name })
    const courses = [
      on('c', '2026-05-07', 'RN Review May 7 9:00AM'),
      on('past', '2026-01-08', 'RN Review January 8 9:00AM'),
      on('a', '2026-03-05', 'RN Review March 5 9:00AM'),
      live('pn', { subject: 'PN', name: 'PN Review March 5 9:00AM' }),
      on('b', '2026-04-02', 'RN Review April 2 9:00AM'),
      online('o'),
    ]
    const cards = homeCards(catalogue(courses), { subject: 'RN', now })
    expect(cards.map(({ options }) => options[0]?.course.key)).toEqual(['a', 'b'])
  })
})
