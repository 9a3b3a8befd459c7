import { expect, it } from 'vitest'
import { contentMessages } from './content.ts'

it('keeps the owner’s words for contents, sections and tasks [3.5.2, 3.5.3, 3.5.4]', () => {
  expect(contentMessages).toMatchObject({
    'content-name-empty': 'Please enter a name for the course content',
    'section-name-empty': 'Please enter a name for the section',
    'task-name-empty': 'Please enter a name for the task',
    'name-reserved': 'Please use a different name; that name is reserved.',
    'lecture-name-reserved': 'That name is reserved, please use a different name',
    'content-name-taken': 'That content name already exists',
    'section-name-taken': 'That section name already exists in this content',
    'task-name-taken': 'That task name already exists in this section',
    'lecture-name-taken': 'That name is already in use, please use a different name',
    'content-instructions-empty': 'Please enter instructions for the course content',
    'section-instructions-empty': 'Please enter instructions for the section',
    'min-not-below-max': 'Minimun number of questions cannot be larger than maximum number of questions',
    'link-empty': 'Please choose a task to link to this task',
    'content-not-found': 'Content not found',
    'section-not-found': 'Section not found',
    'task-not-found': 'Task not found',
  })
})
