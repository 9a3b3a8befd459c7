import { describe, expect, it } from 'vitest'
import { checkStudySettings, wrongStudySettings } from './check-settings.ts'
import { dayOfText } from './student-day.ts'

const TODAY = dayOfText('2027-03-03') ?? NaN
const before = { now: TODAY * 86_400_000 + 43_200_000 }
const good = { retention: 0.9, cap: 80, timeZone: 'Europe/Berlin' }

describe('settings of reviews', () => {
  it('are taken within their bounds', () => {
    expect(checkStudySettings(good, before)).toEqual(good)
    expect(checkStudySettings({ ...good, examDay: null }, before)).toEqual(good)
    const examDay = dayOfText('2027-05-01')
    expect(checkStudySettings({ ...good, examDay: '2027-05-01' }, before)).toEqual({ ...good, examDay })
    for (const more of [{ retention: 0.8 }, { retention: 0.95 }, { cap: 10 }, { cap: 300 }])
      expect(checkStudySettings({ ...good, ...more }, before)).toEqual({ ...good, ...more })
  })

  it.each([
    { retention: 0.79 },
    { retention: 0.96 },
    { retention: NaN },
    { cap: 9 },
    { cap: 301 },
    { cap: 20.5 },
    { examDay: '' },
    { examDay: '2027-02-29' },
    { examDay: '1969-12-31' },
    { examDay: '9999-01-01' },
    { examDay: '2027-03-03' },
    { examDay: '2027-02-01' },
    { examDay: '2035-01-01' },
    { examDay: '<script>alert(1)</script>' },
    { timeZone: '' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: '<img src=x onerror=alert(1)>' },
    { timeZone: 'E'.repeat(200) },
  ])('are refused with %j', (more) => expect(checkStudySettings({ ...good, ...more }, before)).toBeUndefined())

  it('keep the day of an exam that has passed since it was stored', () => {
    const given = { ...good, examDay: '2027-02-01' }
    const examDay = dayOfText('2027-02-01')
    expect(checkStudySettings(given, { ...before, examDay })).toEqual({ ...good, examDay })
    expect(wrongStudySettings(given, { ...before, examDay: TODAY + 9 })).toEqual(['examDay'])
  })

  it('are named by their fields where they are wrong', () => {
    expect(wrongStudySettings(good, before)).toEqual([])
    expect(wrongStudySettings({ retention: 2, cap: 0, examDay: 'soon', timeZone: 'Mars/Olympus' }, before)).toEqual([
      'examDay',
      'cap',
      'retention',
      'timeZone',
    ])
    expect(wrongStudySettings({ ...good, cap: 1 }, before)).toEqual(['cap'])
  })
})
