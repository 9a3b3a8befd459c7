import { expect, it } from 'vitest'
import { contentMessages, contentPopups, contentSuccess, contentWords } from './content.ts'

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

it('keeps the owner’s words for edits and deletions [1.5.14] [1.5.15] [1.5.16] [2.5.39] [2.5.40] [2.5.41] [2.8.18] [2.8.19] [3.5.5]', () => {
  expect(contentMessages).toMatchObject({
    'content-name-taken-edit': 'That course content name already exists',
    'section-name-taken-edit': 'That section name already exists',
    'section-instructions-empty-edit': 'Please enter a instructions for the section',
    'nothing-changed': 'No change detected',
    'content-has-sections': 'Delete content failed, there are sections in this content',
    'content-in-use': 'Delete content failed, this content is in use by a course',
    'section-has-tasks': 'Delete section failed, there are tasks in this section',
    'task-linked': 'Delete failed, task is currently linked to another task',
  })
  expect(contentSuccess.updated('Week 1')).toBe('Week 1 updated!')
  expect(contentSuccess.deleted('Week 1')).toBe('Week 1 has been deleted')
})

it('says what is wrong with an image or with captions', () => {
  expect(contentMessages).toMatchObject({
    'small-file-large': 'This file is larger than 5 MB',
    'image-type': 'Please choose a PNG, JPEG, WebP or GIF image of at most 10,000 pixels a side',
    'image-gone': 'An image of this text is no longer stored; please delete it and insert it again',
    'video-changed': 'The video was deleted or replaced in the meantime; nothing was published',
    'rendition-type': 'This file is not a version of a video that students could play',
    'rendition-large': 'A version of a video can have at most 2 GB',
    'rendition-there': 'This version of the video is stored already',
    'renditions-there': 'This video has its versions for slower connections already',
    'renditions-busy': 'Another window is making the versions of this video',
    'renditions-elsewhere': 'Another window has taken over the versions of this video; please reload the page',
    'renditions-none': 'No version of this video is stored yet',
    'captions-there': 'This video has captions already; remove them first',
    'captions-unreadable': 'These captions cannot be read: neither WebVTT nor SubRip (.srt)',
    'captions-none': 'Please write at least one caption',
    'captions-many': 'A video can have at most 10,000 captions',
    'captions-faulty': 'Please give every caption a text and an end after its start',
    'upload-busy': 'Another upload of this lecture is being finished; please try again in a few minutes',
  })
})

it('keeps the owner’s words for popups, successes and nothing [3.4.1] [3.8.5] [3.8.6]', () => {
  expect(contentPopups).toMatchObject({
    resettingText: 'You will lose all unsaved changes. Are you sure?',
    creatingContent: 'Creating Content',
    updatingContent: 'Updating Content',
    deletingContent: 'Deleting Content',
    creatingSection: 'Creating Section',
    creatingTask: 'Creating Task',
    updatingTask: 'Updating Task',
    deletingTask: 'Deleting Task',
    deletingText: 'This action cannot be reversed!',
  })
  expect(contentWords).toMatchObject({
    none: 'None',
    chooseType: 'Choose A Type',
    noText: 'No Text Written',
    noVideo: 'No Video Uploaded',
  })
  expect([contentSuccess.created('Week 1'), contentSuccess.taskUpdated('Week 1')]).toEqual([
    'Week 1 created!',
    'Week 1 updated',
  ])
})

it("keeps the owner's words about videos and tests [3.4.5, 3.8.5]", () => {
  expect(contentSuccess.videoUploaded('Heart')).toBe('Video uploaded to Heart')
  expect(contentSuccess.videoDeleted('Heart')).toBe('Video deleted from Heart')
  expect(contentSuccess.testUpdated('Quiz')).toBe('Quiz test updated')
  expect(contentWords.finishingUp).toBe('Finishing up...')
})
