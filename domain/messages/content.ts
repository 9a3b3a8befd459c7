/** The words of content, section and task authoring (spec 2.5.37 to 2.5.41, 3.5). A refusal's key is its code. */
export const contentMessages = {
  'content-name-empty': 'Please enter a name for the course content',
  'section-name-empty': 'Please enter a name for the section',
  'task-name-empty': 'Please enter a name for the task',
  'name-reserved': 'Please use a different name; that name is reserved.',
  'lecture-name-reserved': 'That name is reserved, please use a different name',
  'content-name-taken': 'That content name already exists',
  'section-name-taken': 'That section name already exists in this content',
  'task-name-taken': 'That task name already exists in this section',
  'lecture-name-taken': 'That name is already in use, please use a different name',
  'name-without-letters': 'Please use a name with letters or digits',
  'content-instructions-empty': 'Please enter instructions for the course content',
  'section-instructions-empty': 'Please enter instructions for the section',
  'reading-text-empty': 'Please type some text for reading in the task',
  'no-file': 'No file selected',
  'file-type': 'File type not supported',
  'file-large': 'This file is larger than 50 GB',
  'video-there': 'This lecture has a video already; delete it first',
  'upload-gone': 'This upload was cancelled or has expired; please start again',
  'upload-incomplete': 'Some parts of the file have not arrived yet',
  'parts-many': 'At most 20 parts can be asked for in one call',
  'tags-empty': 'Please choose at least one tag for this task',
  'nclex-tag': 'Please choose RN or PN for this task',
  'time-invalid': 'Please enter only numbers greater than 0 for time allowed',
  'attempts-invalid': 'Please enter only numbers greater than 0 for attempts',
  'pass-grade-invalid': 'Please enter only numbers greater than 0 for pass grade',
  'number-invalid': 'Please enter only numbers greater than 0 for number of questions',
  'easy-invalid': 'Please enter only numbers greater than 0 for percent easy',
  'min-invalid': 'Please enter only numbers greater than 0 for min number of questions',
  'max-invalid': 'Please enter only numbers greater than 0 for max number of questions',
  'min-not-below-max': 'Minimun number of questions cannot be larger than maximum number of questions',
  'link-empty': 'Please choose a task to link to this task',
  'link-to-link': 'A Linking task cannot be linked to; please choose another task',
  'content-not-found': 'Content not found',
  'section-not-found': 'Section not found',
  'task-not-found': 'Task not found',
  'content-name-taken-edit': 'That course content name already exists',
  'section-name-taken-edit': 'That section name already exists',
  'section-instructions-empty-edit': 'Please enter a instructions for the section',
  'nothing-changed': 'No change detected',
  'content-has-sections': 'Delete content failed, there are sections in this content',
  'content-in-use': 'Delete content failed, this content is in use by a course',
  'section-has-tasks': 'Delete section failed, there are tasks in this section',
  'task-linked': 'Delete failed, task is currently linked to another task',
  'content-changed': 'Somebody else changed this content; reload to see the change',
  'section-changed': 'Somebody else changed this section; reload to see the change',
  'task-changed': 'Somebody else changed this task; reload to see the change',
} as const

export type ContentMessage = keyof typeof contentMessages

/** What is said after a success (spec 2.8.18, 2.8.19, 3.8.5). */
export const contentSuccess = {
  created: (name: string) => `${name} created!`,
  taskUpdated: (name: string) => `${name} updated`,
  updated: (name: string) => `${name} updated!`,
  deleted: (name: string) => `${name} has been deleted`,
  videoUploaded: (name: string) => `Video uploaded to ${name}`,
  videoDeleted: (name: string) => `Video deleted from ${name}`,
  testUpdated: (name: string) => `${name} test updated`,
}

/** The popups that ask before something is done (spec 3.4.1). */
export const contentPopups = {
  resetting: 'Resetting',
  resettingText: 'You will lose all unsaved changes. Are you sure?',
  creatingContent: 'Creating Content',
  updatingContent: 'Updating Content',
  deletingContent: 'Deleting Content',
  creatingSection: 'Creating Section',
  updatingSection: 'Updating Section',
  deletingSection: 'Deleting Section',
  creatingTask: 'Creating Task',
  updatingTask: 'Updating Task',
  deletingTask: 'Deleting Task',
  deletingVideo: 'Deleting Video',
  deletingText: 'This action cannot be reversed!',
} as const

/** What the screens of authoring say of nothing (spec 3.2.1, 3.2.6, 3.2.9, 3.8.6). */
export const contentWords = {
  none: 'None',
  chooseType: 'Choose A Type',
  noText: 'No Text Written',
  noVideo: 'No Video Uploaded',
  finishingUp: 'Finishing up...',
} as const
