import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import { NEW_PLAN_SETTINGS, type PlanSettings } from './plan-settings.ts'
import { instantOf, planCalendar, type PlannedDays } from './plan-calendar.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { dayOfText, dayText } from '../student-day.ts'

const day = (text: string) => dayOfText(text) ?? NaN
type Day = PlannedDays['days'][number]
const aDay = (on: number, more: Partial<Day> = {}): Day => ({
  ...{ day: on, free: false, newItems: 12, reviews: 30, lessons: [], tests: [], tasks: [], minutes: 90 },
  ...more,
})

type Given = {
  from: string
  days: number
  zone: string
  plan?: Partial<PlanSettings>
  examDay?: string
  of?: (on: number) => Partial<Day>
}

const plannedOf = ({ from, days, zone, plan = {}, examDay, of = () => ({}) }: Given): PlannedDays => ({
  days: Array.from({ length: days }, (_, at) => aDay(day(from) + at, of(day(from) + at))),
  study: { retention: 0.9, cap: 80, timeZone: zone, ...(examDay === undefined ? {} : { examDay: day(examDay) }) },
  plan: { ...NEW_PLAN_SETTINGS, ...plan },
  mark: 'a1b2c3',
})
const AT = { now: Date.UTC(2027, 1, 1, 12), siteUrl: 'https://site.example' }
const textOf = (given: Given) => planCalendar(plannedOf(given), AT)

type Read = { uid: string; summary: string; start: number; end: number }
const sorted = (events: Read[]) => events.toSorted((a, b) => a.start - b.start)

/** As parsed by ical.js, Thunderbird's parser. */
const byIcalJs = (text: string): Read[] =>
  sorted(
    ICAL.Component.fromString(text)
      .getAllSubcomponents('vevent')
      .map((component) => {
        const event = new ICAL.Event(component)
        const [start, end] = [event.startDate, event.endDate]
        return {
          uid: event.uid,
          summary: event.summary,
          start: start.toJSDate().getTime(),
          end: end.toJSDate().getTime(),
        }
      }),
  )

/** As parsed by node-ical. */
const byNodeIcal = (text: string): Read[] =>
  sorted(
    Object.values(nodeIcal.sync.parseICS(text)).flatMap((event) =>
      event?.type === 'VEVENT'
        ? [
            {
              uid: event.uid ?? '',
              summary: typeof event.summary === 'string' ? event.summary : '',
              start: event.start?.getTime() ?? NaN,
              end: event.end?.getTime() ?? NaN,
            },
          ]
        : [],
    ),
  )

/** The clock time of a zone at an instant. */
const clockOf = (instant: number, timeZone: string) =>
  new Date(instant).toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })

