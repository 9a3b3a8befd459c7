import { describe, expect, it } from 'vitest'
import { courseKey } from '#table/keys.ts'
import { courseHarness } from './testing/course-harness.ts'
import { live, online } from './testing/course-fixture.ts'

const { create, item } = courseHarness()

describe('creating a course', () => {
  const dates = ['2027-03-05', '2027-03-06']
  const facts = {
    name: 'PN Review March 5 9:00AM',
    subject: 'PN',
    price: 240,
    onlineDays: 60,
    liveClasses: 2,
    published: false,
    dates,
    startTime: '9:00AM',
    endTime: '4:00PM',
    location: 'Campus',
    maxStudents: 12,
    content: ['c3', 'c1'],
  }
  const form = live({ subject: 'PN', price: '240', onlineDays: '60', dates, content: ['c3', 'c1'] })

  it('stores a Live course and returns it with its key and every value of the form [2.3.1] [3.3.11]', async () => {
    const answer = await create(form)
    expect(answer.key).toBe('k1')
    expect(answer).toMatchObject({ ...facts, type: 'Live' })
    expect(await item(courseKey('k1'))).toMatchObject({ ...facts, key: 'k1', courseType: 'Live' })
  })

  it('stores an Online course with name, days, price, subject, and contents, and no date, time, or place [2.3.1] [3.3.11]', async () => {
    const answer = await create(online({ content: ['c2', 'c1'] }))
    const given = { name: 'RN Basics', subject: 'RN', price: 120, onlineDays: 30, content: ['c2', 'c1'] }
    const none = { dates: null, startTime: null, endTime: null, location: null, maxStudents: null }
    expect(answer).toMatchObject({ key: 'k1', type: 'Online', ...given, ...none, liveClasses: 0, published: false })
    const stored = await item(courseKey('k1'))
    expect(stored).toMatchObject({ key: 'k1', courseType: 'Online', ...given, liveClasses: 0, published: false })
    for (const field of Object.keys(none)) expect(stored).not.toHaveProperty(field)
  })

  it('gives each course its own key, the only way to find it [2.3.1]', async () => {
    const [first, second] = [await create(online()), await create(online({ name: 'RN Drugs' }))]
    expect([first.key, second.key]).toEqual(['k1', 'k2'])
    expect((await item(courseKey(first.key)))?.name).toBe('RN Basics')
    expect((await item(courseKey(second.key)))?.name).toBe('RN Drugs')
  })
})
