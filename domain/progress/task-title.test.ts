import { expect, it } from 'vitest'
import { taskTitle } from './task-title.ts'

it.each([
  ['2. Conditions', '3. Practice: Medication Safety', '2.3 Practice: Medication Safety'],
  ['Conditions', '3. Practice', '3. Practice'],
  ['2. Conditions', 'Practice', 'Practice'],
  ['2. Conditions', '3.Practice', '3.Practice'],
])('a task in section %j named %j is titled %j', (section, name, title) => expect(taskTitle(section, name)).toBe(title))