describe('the calendar of a plan', () => {
  it.each([
    ['New York, in spring', 'America/New_York', '2027-03-10'],
    ['New York, in autumn', 'America/New_York', '2027-11-03'],
    ['Berlin, in spring', 'Europe/Berlin', '2027-03-25'],
    ['Berlin, in autumn', 'Europe/Berlin', '2027-10-28'],
    ['Lord Howe, by half an hour', 'Australia/Lord_Howe', '2027-04-01'],
    ['Kathmandu, without a change', 'Asia/Kathmandu', '2027-03-10'],
  ])('is read by two parsers to the same instants over the change of the clocks: %s', (_, zone, from) => {
    const text = textOf({ from, days: 10, zone })
    const events = byIcalJs(text)
    expect(byNodeIcal(text)).toEqual(events)
    expect(events.map(({ start }) => clockOf(start, zone))).toEqual(
      Array.from({ length: 10 }, (_, at) => `${dayText(day(from) + at)} 18:00`),
    )
    expect(events.every(({ start, end }) => end - start === 90 * 60_000)).toBe(true)
  })

  it('has one event for each study day with something to do, and the exam as a whole day', () => {
    const text = textOf({
      ...{ from: '2027-05-01', days: 3, zone: 'America/New_York', examDay: '2027-05-04' },
      of: (on) =>
        on === day('2027-05-02')
          ? { free: true, newItems: 0, reviews: 0, minutes: 0 }
          : on === day('2027-05-03')
            ? {
                ...{ newItems: 0, reviews: 1, lessons: ['Renal; part 1', 'Heart, 2'], tests: ['CAT'], minutes: 900 },
                tasks: ['Renal; part 1', 'Heart, 2', 'CAT'].map((name, at) => ({
                  ...{
                    name,
                    minutes: 300,
                    path: linkPath('c1', { contentKey: 'n', sectionKey: 's', taskKey: `t${at}` }),
                  },
                })),
              }
            : {},
    })
    const unfolded = text.replaceAll('\r\n ', '')
    expect(byIcalJs(text).map(({ summary }) => summary)).toEqual([
      'Study: 12 new questions, 30 reviews',
      'Study: 1 review, 2 lessons, 1 test',
      'Your exam',
    ])
    expect(unfolded).toContain('DTSTART;VALUE=DATE:20270504')
    expect(unfolded).toContain(
      String.raw`DESCRIPTION:Renal\; part 1\nhttps://site.example/go/c1/n/s/t0\nHeart\, 2\nhttps://site.example/go/c1/n/s/t1\nCAT\nhttps://site.example/go/c1/n/s/t2\nYour plan updates`,
    )
    expect(unfolded).toContain('URL:https://site.example/my-courses/plan')
    expect(unfolded).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
    // The uids don't depend on the day's plan, so that calendars treat a change as an update.
    expect(byIcalJs(text).map(({ uid }) => uid)).toEqual([
      'plan-2027-05-01-a1b2c3@academy.example',
      'plan-2027-05-03-a1b2c3@academy.example',
      'exam-a1b2c3@academy.example',
    ])
  })

  it('ends an event on its day, after six hours at most, and begins where the clock skips an hour', () => {
    const late = byIcalJs(
      textOf({ from: '2027-05-01', days: 1, zone: 'UTC', plan: { startMinute: 1_320 }, of: () => ({ minutes: 900 }) }),
    )
    // From 10 PM, six hours would pass midnight, so the event starts earlier.
    expect(late.map(({ start }) => new Date(start).toISOString())).toEqual(['2027-05-01T16:00:00.000Z'])
    expect(late.map(({ end }) => new Date(end).toISOString())).toEqual(['2027-05-01T22:00:00.000Z'])
    const short = byIcalJs(
      textOf({ from: '2027-05-01', days: 1, zone: 'UTC', plan: { startMinute: 1_320 }, of: () => ({ minutes: 120 }) }),
    )
    expect(short.map(({ start, end }) => [start, end].map((at) => new Date(at).toISOString()))).toEqual([
      ['2027-05-01T22:00:00.000Z', '2027-05-02T00:00:00.000Z'],
    ])
    const long = byIcalJs(
      textOf({ from: '2027-05-01', days: 1, zone: 'UTC', plan: { startMinute: 0 }, of: () => ({ minutes: 900 }) }),
    )
    expect(long.map(({ end }) => new Date(end).toISOString())).toEqual(['2027-05-01T06:00:00.000Z'])
    // 2:30 on March 14, 2027 does not exist in New York: its clocks go from 2 to 3.
    expect(new Date(instantOf(day('2027-03-14'), 150, 'America/New_York')).toISOString()).toBe(
      '2027-03-14T07:30:00.000Z',
    )
  })

  it('is an empty calendar without a plan, and no more than 120 days', () => {
    expect(byIcalJs(textOf({ from: '2027-05-01', days: 0, zone: 'UTC' }))).toEqual([])
    expect(byNodeIcal(textOf({ from: '2027-05-01', days: 400, zone: 'UTC' }))).toHaveLength(120)
  })
})
