import { expect, it } from 'vitest'
import { reminderMail } from './reminder-mails.ts'

const facts = {
  ...{ kind: 'classTomorrow' as const, firstName: 'Jane', course: 'RN <Live>', days: 1 },
  ...{ when: 'Monday, March 9, 2026', hours: '9:00AM to 5:00PM', place: 'Miami' },
  ...{ courseUrl: 'https://a.example/go/c1', unsubscribeUrl: 'https://u.example/?u=1' },
  accountUrl: 'https://a.example/account',
}

it('the reminder of a class has its day, time, and place, in both parts', () => {
  const { subject, html, text } = reminderMail(facts)
  expect(subject).toBe('Nursing Academy: your class is tomorrow')
  expect(text).toBe(
    [
      ...['Your class is tomorrow', 'Hi Jane,', 'RN <Live> starts tomorrow.'],
      'Course: RN <Live>\nDay: Monday, March 9, 2026\nTime: 9:00AM to 5:00PM\nPlace: Miami',
      'Go to my course: https://a.example/go/c1',
      'You’re getting this email because reminders are on.',
      'Stop these reminders: https://u.example/?u=1',
      'Choose your reminders: https://a.example/account',
      'Nursing Academy\n100 Campus Way\nSuite 200\nMiami, FL 33101',
    ].join('\n\n'),
  )
  expect(html).toContain('RN &lt;Live&gt; starts tomorrow.')
})

it('the reminder of an Online course has the number of days left', () => {
  const of = (days: number) => reminderMail({ ...facts, kind: 'daysLeft', days, hours: undefined, place: undefined })
  expect(of(7).subject).toBe('Nursing Academy: your course ends in 7 days')
  expect(of(1).subject).toBe('Nursing Academy: your course ends tomorrow')
  expect(of(7).text).toContain('You can use RN <Live> until Monday, March 9, 2026.')
  expect(of(7).text).toContain('Continue my course')
})
