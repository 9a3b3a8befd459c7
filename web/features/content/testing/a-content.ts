import type {
  AuthoredSectionQuery,
  AuthoredTaskFieldsFragment,
  AuthoredTaskQuery,
  ContentFieldsFragment,
  SectionFieldsFragment,
} from '#generated/operations.ts'

/** Test data for the authoring pages. */
export const aSection = (facts: Partial<SectionFieldsFragment> = {}): SectionFieldsFragment => ({
  key: 's1',
  contentKey: 'k1',
  name: 'Safety',
  url: 'safety',
  instructions: 'Read all',
  tasks: 2,
  version: 2,
  taskOrder: null,
  orderVersion: null,
  ...facts,
})

export const aContent = (facts: Partial<ContentFieldsFragment> = {}): ContentFieldsFragment => ({
  key: 'k1',
  name: 'Basics',
  url: 'basics',
  instructions: 'Begin here',
  descText: '<p>All of the basics</p>',
  descBody: 'All of the basics',
  version: 3,
  sectionOrder: null,
  orderVersion: null,
  sections: [aSection()],
  ...facts,
})

export const aTask = (facts: Partial<AuthoredTaskFieldsFragment> = {}): AuthoredTaskFieldsFragment => ({
  key: 't1',
  contentKey: 'k1',
  sectionKey: 's1',
  type: 'Reading',
  name: 'Hands',
  url: 'hands',
  text: '<p>Wash your hands well</p>',
  body: 'Wash your hands well',
  preview: 'Wash your hands well',
  fileName: null,
  fileDetails: null,
  captionsName: null,
  captionsReviewed: null,
  renditions: null,
  tags: null,
  numOfQuestions: null,
  percentEasy: null,
  caseStudies: null,
  minQuestions: null,
  maxQuestions: null,
  timeAllowed: null,
  attempts: null,
  passGrade: null,
  scoring: null,
  reserved: false,
  linkedContentKey: null,
  linkedSectionKey: null,
  linkedTaskKey: null,
  version: 4,
  ...facts,
})

const place = { key: 'k1', name: 'Basics', url: 'basics' }

export const aSectionView = (tasks: AuthoredTaskFieldsFragment[], section = aSection()): AuthoredSectionQuery => ({
  authoredSection: { content: place, section, tasks },
})

export const aTaskView = (
  task: AuthoredTaskFieldsFragment,
  facts: Partial<AuthoredTaskQuery['authoredTask']> = {},
): AuthoredTaskQuery => ({
  authoredTask: {
    content: place,
    section: { key: 's1', name: 'Safety', url: 'safety' },
    task,
    lecture: null,
    linked: null,
    ...facts,
  },
})
