// Written by npm run codegen. Do not edit.
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type Maybe<T> = T | null
export type InputMaybe<T> = T | null | undefined
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> }
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> }
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never }
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string }
  String: { input: string; output: string }
  Boolean: { input: boolean; output: boolean }
  Int: { input: number; output: number }
  Float: { input: number; output: number }
  AWSDate: { input: string; output: string }
  AWSDateTime: { input: string; output: string }
  AWSEmail: { input: string; output: string }
  AWSJSON: { input: string; output: string }
  AWSPhone: { input: string; output: string }
  AWSTime: { input: string; output: string }
  AWSTimestamp: { input: number; output: number }
  AWSURL: { input: string; output: string }
}

/** Live courses meet on dates; Online courses are taken at any time for a number of days (spec 1.1.6). */
export type CourseType = 'Live' | 'Online'

/** Subjects of a course (spec 1.1.6, 2.3.4). RN and PN may be created; CPR and IV are offered when editing. */
export type Subject = 'RN' | 'PN' | 'CPR' | 'IV'

/** User types (spec 1.1.6). The type is also the user's Cognito group. */
export type UserType = 'Student' | 'Admin'

/** Kinds of task in a section (spec 3.1.1). */
export type TaskType = 'Reading' | 'Lecture' | 'Practice' | 'NCLEX' | 'Linking'

/** A change of a user's type (spec 3.4.21, 3.7.13): the only thing of a user that an administrator changes. */
export type UpdateUserInput = {
  uid: Scalars['ID']['input']
  type: UserType
}

/** What users change of their own record: names and phone, by the rules of sign-up (spec 1.5.4 to 1.5.7). */
export type UpdateAccountInput = {
  firstName: Scalars['String']['input']
  lastName: Scalars['String']['input']
  phone: Scalars['String']['input']
}

/** Which reminders the caller wishes for by e-mail. */
export type UpdateRemindersInput = {
  classTomorrow: Scalars['Boolean']['input']
  daysLeft: Scalars['Boolean']['input']
}

/** A note to add (decisions, 3.2); requestId is made once by the client: repeating it repeats nothing. */
export type AddNoteInput = {
  uid: Scalars['ID']['input']
  requestId: Scalars['ID']['input']
  text: Scalars['String']['input']
}

export type CreateCourseInput = {
  type: Scalars['String']['input']
  /** Ignored for Live courses: their name is generated (spec 2.5.21). */
  name: Scalars['String']['input']
  subject: Scalars['String']['input']
  /** Digit strings as typed (spec 2.3.5); checked by the rules of spec 2.5. */
  price: Scalars['String']['input']
  onlineDays: Scalars['String']['input']
  instructor?: InputMaybe<Scalars['String']['input']>
  dates?: InputMaybe<Array<Scalars['AWSDate']['input']>>
  startTime?: InputMaybe<Scalars['String']['input']>
  endTime?: InputMaybe<Scalars['String']['input']>
  location?: InputMaybe<Scalars['String']['input']>
  maxStudents?: InputMaybe<Scalars['String']['input']>
  /** Plain text of at most 2,000 characters for the course's public page. */
  description?: InputMaybe<Scalars['String']['input']>
  content: Array<Scalars['ID']['input']>
}

/** Changes a course: either publishes or unpublishes it, or gives it new fields (spec 2.7.3); exactly one of the two. */
export type UpdateCourseInput = {
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
  published?: InputMaybe<Scalars['Boolean']['input']>
  fields?: InputMaybe<CourseFieldsInput>
}

/** The fields of a course as typed into its form; its type stays (spec 2.4.4). */
export type CourseFieldsInput = {
  /** Ignored for Live courses: their name is generated (spec 2.5.21). */
  name: Scalars['String']['input']
  /** RN, PN, CPR or IV (spec 2.9.11). */
  subject: Scalars['String']['input']
  price: Scalars['String']['input']
  onlineDays: Scalars['String']['input']
  dates?: InputMaybe<Array<Scalars['AWSDate']['input']>>
  startTime?: InputMaybe<Scalars['String']['input']>
  endTime?: InputMaybe<Scalars['String']['input']>
  location?: InputMaybe<Scalars['String']['input']>
  maxStudents?: InputMaybe<Scalars['String']['input']>
  /** As in CreateCourseInput; absent: it stays as it is. */
  description?: InputMaybe<Scalars['String']['input']>
  content: Array<Scalars['ID']['input']>
}

export type AlignCoursesInput = {
  /** The course whose contents its options get. */
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
}

/** Enrols a student without a payment (spec 2.4.5); the server decides name, days and end. */
export type CreateProgressInput = {
  courseKey: Scalars['ID']['input']
  studentId: Scalars['ID']['input']
}

export type CreateContentInput = {
  name: Scalars['String']['input']
  instructions: Scalars['String']['input']
  descText: Scalars['String']['input']
}

export type CreateSectionInput = {
  contentKey: Scalars['ID']['input']
  name: Scalars['String']['input']
  instructions: Scalars['String']['input']
}

export type CreateTaskInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  type: TaskType
  name: Scalars['String']['input']
  text?: InputMaybe<Scalars['String']['input']>
  tags?: InputMaybe<Array<Scalars['String']['input']>>
  numOfQuestions?: InputMaybe<Scalars['Int']['input']>
  percentEasy?: InputMaybe<Scalars['Int']['input']>
  minQuestions?: InputMaybe<Scalars['Int']['input']>
  maxQuestions?: InputMaybe<Scalars['Int']['input']>
  timeAllowed?: InputMaybe<Scalars['Int']['input']>
  attempts?: InputMaybe<Scalars['Int']['input']>
  passGrade?: InputMaybe<Scalars['Int']['input']>
  /** Where the linked task lies: all three, or none. */
  linkedContentKey?: InputMaybe<Scalars['ID']['input']>
  linkedSectionKey?: InputMaybe<Scalars['ID']['input']>
  linkedTaskKey?: InputMaybe<Scalars['ID']['input']>
}

/** A content as it shall be (spec 3.7.3); version is the one that the administrator saw. */
export type UpdateContentInput = {
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
  name: Scalars['String']['input']
  instructions: Scalars['String']['input']
  descText: Scalars['String']['input']
}

/** A section as it shall be (spec 2.7.12). */
export type UpdateSectionInput = {
  contentKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
  name: Scalars['String']['input']
  instructions: Scalars['String']['input']
}

/** A task as it shall be: what is absent is taken away. Its type, its place and a Lecture's files stay (spec 3.7.7). */
export type UpdateTaskInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
  name: Scalars['String']['input']
  text?: InputMaybe<Scalars['String']['input']>
  tags?: InputMaybe<Array<Scalars['String']['input']>>
  numOfQuestions?: InputMaybe<Scalars['Int']['input']>
  percentEasy?: InputMaybe<Scalars['Int']['input']>
  minQuestions?: InputMaybe<Scalars['Int']['input']>
  maxQuestions?: InputMaybe<Scalars['Int']['input']>
  timeAllowed?: InputMaybe<Scalars['Int']['input']>
  attempts?: InputMaybe<Scalars['Int']['input']>
  passGrade?: InputMaybe<Scalars['Int']['input']>
  /** Where the linked task lies: all three, or none. */
  linkedContentKey?: InputMaybe<Scalars['ID']['input']>
  linkedSectionKey?: InputMaybe<Scalars['ID']['input']>
  linkedTaskKey?: InputMaybe<Scalars['ID']['input']>
}

export type SaveCaptionsInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  version: Scalars['Int']['input']
  uploadKey: Scalars['ID']['input']
  fileName: Scalars['String']['input']
}

/** Captions from an uploaded file, WebVTT or SubRip, in place of those that are there. */
export type ReplaceCaptionsInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  version: Scalars['Int']['input']
  uploadKey: Scalars['ID']['input']
  /** The administrator has compared them with the video. */
  reviewed: Scalars['Boolean']['input']
}

/** Where a Lecture's renditions are made: `hls-` and 26 letters or digits that the browser draws. */
export type RenditionsInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  folder: Scalars['ID']['input']
}

export type StartVideoUploadInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  /** Of a rendition: the folder that it goes to; fileName is then 720p.mp4, 480p.mp4, 360p.mp4 or audio.mp4. */
  folder?: InputMaybe<Scalars['ID']['input']>
  fileName: Scalars['String']['input']
  /** Bytes. */
  size: Scalars['Float']['input']
}

export type VideoUploadInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  /** Of a rendition: the folder that it goes to. */
  folder?: InputMaybe<Scalars['ID']['input']>
  fileName: Scalars['String']['input']
  uploadId: Scalars['ID']['input']
  /** Bytes of the whole file. */
  size: Scalars['Float']['input']
}

export type AnswerInput = {
  text: Scalars['String']['input']
  correct?: InputMaybe<Scalars['Boolean']['input']>
  match?: InputMaybe<Scalars['String']['input']>
}

export type QuestionInput = {
  type: Scalars['String']['input']
  body: Scalars['String']['input']
  answers: Array<AnswerInput>
  rationale: Scalars['String']['input']
  tags: Array<Scalars['String']['input']>
  area: Array<Scalars['String']['input']>
}

/** How the bank is searched (spec 2.2.7). */
export type QuestionSearchType = 'Default' | 'Number' | 'Tag' | 'Areas'

/** A search of the bank; each type uses its own fields (spec 2.5.33 to 2.5.36). */
export type QuestionSearchInput = {
  type: QuestionSearchType
  /** Default: words of the question. Number: digits. */
  text?: InputMaybe<Scalars['String']['input']>
  /** Tag: all of them must be present. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>
  /** Areas: RN or PN, with areas. */
  subject?: InputMaybe<Scalars['String']['input']>
  areas?: InputMaybe<Array<Scalars['String']['input']>>
}

/** The batch that a row is imported in: made by the client once per file, so that the whole file can be undone. */
export type ImportBatchInput = {
  key: Scalars['ID']['input']
  /** The file's name. */
  name: Scalars['String']['input']
}

/** One row of an import: ref is the row's stable name in its source, so that a second import changes and never doubles. */
export type ImportRowInput = {
  row: Scalars['Int']['input']
  ref: Scalars['String']['input']
  question: QuestionInput
}

/** A test's settings, to see whether the bank suffices for it (spec 3.5.15). */
export type TestSettingsInput = {
  type: TaskType
  tags: Array<Scalars['String']['input']>
  numOfQuestions?: InputMaybe<Scalars['Int']['input']>
  percentEasy?: InputMaybe<Scalars['Int']['input']>
  minQuestions?: InputMaybe<Scalars['Int']['input']>
  maxQuestions?: InputMaybe<Scalars['Int']['input']>
}

/** Gives a paid payment back (the public terms stay no-refund): ends its progress and frees the seat. */
export type RefundPaymentInput = {
  key: Scalars['ID']['input']
  /** Why, in the administrator's words. */
  reason: Scalars['String']['input']
}

export type RegisterCourseInput = {
  courseKey: Scalars['ID']['input']
  /** The id that the card form returned (spec 1.4.18). */
  token: Scalars['String']['input']
  /** Made once per checkout by the client: repeating it repeats nothing. */
  requestId: Scalars['ID']['input']
}

/** What may be said of a progress; only the server decides times (decisions, Safety). end is for administrators. */
export type ProgressAction = 'start' | 'complete' | 'end'

export type UpdateProgressInput = {
  key: Scalars['ID']['input']
  action: ProgressAction
  /** Whose progress an administrator ends; a student may not name anybody. */
  studentId?: InputMaybe<Scalars['ID']['input']>
}

export type CreateTaskProgressInput = {
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}

/** Parts of a Lecture that were watched; duration is its length in whole seconds, pieces as in Watched. */
export type RecordWatchingInput = {
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  duration: Scalars['Int']['input']
  pieces: Scalars['String']['input']
}

/** Intentions in a running test; grades and times are the server's. */
export type AttemptAction = 'check' | 'finish'

export type UpdateTaskProgressInput = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
  action: AttemptAction
  /** check: the index and id of the question being answered, as served. */
  position?: InputMaybe<Scalars['Int']['input']>
  questionId?: InputMaybe<Scalars['Int']['input']>
  /** check: indexes of the chosen answers, from 0, ascending. Matching/Dropdown: for each answer the index into matches. */
  choice?: InputMaybe<Array<Scalars['Int']['input']>>
}

export type PublishPaymentInput = {
  key: Scalars['ID']['input']
  courseKey: Scalars['ID']['input']
  courseName: Scalars['String']['input']
  courseYear?: InputMaybe<Scalars['String']['input']>
  studentId: Scalars['ID']['input']
  studentName: Scalars['String']['input']
  amount: Scalars['Int']['input']
  description: Scalars['String']['input']
  date: Scalars['Float']['input']
  processing: Scalars['Boolean']['input']
  status?: InputMaybe<Scalars['String']['input']>
  charge?: InputMaybe<PublishChargeInput>
  progressKey?: InputMaybe<Scalars['ID']['input']>
}

export type PublishChargeInput = {
  id?: InputMaybe<Scalars['ID']['input']>
  failure_message?: InputMaybe<Scalars['String']['input']>
}

export type PublishProgressInput = {
  key: Scalars['ID']['input']
  name: Scalars['String']['input']
  url: Scalars['String']['input']
  courseKey: Scalars['ID']['input']
  studentId: Scalars['ID']['input']
  onlineDays: Scalars['Int']['input']
  endTime: Scalars['Float']['input']
  complete: Scalars['Boolean']['input']
  dateCreated: Scalars['Float']['input']
  courseType: CourseType
  subject: Subject
  dates?: InputMaybe<Array<Scalars['AWSDate']['input']>>
  startTime?: InputMaybe<Scalars['String']['input']>
  courseEndTime?: InputMaybe<Scalars['String']['input']>
  location?: InputMaybe<Scalars['String']['input']>
  paymentKey?: InputMaybe<Scalars['ID']['input']>
  startedOn?: InputMaybe<Scalars['Float']['input']>
  completedOn?: InputMaybe<Scalars['Float']['input']>
  overview?: InputMaybe<ProgressOverviewInput>
}

export type ProgressOverviewInput = {
  completed: Scalars['Int']['input']
  total: Scalars['Int']['input']
  lastActivity?: InputMaybe<Scalars['Float']['input']>
  average?: InputMaybe<Scalars['Int']['input']>
  next?: InputMaybe<NextTaskInput>
}

export type NextTaskInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  sectionName?: InputMaybe<Scalars['String']['input']>
  taskKey: Scalars['ID']['input']
  name: Scalars['String']['input']
  type: TaskType
}

export type PublishNotificationInput = {
  key: Scalars['ID']['input']
  message: Scalars['String']['input']
  createdOn: Scalars['Float']['input']
  path?: InputMaybe<Scalars['String']['input']>
}

export type SeedTagsMutationVariables = Exact<{
  tags: Array<Scalars['String']['input']> | Scalars['String']['input']
}>

export type SeedTagsMutation = { saveTags: Array<string> }

export type SeedAreasMutationVariables = Exact<{
  areas: Array<Scalars['String']['input']> | Scalars['String']['input']
}>

export type SeedAreasMutation = { saveNclexAreas: Array<string> }

export type SeedContentMutationVariables = Exact<{
  input: CreateContentInput
}>

export type SeedContentMutation = { createContent: { key: string; name: string } }

export type SeedSectionMutationVariables = Exact<{
  input: CreateSectionInput
}>

export type SeedSectionMutation = { createSection: { key: string; name: string } }

export type SeedTaskMutationVariables = Exact<{
  input: CreateTaskInput
}>

export type SeedTaskMutation = { createTask: { key: string; name: string; version: number } }

export type SeedVideoUploadMutationVariables = Exact<{
  input: StartVideoUploadInput
}>

export type SeedVideoUploadMutation = { startVideoUpload: { uploadId: string; partSize: number } }

export type SeedVideoPartsMutationVariables = Exact<{
  input: VideoUploadInput
  numbers: Array<Scalars['Int']['input']> | Scalars['Int']['input']
}>

export type SeedVideoPartsMutation = { signVideoParts: Array<{ number: number; url: string }> }

export type SeedVideoMutationVariables = Exact<{
  input: VideoUploadInput
}>

export type SeedVideoMutation = { finishVideoUpload: { key: string; version: number } }

export type SeedRenditionsMutationVariables = Exact<{
  input: RenditionsInput
}>

export type SeedRenditionsMutation = { startRenditions: { folder: string } }

export type SeedRenditionMutationVariables = Exact<{
  input: VideoUploadInput
  playlist: Scalars['String']['input']
}>

export type SeedRenditionMutation = { finishRendition: { folder: string } }

export type SeedPublishedRenditionsMutationVariables = Exact<{
  input: RenditionsInput
}>

export type SeedPublishedRenditionsMutation = { publishRenditions: { key: string; version: number } }

export type SeedFileUploadMutationVariables = Exact<{
  size: Scalars['Int']['input']
}>

export type SeedFileUploadMutation = { createFileUpload: { uploadKey: string; url: string } }

export type SeedCaptionsMutationVariables = Exact<{
  input: SaveCaptionsInput
}>

export type SeedCaptionsMutation = { saveCaptions: { key: string; version: number } }

export type SeedCourseMutationVariables = Exact<{
  input: CreateCourseInput
}>

export type SeedCourseMutation = { createCourse: { key: string; version: number } }

export type SeedPublishMutationVariables = Exact<{
  input: UpdateCourseInput
}>

export type SeedPublishMutation = { updateCourse: { key: string; version: number } }

export type TestCourseViewQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type TestCourseViewQuery = {
  courseView: {
    progress: { key: string; endTime: number }
    contents: Array<{
      key: string
      name: string
      sections: Array<{ key: string; name: string; total: number; completed: number }>
    }>
  }
}

export type TestSectionViewQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
}>

export type TestSectionViewQuery = {
  sectionView: {
    tasks: Array<{ key: string; name: string; type: TaskType; complete: boolean; used: number; open: number | null }>
  }
}

export type TestMyProgressQueryVariables = Exact<{ [key: string]: never }>

export type TestMyProgressQuery = {
  myProgress: { items: Array<{ key: string; name: string; endTime: number; courseKey: string }> }
}

export type TestRegisterMutationVariables = Exact<{
  input: RegisterCourseInput
}>

export type TestRegisterMutation = {
  registerCourse: {
    key: string
    processing: boolean
    status: string | null
    progressKey: string | null
    charge: { failure_message: string | null } | null
  }
}

export type TestStartMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type TestStartMutation = { updateProgress: { key: string; endTime: number } }

export type TestOpenTaskMutationVariables = Exact<{
  input: CreateTaskProgressInput
}>

export type TestOpenTaskMutation = {
  createTaskProgress: {
    complete: boolean
    attempt: {
      n: number
      version: number
      total: number
      currentQuestion: number
      score: number
      endTime: number | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        answers: Array<{ letter: string; text: string }>
      } | null
    } | null
  }
}

export type TestAnswerMutationVariables = Exact<{
  input: UpdateTaskProgressInput
}>

export type TestAnswerMutation = {
  updateTaskProgress: {
    graded: { id: number; correct: boolean; key: Array<number>; choice: Array<number>; rationale: string } | null
    attempt: {
      n: number
      version: number
      total: number
      currentQuestion: number
      score: number
      grade: number | null
      result: string | null
      endTime: number | null
      question: { id: number; type: string; matches: Array<string> | null; answers: Array<{ letter: string }> } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    }
  }
}

export type TestQuestionQueryVariables = Exact<{
  id: Scalars['Int']['input']
}>

export type TestQuestionQuery = {
  question: {
    id: number
    type: string
    rationale: string
    answers: Array<{ correct: boolean; match: string | null }>
  } | null
}

export type TestUsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<UserType>
  page: Scalars['Int']['input']
}>

export type TestUsersQuery = {
  users: { total: number; page: number; items: Array<{ uid: string; type: UserType; email: string }> }
}

export type TestLectureQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}>

export type TestLectureQuery = {
  lecture: {
    video: string
    playlist: string | null
    captions: string | null
    captionsReviewed: boolean | null
    cookies: { path: string; policy: string; signature: string; keyPairId: string; expiresAt: number } | null
  } | null
}

export type ImportListsQueryVariables = Exact<{ [key: string]: never }>

export type ImportListsQuery = { constants: { tags: Array<string>; nclexAreas: Array<string> } }

export type ImportQuestionsMutationVariables = Exact<{
  rows: Array<ImportRowInput> | ImportRowInput
  dryRun: Scalars['Boolean']['input']
  batch?: InputMaybe<ImportBatchInput>
  newTags?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>
  newAreas?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>
}>

export type ImportQuestionsMutation = {
  importQuestions: Array<{
    row: number
    ref: string
    outcome: string
    id: number | null
    reasons: Array<string>
    same: Array<number>
  }>
}

export type LecturePlaybackFieldsFragment = {
  video: string
  playlist: string | null
  captions: string | null
  captionsReviewed: boolean | null
  cookies: { path: string; policy: string; signature: string; keyPairId: string; expiresAt: number } | null
}

export type OwnDataQueryVariables = Exact<{ [key: string]: never }>

export type OwnDataQuery = {
  me: {
    uid: string
    firstName: string
    lastName: string
    phone: string
    email: string
    dateCreated: number
    lastLogin: number | null
    lastSeen: number | null
    reminders: { classTomorrow: boolean; daysLeft: boolean } | null
  } | null
}

export type OwnCertificateQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type OwnCertificateQuery = {
  certificate: { name: string; course: string; completedOn: string; issuedOn: number; verifyId: string | null } | null
}

export type OwnTasksQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type OwnTasksQuery = {
  ownTasks: Array<{
    taskKey: string
    name: string | null
    type: TaskType | null
    complete: boolean
    startTime: number | null
    started: number
    best: number | null
    watched: { seconds: number; duration: number } | null
  }>
}

export type OwnFactsQueryVariables = Exact<{ [key: string]: never }>

export type OwnFactsQuery = {
  me: {
    uid: string
    firstName: string
    lastName: string
    phone: string
    email: string
    reminders: { classTomorrow: boolean; daysLeft: boolean } | null
  } | null
}

export type UpdateRemindersMutationVariables = Exact<{
  input: UpdateRemindersInput
}>

export type UpdateRemindersMutation = {
  updateReminders: { uid: string; reminders: { classTomorrow: boolean; daysLeft: boolean } | null }
}

export type UpdateAccountMutationVariables = Exact<{
  input: UpdateAccountInput
}>

export type UpdateAccountMutation = {
  updateAccount: { uid: string; firstName: string; lastName: string; displayName: string; phone: string }
}

export type OwnReceiptsQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type OwnReceiptsQuery = {
  myProgress: {
    nextToken: string | null
    items: Array<{ key: string; name: string; dateCreated: number; paymentKey: string | null }>
  }
}

export type OwnReceiptQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type OwnReceiptQuery = {
  myPayment: { key: string; amount: number; processing: boolean; status: string | null } | null
}

export type DeleteAccountMutationVariables = Exact<{
  email: Scalars['String']['input']
}>

export type DeleteAccountMutation = { deleteAccount: string }

export type RecordSeenMutationVariables = Exact<{
  signedIn: Scalars['Boolean']['input']
}>

export type RecordSeenMutation = {
  recordSeen: {
    uid: string
    type: UserType
    displayName: string
    lastSeen: number | null
    lastLogin: number | null
  } | null
}

export type AttemptReviewQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}>

export type AttemptReviewQuery = {
  attemptReview: {
    attempt: {
      progressKey: string
      taskKey: string
      n: number
      type: TaskType
      version: number
      startTime: number
      deadline: number | null
      endTime: number | null
      total: number
      currentQuestion: number
      score: number
      grade: number | null
      passGrade: number
      result: string | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        answers: Array<{ letter: string; text: string }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    }
    questions: Array<{
      answered: boolean
      seconds: number | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        answers: Array<{ letter: string; text: string }>
      }
      graded: {
        id: number
        correct: boolean
        key: Array<number>
        choice: Array<number>
        rationale: string
        tags: Array<string>
      } | null
    }>
  }
}

export type AttemptFieldsFragment = {
  progressKey: string
  taskKey: string
  n: number
  type: TaskType
  version: number
  startTime: number
  deadline: number | null
  endTime: number | null
  total: number
  currentQuestion: number
  score: number
  grade: number | null
  passGrade: number
  result: string | null
  question: {
    id: number
    type: string
    body: string
    matches: Array<string> | null
    answers: Array<{ letter: string; text: string }>
  } | null
  breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
}

export type StartTestMutationVariables = Exact<{
  input: CreateTaskProgressInput
}>

export type StartTestMutation = {
  createTaskProgress: {
    complete: boolean
    attempt: {
      progressKey: string
      taskKey: string
      n: number
      type: TaskType
      version: number
      startTime: number
      deadline: number | null
      endTime: number | null
      total: number
      currentQuestion: number
      score: number
      grade: number | null
      passGrade: number
      result: string | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        answers: Array<{ letter: string; text: string }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    } | null
  }
}

export type MoveTestMutationVariables = Exact<{
  input: UpdateTaskProgressInput
}>

export type MoveTestMutation = {
  updateTaskProgress: {
    attempt: {
      progressKey: string
      taskKey: string
      n: number
      type: TaskType
      version: number
      startTime: number
      deadline: number | null
      endTime: number | null
      total: number
      currentQuestion: number
      score: number
      grade: number | null
      passGrade: number
      result: string | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        answers: Array<{ letter: string; text: string }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    }
    graded: {
      id: number
      correct: boolean
      key: Array<number>
      choice: Array<number>
      rationale: string
      tags: Array<string>
    } | null
  }
}

export type OnAttemptMoveSubscriptionVariables = Exact<{
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}>

export type OnAttemptMoveSubscription = {
  onAttemptMove: {
    attempt: {
      progressKey: string
      taskKey: string
      n: number
      type: TaskType
      version: number
      startTime: number
      deadline: number | null
      endTime: number | null
      total: number
      currentQuestion: number
      score: number
      grade: number | null
      passGrade: number
      result: string | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        answers: Array<{ letter: string; text: string }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    }
  } | null
}

export type OlderAttemptsQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  before: Scalars['Int']['input']
}>

export type OlderAttemptsQuery = {
  olderAttempts: Array<{
    n: number
    version: number
    startTime: number
    deadline: number | null
    endTime: number | null
    total: number
    currentQuestion: number
    score: number
    grade: number | null
    passGrade: number
    result: string | null
  }>
}

export type LessonsQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  names: Array<Scalars['String']['input']> | Scalars['String']['input']
}>

export type LessonsQuery = {
  lessons: Array<{
    name: string
    tasks: Array<{
      contentKey: string
      sectionKey: string
      sectionName: string | null
      taskKey: string
      name: string
      type: TaskType
    }>
  }>
}

export type AuditQueryVariables = Exact<{
  by?: InputMaybe<Scalars['ID']['input']>
  kind?: InputMaybe<Scalars['String']['input']>
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type AuditQuery = {
  audit: {
    nextToken: string | null
    items: Array<{
      key: string
      time: number
      by: string
      byName: string
      action: string
      kind: string
      subject: string
      name: string | null
      changes: Array<{ field: string; before: string | null; after: string | null }>
    }>
  }
}

export type AuditEditorsQueryVariables = Exact<{ [key: string]: never }>

export type AuditEditorsQuery = {
  auditEditors: Array<{ uid: string; name: string }>
  users: { items: Array<{ uid: string; firstName: string; lastName: string }> }
}

export type CertificateFieldsFragment = {
  progressKey: string
  name: string
  course: string
  completedOn: string
  issuedOn: number
  minutes: number
  verifyId: string | null
}

export type CertificateQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type CertificateQuery = {
  certificate: {
    progressKey: string
    name: string
    course: string
    completedOn: string
    issuedOn: number
    minutes: number
    verifyId: string | null
  } | null
}

export type IssueCertificateMutationVariables = Exact<{
  progressKey: Scalars['ID']['input']
  again?: InputMaybe<Scalars['Boolean']['input']>
}>

export type IssueCertificateMutation = {
  issueCertificate: {
    progressKey: string
    name: string
    course: string
    completedOn: string
    issuedOn: number
    minutes: number
    verifyId: string | null
  }
}

export type ShareCertificateMutationVariables = Exact<{
  progressKey: Scalars['ID']['input']
  shared: Scalars['Boolean']['input']
}>

export type ShareCertificateMutation = {
  shareCertificate: {
    progressKey: string
    name: string
    course: string
    completedOn: string
    issuedOn: number
    minutes: number
    verifyId: string | null
  }
}

export type SectionFieldsFragment = {
  key: string
  contentKey: string
  name: string
  url: string
  instructions: string
  tasks: number
  version: number
}

export type ContentFieldsFragment = {
  key: string
  name: string
  url: string
  instructions: string
  descText: string
  descBody: string
  version: number
  sections: Array<{
    key: string
    contentKey: string
    name: string
    url: string
    instructions: string
    tasks: number
    version: number
  }> | null
}

export type AuthoredTaskFieldsFragment = {
  key: string
  contentKey: string
  sectionKey: string
  type: TaskType
  name: string
  url: string
  text: string | null
  body: string | null
  preview: string | null
  fileName: string | null
  fileDetails: string | null
  captionsName: string | null
  captionsReviewed: boolean | null
  tags: Array<string> | null
  numOfQuestions: number | null
  percentEasy: number | null
  minQuestions: number | null
  maxQuestions: number | null
  timeAllowed: number | null
  attempts: number | null
  passGrade: number | null
  linkedContentKey: string | null
  linkedSectionKey: string | null
  linkedTaskKey: string | null
  version: number
  renditions: Array<{ name: string; width: number; height: number; bandwidth: number; size: number }> | null
}

export type ContentsQueryVariables = Exact<{ [key: string]: never }>

export type ContentsQuery = {
  contents: Array<{
    key: string
    name: string
    url: string
    instructions: string
    descText: string
    descBody: string
    version: number
    sections: Array<{
      key: string
      contentKey: string
      name: string
      url: string
      instructions: string
      tasks: number
      version: number
    }> | null
  }>
}

export type AuthoredContentQueryVariables = Exact<{
  contentUrl: Scalars['String']['input']
}>

export type AuthoredContentQuery = {
  authoredContent: {
    key: string
    name: string
    url: string
    instructions: string
    descText: string
    descBody: string
    version: number
    sections: Array<{
      key: string
      contentKey: string
      name: string
      url: string
      instructions: string
      tasks: number
      version: number
    }> | null
  }
}

export type AuthoredSectionQueryVariables = Exact<{
  contentUrl: Scalars['String']['input']
  sectionUrl: Scalars['String']['input']
}>

export type AuthoredSectionQuery = {
  authoredSection: {
    content: { key: string; name: string; url: string }
    section: {
      key: string
      contentKey: string
      name: string
      url: string
      instructions: string
      tasks: number
      version: number
    }
    tasks: Array<{
      key: string
      contentKey: string
      sectionKey: string
      type: TaskType
      name: string
      url: string
      text: string | null
      body: string | null
      preview: string | null
      fileName: string | null
      fileDetails: string | null
      captionsName: string | null
      captionsReviewed: boolean | null
      tags: Array<string> | null
      numOfQuestions: number | null
      percentEasy: number | null
      minQuestions: number | null
      maxQuestions: number | null
      timeAllowed: number | null
      attempts: number | null
      passGrade: number | null
      linkedContentKey: string | null
      linkedSectionKey: string | null
      linkedTaskKey: string | null
      version: number
      renditions: Array<{ name: string; width: number; height: number; bandwidth: number; size: number }> | null
    }>
  }
}

export type AuthoredTaskQueryVariables = Exact<{
  contentUrl: Scalars['String']['input']
  sectionUrl: Scalars['String']['input']
  taskUrl: Scalars['String']['input']
}>

export type AuthoredTaskQuery = {
  authoredTask: {
    content: { key: string; name: string; url: string }
    section: { key: string; name: string; url: string }
    task: {
      key: string
      contentKey: string
      sectionKey: string
      type: TaskType
      name: string
      url: string
      text: string | null
      body: string | null
      preview: string | null
      fileName: string | null
      fileDetails: string | null
      captionsName: string | null
      captionsReviewed: boolean | null
      tags: Array<string> | null
      numOfQuestions: number | null
      percentEasy: number | null
      minQuestions: number | null
      maxQuestions: number | null
      timeAllowed: number | null
      attempts: number | null
      passGrade: number | null
      linkedContentKey: string | null
      linkedSectionKey: string | null
      linkedTaskKey: string | null
      version: number
      renditions: Array<{ name: string; width: number; height: number; bandwidth: number; size: number }> | null
    }
    lecture: {
      video: string
      playlist: string | null
      captions: string | null
      captionsReviewed: boolean | null
      cookies: { path: string; policy: string; signature: string; keyPairId: string; expiresAt: number } | null
    } | null
    linked: {
      contentName: string
      sectionName: string
      task: {
        key: string
        contentKey: string
        sectionKey: string
        type: TaskType
        name: string
        url: string
        text: string | null
        body: string | null
        preview: string | null
        fileName: string | null
        fileDetails: string | null
        captionsName: string | null
        captionsReviewed: boolean | null
        tags: Array<string> | null
        numOfQuestions: number | null
        percentEasy: number | null
        minQuestions: number | null
        maxQuestions: number | null
        timeAllowed: number | null
        attempts: number | null
        passGrade: number | null
        linkedContentKey: string | null
        linkedSectionKey: string | null
        linkedTaskKey: string | null
        version: number
        renditions: Array<{ name: string; width: number; height: number; bandwidth: number; size: number }> | null
      }
      lecture: {
        video: string
        playlist: string | null
        captions: string | null
        captionsReviewed: boolean | null
        cookies: { path: string; policy: string; signature: string; keyPairId: string; expiresAt: number } | null
      } | null
    } | null
  }
}

export type CreateContentMutationVariables = Exact<{
  input: CreateContentInput
}>

export type CreateContentMutation = { createContent: { key: string; name: string; url: string } }

export type UpdateContentMutationVariables = Exact<{
  input: UpdateContentInput
}>

export type UpdateContentMutation = { updateContent: { key: string; name: string; url: string; version: number } }

export type DeleteContentMutationVariables = Exact<{
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}>

export type DeleteContentMutation = { deleteContent: string }

export type CreateSectionMutationVariables = Exact<{
  input: CreateSectionInput
}>

export type CreateSectionMutation = { createSection: { key: string; name: string; url: string } }

export type UpdateSectionMutationVariables = Exact<{
  input: UpdateSectionInput
}>

export type UpdateSectionMutation = { updateSection: { key: string; name: string; url: string; version: number } }

export type DeleteSectionMutationVariables = Exact<{
  contentKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}>

export type DeleteSectionMutation = { deleteSection: string }

export type CreateTaskMutationVariables = Exact<{
  input: CreateTaskInput
}>

export type CreateTaskMutation = { createTask: { key: string; name: string; url: string; type: TaskType } }

export type UpdateTaskMutationVariables = Exact<{
  input: UpdateTaskInput
}>

export type UpdateTaskMutation = { updateTask: { key: string; name: string; url: string; version: number } }

export type DeleteTaskMutationVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}>

export type DeleteTaskMutation = { deleteTask: string }

export type CreateFileUploadMutationVariables = Exact<{
  size: Scalars['Int']['input']
}>

export type CreateFileUploadMutation = { createFileUpload: { uploadKey: string; url: string } }

export type PublishImageMutationVariables = Exact<{
  uploadKey: Scalars['ID']['input']
}>

export type PublishImageMutation = { publishImage: { src: string; width: number; height: number } }

export type ReplaceCaptionsMutationVariables = Exact<{
  input: ReplaceCaptionsInput
}>

export type ReplaceCaptionsMutation = { replaceCaptions: { key: string; captionsName: string | null; version: number } }

export type ReviewCaptionsMutationVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  version: Scalars['Int']['input']
}>

export type ReviewCaptionsMutation = { reviewCaptions: { key: string; version: number } }

export type UploadSessionFieldsFragment = { uploadId: string; fileName: string; partSize: number; done: Array<number> }

export type StartVideoUploadMutationVariables = Exact<{
  input: StartVideoUploadInput
}>

export type StartVideoUploadMutation = {
  startVideoUpload: { uploadId: string; fileName: string; partSize: number; done: Array<number> }
}

export type FindVideoUploadQueryVariables = Exact<{
  input: VideoUploadInput
}>

export type FindVideoUploadQuery = {
  videoUpload: { uploadId: string; fileName: string; partSize: number; done: Array<number> } | null
}

export type SignVideoPartsMutationVariables = Exact<{
  input: VideoUploadInput
  numbers: Array<Scalars['Int']['input']> | Scalars['Int']['input']
}>

export type SignVideoPartsMutation = { signVideoParts: Array<{ number: number; url: string }> }

export type FinishVideoUploadMutationVariables = Exact<{
  input: VideoUploadInput
}>

export type FinishVideoUploadMutation = {
  finishVideoUpload: { key: string; fileName: string | null; fileDetails: string | null; version: number }
}

export type RenditionsSessionFieldsFragment = { folder: string; video: string; list: Array<{ name: string }> }

export type StartRenditionsMutationVariables = Exact<{
  input: RenditionsInput
  instead: Scalars['Boolean']['input']
}>

export type StartRenditionsMutation = {
  startRenditions: { folder: string; video: string; list: Array<{ name: string }> }
}

export type FinishRenditionMutationVariables = Exact<{
  input: VideoUploadInput
  playlist: Scalars['String']['input']
}>

export type FinishRenditionMutation = {
  finishRendition: { folder: string; video: string; list: Array<{ name: string }> }
}

export type PublishRenditionsMutationVariables = Exact<{
  input: RenditionsInput
}>

export type PublishRenditionsMutation = { publishRenditions: { key: string; version: number } }

export type CancelRenditionsMutationVariables = Exact<{
  input: RenditionsInput
}>

export type CancelRenditionsMutation = { cancelRenditions: boolean }

export type CancelVideoUploadMutationVariables = Exact<{
  input: VideoUploadInput
}>

export type CancelVideoUploadMutation = { cancelVideoUpload: boolean }

export type DeleteVideoMutationVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}>

export type DeleteVideoMutation = { deleteVideo: { key: string; version: number } }

export type SaveCaptionsMutationVariables = Exact<{
  input: SaveCaptionsInput
}>

export type SaveCaptionsMutation = { saveCaptions: { key: string; captionsName: string | null; version: number } }

export type DeleteCaptionsMutationVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  version: Scalars['Int']['input']
}>

export type DeleteCaptionsMutation = { deleteCaptions: { key: string; version: number } }

export type PreviewQuestionFieldsFragment = {
  area: number | null
  question: {
    id: number
    type: string
    body: string
    rationale: string
    tags: Array<string>
    area: Array<string>
    answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
  }
}

export type TestTagsQueryVariables = Exact<{ [key: string]: never }>

export type TestTagsQuery = { constants: { tags: Array<string>; nclexAreas: Array<string> } }

export type PoolShortageQueryVariables = Exact<{
  input: TestSettingsInput
}>

export type PoolShortageQuery = { poolShortage: Array<{ pool: string | null; missing: number }> }

export type PreviewTestQueryVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}>

export type PreviewTestQuery = {
  previewTest: {
    areas: Array<string>
    task: {
      key: string
      type: TaskType
      tags: Array<string> | null
      numOfQuestions: number | null
      percentEasy: number | null
      minQuestions: number | null
      maxQuestions: number | null
      timeAllowed: number | null
      attempts: number | null
      passGrade: number | null
    }
    questions: Array<{
      area: number | null
      question: {
        id: number
        type: string
        body: string
        rationale: string
        tags: Array<string>
        area: Array<string>
        answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
      }
    }>
  }
}

export type PreviewMoreQueryVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  areas: Array<Scalars['Int']['input']> | Scalars['Int']['input']
  used: Array<Scalars['Int']['input']> | Scalars['Int']['input']
}>

export type PreviewMoreQuery = {
  previewMore: Array<{
    area: number | null
    question: {
      id: number
      type: string
      body: string
      rationale: string
      tags: Array<string>
      area: Array<string>
      answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
    }
  }>
}

export type CourseViewQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type CourseViewQuery = {
  courseView: {
    progress: {
      key: string
      name: string
      courseKey: string
      onlineDays: number
      endTime: number
      complete: boolean
      dateCreated: number
      courseType: CourseType
      subject: Subject
      dates: Array<string> | null
      startTime: string | null
      courseEndTime: string | null
      location: string | null
      paymentKey: string | null
      startedOn: number | null
      completedOn: number | null
      overview: {
        completed: number
        total: number
        lastActivity: number | null
        average: number | null
        next: {
          contentKey: string
          sectionKey: string
          sectionName: string | null
          taskKey: string
          name: string
          type: TaskType
        } | null
      } | null
    }
    contents: Array<{
      key: string
      name: string
      instructions: string
      descText: string
      sections: Array<{
        key: string
        contentKey: string
        name: string
        instructions: string
        total: number
        completed: number
        outline: Array<{
          key: string
          name: string
          type: TaskType
          complete: boolean
          minutes: number | null
          questions: number | null
          best: number | null
          passed: boolean | null
        }>
      }>
    }>
  }
}

export type CompleteCourseMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type CompleteCourseMutation = {
  updateProgress: {
    key: string
    name: string
    courseKey: string
    onlineDays: number
    endTime: number
    complete: boolean
    dateCreated: number
    courseType: CourseType
    subject: Subject
    dates: Array<string> | null
    startTime: string | null
    courseEndTime: string | null
    location: string | null
    paymentKey: string | null
    startedOn: number | null
    completedOn: number | null
    overview: {
      completed: number
      total: number
      lastActivity: number | null
      average: number | null
      next: {
        contentKey: string
        sectionKey: string
        sectionName: string | null
        taskKey: string
        name: string
        type: TaskType
      } | null
    } | null
  }
}

export type ManagedCourseFieldsFragment = {
  key: string
  type: CourseType
  name: string
  subject: Subject
  price: number
  onlineDays: number
  liveClasses: number
  instructor: string
  published: boolean
  dates: Array<string> | null
  startTime: string | null
  endTime: string | null
  location: string | null
  maxStudents: number | null
  description: string | null
  content: Array<string>
  version: number
}

export type ManagedCoursesQueryVariables = Exact<{
  type: CourseType
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type ManagedCoursesQuery = {
  courses: {
    nextToken: string | null
    items: Array<{
      key: string
      type: CourseType
      name: string
      subject: Subject
      price: number
      onlineDays: number
      liveClasses: number
      instructor: string
      published: boolean
      dates: Array<string> | null
      startTime: string | null
      endTime: string | null
      location: string | null
      maxStudents: number | null
      description: string | null
      content: Array<string>
      version: number
    }>
  }
}

export type NewCourseQueryVariables = Exact<{
  copy?: InputMaybe<Scalars['ID']['input']>
}>

export type NewCourseQuery = {
  managedCourse: {
    course: {
      key: string
      type: CourseType
      name: string
      subject: Subject
      price: number
      onlineDays: number
      liveClasses: number
      instructor: string
      published: boolean
      dates: Array<string> | null
      startTime: string | null
      endTime: string | null
      location: string | null
      maxStudents: number | null
      description: string | null
      content: Array<string>
      version: number
    } | null
    contents: Array<{ key: string; name: string }>
  }
}

export type ManagedCourseQueryVariables = Exact<{
  key: Scalars['ID']['input']
  page: Scalars['Int']['input']
}>

export type ManagedCourseQuery = {
  managedCourse: {
    editable: boolean
    enrolled: number
    roster: Array<string>
    course: {
      key: string
      type: CourseType
      name: string
      subject: Subject
      price: number
      onlineDays: number
      liveClasses: number
      instructor: string
      published: boolean
      dates: Array<string> | null
      startTime: string | null
      endTime: string | null
      location: string | null
      maxStudents: number | null
      description: string | null
      content: Array<string>
      version: number
    } | null
    contents: Array<{ key: string; name: string }>
    differing: Array<{ key: string; onlineDays: number; contents: Array<string>; editable: boolean }>
  }
  courseStudents: {
    total: number
    page: number
    items: Array<{
      uid: string
      firstName: string
      lastName: string
      email: string
      progressKey: string
      courseKey: string
      courseName: string
      endTime: number
    }>
  }
}

export type FindUsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  page: Scalars['Int']['input']
}>

export type FindUsersQuery = {
  users: {
    total: number
    page: number
    items: Array<{ uid: string; type: UserType; firstName: string; lastName: string; email: string }>
  }
}

export type CreateManagedCourseMutationVariables = Exact<{
  input: CreateCourseInput
}>

export type CreateManagedCourseMutation = {
  createCourse: {
    key: string
    type: CourseType
    name: string
    subject: Subject
    price: number
    onlineDays: number
    liveClasses: number
    instructor: string
    published: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    content: Array<string>
    version: number
  }
}

export type UpdateManagedCourseMutationVariables = Exact<{
  input: UpdateCourseInput
}>

export type UpdateManagedCourseMutation = {
  updateCourse: {
    key: string
    type: CourseType
    name: string
    subject: Subject
    price: number
    onlineDays: number
    liveClasses: number
    instructor: string
    published: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    content: Array<string>
    version: number
  }
}

export type AlignCoursesMutationVariables = Exact<{
  input: AlignCoursesInput
}>

export type AlignCoursesMutation = {
  alignCourses: {
    key: string
    type: CourseType
    name: string
    subject: Subject
    price: number
    onlineDays: number
    liveClasses: number
    instructor: string
    published: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    content: Array<string>
    version: number
  }
}

export type AddCourseStudentMutationVariables = Exact<{
  input: CreateProgressInput
}>

export type AddCourseStudentMutation = { createProgress: { key: string } }

export type RemoveCourseStudentMutationVariables = Exact<{
  input: UpdateProgressInput
}>

export type RemoveCourseStudentMutation = { updateProgress: { key: string; endTime: number } }

export type DashboardQueryVariables = Exact<{ [key: string]: never }>

export type DashboardQuery = {
  dashboard: {
    activeNow: number
    students: number
    admins: number
    questions: number
    paidNotEnrolled: number
    stuck: number
    today: string
    sales: Array<{ date: string; paid: number; paidAmount: number; refunded: number; refundedAmount: number }>
  }
}

export type MyProgressQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type MyProgressQuery = {
  myProgress: {
    nextToken: string | null
    items: Array<{
      key: string
      name: string
      courseKey: string
      onlineDays: number
      endTime: number
      complete: boolean
      dateCreated: number
      courseType: CourseType
      subject: Subject
      dates: Array<string> | null
      startTime: string | null
      courseEndTime: string | null
      location: string | null
      paymentKey: string | null
      startedOn: number | null
      completedOn: number | null
      overview: {
        completed: number
        total: number
        lastActivity: number | null
        average: number | null
        next: {
          contentKey: string
          sectionKey: string
          sectionName: string | null
          taskKey: string
          name: string
          type: TaskType
        } | null
      } | null
    }>
  }
}

export type StartCourseMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type StartCourseMutation = {
  updateProgress: {
    key: string
    name: string
    courseKey: string
    onlineDays: number
    endTime: number
    complete: boolean
    dateCreated: number
    courseType: CourseType
    subject: Subject
    dates: Array<string> | null
    startTime: string | null
    courseEndTime: string | null
    location: string | null
    paymentKey: string | null
    startedOn: number | null
    completedOn: number | null
    overview: {
      completed: number
      total: number
      lastActivity: number | null
      average: number | null
      next: {
        contentKey: string
        sectionKey: string
        sectionName: string | null
        taskKey: string
        name: string
        type: TaskType
      } | null
    } | null
  }
}

export type OnProgressSubscriptionVariables = Exact<{ [key: string]: never }>

export type OnProgressSubscription = {
  onProgress: {
    key: string
    name: string
    courseKey: string
    onlineDays: number
    endTime: number
    complete: boolean
    dateCreated: number
    courseType: CourseType
    subject: Subject
    dates: Array<string> | null
    startTime: string | null
    courseEndTime: string | null
    location: string | null
    paymentKey: string | null
    startedOn: number | null
    completedOn: number | null
    overview: {
      completed: number
      total: number
      lastActivity: number | null
      average: number | null
      next: {
        contentKey: string
        sectionKey: string
        sectionName: string | null
        taskKey: string
        name: string
        type: TaskType
      } | null
    } | null
  } | null
}

export type NotificationsQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type NotificationsQuery = {
  notifications: {
    nextToken: string | null
    items: Array<{ key: string; message: string; createdOn: number; path: string | null }>
  }
}

export type DismissNotificationMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type DismissNotificationMutation = { dismissNotification: string }

export type OnNotificationSubscriptionVariables = Exact<{ [key: string]: never }>

export type OnNotificationSubscription = {
  onNotification: { key: string; message: string; createdOn: number; path: string | null } | null
}

export type OnNotificationDismissedSubscriptionVariables = Exact<{ [key: string]: never }>

export type OnNotificationDismissedSubscription = { onNotificationDismissed: string | null }

export type PaymentFactsFragment = {
  key: string
  courseKey: string
  courseName: string
  amount: number
  processing: boolean
  status: string | null
  progressKey: string | null
  clientSecret: string | null
  charge: { id: string | null; failure_message: string | null } | null
}

export type OwnedCoursesQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type OwnedCoursesQuery = {
  myOpenPayments: Array<string>
  myProgress: {
    nextToken: string | null
    items: Array<{
      key: string
      courseKey: string
      courseType: CourseType
      name: string
      endTime: number
      dates: Array<string> | null
    }>
  }
}

export type RegisterCourseMutationVariables = Exact<{
  input: RegisterCourseInput
}>

export type RegisterCourseMutation = {
  registerCourse: {
    key: string
    courseKey: string
    courseName: string
    amount: number
    processing: boolean
    status: string | null
    progressKey: string | null
    clientSecret: string | null
    charge: { id: string | null; failure_message: string | null } | null
  }
}

export type SettlePaymentMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type SettlePaymentMutation = {
  settlePayment: {
    key: string
    courseKey: string
    courseName: string
    amount: number
    processing: boolean
    status: string | null
    progressKey: string | null
    clientSecret: string | null
    charge: { id: string | null; failure_message: string | null } | null
  }
}

export type CancelPaymentMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type CancelPaymentMutation = {
  cancelPayment: {
    key: string
    courseKey: string
    courseName: string
    amount: number
    processing: boolean
    status: string | null
    progressKey: string | null
    clientSecret: string | null
    charge: { id: string | null; failure_message: string | null } | null
  }
}

export type OnPaymentSubscriptionVariables = Exact<{ [key: string]: never }>

export type OnPaymentSubscription = {
  onPayment: {
    key: string
    courseKey: string
    courseName: string
    amount: number
    processing: boolean
    status: string | null
    progressKey: string | null
    charge: { id: string | null; failure_message: string | null } | null
  } | null
}

export type ListedPaymentFragment = {
  key: string
  courseKey: string
  courseName: string
  courseYear: string | null
  studentId: string
  studentName: string
  email: string | null
  amount: number
  description: string
  date: number
  processing: boolean
  status: string | null
  intentId: string | null
  trouble: string | null
  disputed: number | null
  charge: { id: string | null; failure_message: string | null } | null
  refund: { reason: string; by: string; date: number } | null
}

export type PaymentsQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  status?: InputMaybe<Scalars['String']['input']>
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type PaymentsQuery = {
  payments: {
    nextToken: string | null
    searchedTo: number | null
    items: Array<{
      key: string
      courseKey: string
      courseName: string
      courseYear: string | null
      studentId: string
      studentName: string
      email: string | null
      amount: number
      description: string
      date: number
      processing: boolean
      status: string | null
      intentId: string | null
      trouble: string | null
      disputed: number | null
      charge: { id: string | null; failure_message: string | null } | null
      refund: { reason: string; by: string; date: number } | null
    }>
  }
}

export type OnAcademyPaymentSubscriptionVariables = Exact<{ [key: string]: never }>

export type OnAcademyPaymentSubscription = {
  onAcademyPayment: {
    key: string
    courseKey: string
    courseName: string
    courseYear: string | null
    studentId: string
    studentName: string
    amount: number
    description: string
    date: number
    processing: boolean
    status: string | null
    charge: { id: string | null; failure_message: string | null } | null
  } | null
}

export type RefundPaymentMutationVariables = Exact<{
  input: RefundPaymentInput
}>

export type RefundPaymentMutation = {
  refundPayment: {
    key: string
    courseKey: string
    courseName: string
    courseYear: string | null
    studentId: string
    studentName: string
    email: string | null
    amount: number
    description: string
    date: number
    processing: boolean
    status: string | null
    intentId: string | null
    trouble: string | null
    disputed: number | null
    charge: { id: string | null; failure_message: string | null } | null
    refund: { reason: string; by: string; date: number } | null
  }
}

export type ReceiptQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type ReceiptQuery = {
  myPayment: {
    key: string
    courseName: string
    description: string
    studentName: string
    amount: number
    date: number
    processing: boolean
    status: string | null
    charge: { id: string | null; failure_message: string | null } | null
  } | null
}

export type StudentNameFieldsFragment = { uid: string; firstName: string; lastName: string; email: string }

export type StudentListQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  page: Scalars['Int']['input']
}>

export type StudentListQuery = {
  users: {
    total: number
    page: number
    items: Array<{
      dateCreated: number
      lastSeen: number | null
      uid: string
      firstName: string
      lastName: string
      email: string
    }>
  }
}

export type StudentProgressQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  search?: InputMaybe<Scalars['String']['input']>
  page: Scalars['Int']['input']
}>

export type StudentProgressQuery = {
  studentProgress: {
    total: number
    page: number
    student: { uid: string; firstName: string; lastName: string; email: string }
    items: Array<{
      total: number
      completed: number
      progress: {
        key: string
        name: string
        courseKey: string
        onlineDays: number
        endTime: number
        complete: boolean
        dateCreated: number
        courseType: CourseType
        subject: Subject
        dates: Array<string> | null
        startTime: string | null
        courseEndTime: string | null
        location: string | null
        paymentKey: string | null
        startedOn: number | null
        completedOn: number | null
        overview: {
          completed: number
          total: number
          lastActivity: number | null
          average: number | null
          next: {
            contentKey: string
            sectionKey: string
            sectionName: string | null
            taskKey: string
            name: string
            type: TaskType
          } | null
        } | null
      }
    }>
  }
}

export type StudentCourseQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
}>

export type StudentCourseQuery = {
  studentCourse: {
    student: { uid: string; firstName: string; lastName: string; email: string }
    progress: {
      key: string
      name: string
      courseKey: string
      onlineDays: number
      endTime: number
      complete: boolean
      dateCreated: number
      courseType: CourseType
      subject: Subject
      dates: Array<string> | null
      startTime: string | null
      courseEndTime: string | null
      location: string | null
      paymentKey: string | null
      startedOn: number | null
      completedOn: number | null
      overview: {
        completed: number
        total: number
        lastActivity: number | null
        average: number | null
        next: {
          contentKey: string
          sectionKey: string
          sectionName: string | null
          taskKey: string
          name: string
          type: TaskType
        } | null
      } | null
    }
    contents: Array<{
      key: string
      name: string
      sections: Array<{ key: string; contentKey: string; name: string; total: number; completed: number }>
    }>
  } | null
}

export type StudentAttemptFieldsFragment = {
  n: number
  type: TaskType
  startTime: number
  deadline: number | null
  endTime: number | null
  total: number
  currentQuestion: number
  score: number
  grade: number | null
  passGrade: number
  result: string | null
  breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
}

export type StudentTaskFieldsFragment = {
  key: string
  name: string
  type: TaskType
  complete: boolean
  startTime: number | null
  used: number
  best: number | null
  watched: { seconds: number; duration: number; pieces: string } | null
  attempts: Array<{
    n: number
    type: TaskType
    startTime: number
    deadline: number | null
    endTime: number | null
    total: number
    currentQuestion: number
    score: number
    grade: number | null
    passGrade: number
    result: string | null
    breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
  }>
}

export type StudentSectionQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
}>

export type StudentSectionQuery = {
  studentSection: {
    student: { uid: string; firstName: string; lastName: string; email: string }
    progress: {
      key: string
      name: string
      courseKey: string
      onlineDays: number
      endTime: number
      complete: boolean
      dateCreated: number
      courseType: CourseType
      subject: Subject
      dates: Array<string> | null
      startTime: string | null
      courseEndTime: string | null
      location: string | null
      paymentKey: string | null
      startedOn: number | null
      completedOn: number | null
      overview: {
        completed: number
        total: number
        lastActivity: number | null
        average: number | null
        next: {
          contentKey: string
          sectionKey: string
          sectionName: string | null
          taskKey: string
          name: string
          type: TaskType
        } | null
      } | null
    }
    section: { key: string; name: string; instructions: string; total: number; completed: number }
    tasks: Array<{
      key: string
      name: string
      type: TaskType
      complete: boolean
      startTime: number | null
      used: number
      best: number | null
      watched: { seconds: number; duration: number; pieces: string } | null
      attempts: Array<{
        n: number
        type: TaskType
        startTime: number
        deadline: number | null
        endTime: number | null
        total: number
        currentQuestion: number
        score: number
        grade: number | null
        passGrade: number
        result: string | null
        breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
      }>
    }>
  } | null
}

export type StudentAttemptQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}>

export type StudentAttemptQuery = {
  studentAttempt: {
    attempt: {
      n: number
      type: TaskType
      startTime: number
      deadline: number | null
      endTime: number | null
      total: number
      currentQuestion: number
      score: number
      grade: number | null
      passGrade: number
      result: string | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    }
    questions: Array<{
      answered: boolean
      seconds: number | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        answers: Array<{ letter: string; text: string }>
      }
      graded: {
        id: number
        correct: boolean
        key: Array<number>
        choice: Array<number>
        rationale: string
        tags: Array<string>
      } | null
    }>
  }
}

export type StudentOlderAttemptsQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  before: Scalars['Int']['input']
}>

export type StudentOlderAttemptsQuery = {
  studentOlderAttempts: Array<{
    n: number
    type: TaskType
    startTime: number
    deadline: number | null
    endTime: number | null
    total: number
    currentQuestion: number
    score: number
    grade: number | null
    passGrade: number
    result: string | null
    breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
  }>
}

export type OnStudentMoveSubscriptionVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type OnStudentMoveSubscription = { onStudentMove: { attempt: { progressKey: string; taskKey: string } } | null }

export type QuestionFieldsFragment = {
  id: number
  type: string
  body: string
  rationale: string
  tags: Array<string>
  area: Array<string>
  version: number
  sample: boolean
  answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
}

export type ConstantsFieldsFragment = { tags: Array<string>; nclexAreas: Array<string> }

export type ImportBatchFieldsFragment = {
  key: string
  name: string
  author: string
  createdOn: number
  added: number
  changed: number
  undone: number
  labels: number
}

export type QuestionListQueryVariables = Exact<{
  search?: InputMaybe<QuestionSearchInput>
  page: Scalars['Int']['input']
}>

export type QuestionListQuery = {
  questions: {
    total: number
    page: number
    items: Array<{ id: number; type: string; preview: string; tags: Array<string>; area: Array<string> }>
  }
}

export type BankConstantsQueryVariables = Exact<{ [key: string]: never }>

export type BankConstantsQuery = { constants: { tags: Array<string>; nclexAreas: Array<string> } }

export type QuestionScreenQueryVariables = Exact<{
  id: Scalars['Int']['input']
}>

export type QuestionScreenQuery = {
  question: {
    id: number
    type: string
    body: string
    rationale: string
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
  } | null
  constants: { tags: Array<string>; nclexAreas: Array<string> }
}

export type QuestionUseQueryVariables = Exact<{
  id: Scalars['Int']['input']
}>

export type QuestionUseQuery = {
  questionUse: { tasks: Array<{ key: string; name: string; pool: string | null; missing: number }> }
}

export type AddQuestionMutationVariables = Exact<{
  input: QuestionInput
  requestId: Scalars['ID']['input']
}>

export type AddQuestionMutation = {
  addQuestion: {
    id: number
    type: string
    body: string
    rationale: string
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
  }
}

export type UpdateQuestionMutationVariables = Exact<{
  id: Scalars['Int']['input']
  version: Scalars['Int']['input']
  input: QuestionInput
}>

export type UpdateQuestionMutation = {
  updateQuestion: {
    id: number
    type: string
    body: string
    rationale: string
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
  }
}

export type DeleteQuestionMutationVariables = Exact<{
  id: Scalars['Int']['input']
  version: Scalars['Int']['input']
}>

export type DeleteQuestionMutation = { deleteQuestion: number }

export type MarkSampleMutationVariables = Exact<{
  id: Scalars['Int']['input']
  version: Scalars['Int']['input']
  sample: Scalars['Boolean']['input']
}>

export type MarkSampleMutation = {
  markSample: {
    id: number
    type: string
    body: string
    rationale: string
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
  }
}

export type SaveTagsMutationVariables = Exact<{
  tags: Array<Scalars['String']['input']> | Scalars['String']['input']
}>

export type SaveTagsMutation = { saveTags: Array<string> }

export type SaveNclexAreasMutationVariables = Exact<{
  areas: Array<Scalars['String']['input']> | Scalars['String']['input']
}>

export type SaveNclexAreasMutation = { saveNclexAreas: Array<string> }

export type ExportQuestionsQueryVariables = Exact<{
  search?: InputMaybe<QuestionSearchInput>
  page: Scalars['Int']['input']
}>

export type ExportQuestionsQuery = {
  exportQuestions: {
    total: number
    page: number
    items: Array<{
      ref: string
      question: {
        id: number
        type: string
        body: string
        rationale: string
        tags: Array<string>
        area: Array<string>
        version: number
        sample: boolean
        answers: Array<{ letter: string; text: string; correct: boolean; match: string | null }>
      }
    }>
  }
}

export type ImportUseQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type ImportUseQuery = {
  importUse: {
    tags: Array<string>
    areas: Array<string>
    tasks: Array<{ key: string; name: string; pool: string | null; missing: number }>
  }
}

export type ImportRowsMutationVariables = Exact<{
  rows: Array<ImportRowInput> | ImportRowInput
  dryRun: Scalars['Boolean']['input']
  batch?: InputMaybe<ImportBatchInput>
  newTags?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>
  newAreas?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>
}>

export type ImportRowsMutation = {
  importQuestions: Array<{
    row: number
    ref: string
    outcome: string
    id: number | null
    reasons: Array<string>
    same: Array<number>
  }>
}

export type ImportsQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type ImportsQuery = {
  imports: {
    nextToken: string | null
    items: Array<{
      key: string
      name: string
      author: string
      createdOn: number
      added: number
      changed: number
      undone: number
      labels: number
    }>
  }
}

export type UndoImportMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type UndoImportMutation = {
  undoImport: {
    left: Array<number>
    tags: Array<string>
    areas: Array<string>
    more: boolean
    batch: {
      key: string
      name: string
      author: string
      createdOn: number
      added: number
      changed: number
      undone: number
      labels: number
    }
  }
}

export type SectionViewQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
}>

export type SectionViewQuery = {
  sectionView: {
    progress: {
      key: string
      name: string
      courseKey: string
      onlineDays: number
      endTime: number
      complete: boolean
      dateCreated: number
      courseType: CourseType
      subject: Subject
      dates: Array<string> | null
      startTime: string | null
      courseEndTime: string | null
      location: string | null
      paymentKey: string | null
      startedOn: number | null
      completedOn: number | null
      overview: {
        completed: number
        total: number
        lastActivity: number | null
        average: number | null
        next: {
          contentKey: string
          sectionKey: string
          sectionName: string | null
          taskKey: string
          name: string
          type: TaskType
        } | null
      } | null
    }
    section: { key: string; contentKey: string; name: string; instructions: string; total: number; completed: number }
    tasks: Array<{
      key: string
      name: string
      type: TaskType
      complete: boolean
      used: number
      open: number | null
      best: number | null
      passed: boolean | null
      minutes: number | null
      questions: number | null
      watched: { seconds: number; duration: number } | null
    }>
  }
}

export type TaskViewQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}>

export type TaskViewQuery = {
  taskView: {
    key: string
    name: string
    type: TaskType
    text: string | null
    numOfQuestions: number | null
    timeAllowed: number | null
    attempts: number | null
    passGrade: number | null
    poolSuffices: boolean | null
    used: number
    open: number | null
    complete: boolean
    progress: {
      key: string
      name: string
      courseKey: string
      onlineDays: number
      endTime: number
      complete: boolean
      dateCreated: number
      courseType: CourseType
      subject: Subject
      dates: Array<string> | null
      startTime: string | null
      courseEndTime: string | null
      location: string | null
      paymentKey: string | null
      startedOn: number | null
      completedOn: number | null
      overview: {
        completed: number
        total: number
        lastActivity: number | null
        average: number | null
        next: {
          contentKey: string
          sectionKey: string
          sectionName: string | null
          taskKey: string
          name: string
          type: TaskType
        } | null
      } | null
    }
    lecture: {
      video: string
      playlist: string | null
      captions: string | null
      captionsReviewed: boolean | null
      cookies: { path: string; policy: string; signature: string; keyPairId: string; expiresAt: number } | null
    } | null
    history: Array<{
      n: number
      version: number
      startTime: number
      deadline: number | null
      endTime: number | null
      total: number
      currentQuestion: number
      score: number
      grade: number | null
      passGrade: number
      result: string | null
    }>
    watched: { seconds: number; duration: number; pieces: string } | null
    next: {
      contentKey: string
      sectionKey: string
      sectionName: string | null
      taskKey: string
      name: string
      type: TaskType
    } | null
  }
}

export type RenewedLectureQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}>

export type RenewedLectureQuery = {
  lecture: {
    video: string
    playlist: string | null
    captions: string | null
    captionsReviewed: boolean | null
    cookies: { path: string; policy: string; signature: string; keyPairId: string; expiresAt: number } | null
  } | null
}

export type RecordWatchingMutationVariables = Exact<{
  input: RecordWatchingInput
}>

export type RecordWatchingMutation = { recordWatching: { seconds: number; duration: number; pieces: string } }

export type OpenTaskMutationVariables = Exact<{
  input: CreateTaskProgressInput
}>

export type OpenTaskMutation = { createTaskProgress: { taskKey: string; progressKey: string; complete: boolean } }

export type UserNoteFieldsFragment = { key: string; text: string; author: string; createdOn: number }

export type UserListQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  page: Scalars['Int']['input']
}>

export type UserListQuery = {
  users: {
    total: number
    page: number
    items: Array<{
      uid: string
      type: UserType
      firstName: string
      lastName: string
      email: string
      note: { key: string; text: string; author: string; createdOn: number } | null
    }>
  }
}

export type ManagedUserQueryVariables = Exact<{
  uid: Scalars['ID']['input']
}>

export type ManagedUserQuery = {
  managedUser: {
    user: {
      uid: string
      type: UserType
      firstName: string
      lastName: string
      email: string
      phone: string
      dateCreated: number
      lastSeen: number | null
    }
    notes: { nextToken: string | null; items: Array<{ key: string; text: string; author: string; createdOn: number }> }
  } | null
}

export type OlderNotesQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type OlderNotesQuery = {
  notes: { nextToken: string | null; items: Array<{ key: string; text: string; author: string; createdOn: number }> }
}

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput
}>

export type UpdateUserMutation = { updateUser: { uid: string; type: UserType } }

export type AddUserNoteMutationVariables = Exact<{
  input: AddNoteInput
}>

export type AddUserNoteMutation = { addNote: { key: string; text: string; author: string; createdOn: number } }

export type OnCatalogueSubscriptionVariables = Exact<{ [key: string]: never }>

export type OnCatalogueSubscription = { onCatalogue: { generatedAt: number } | null }

export type ContentCountFieldsFragment = {
  key: string
  name: string
  instructions: string
  descText: string
  sections: Array<{
    key: string
    contentKey: string
    name: string
    instructions: string
    total: number
    completed: number
    outline: Array<{
      key: string
      name: string
      type: TaskType
      complete: boolean
      minutes: number | null
      questions: number | null
      best: number | null
      passed: boolean | null
    }>
  }>
}

export type GetTimeQueryVariables = Exact<{ [key: string]: never }>

export type GetTimeQuery = { getTime: number }

export type GradedFieldsFragment = {
  id: number
  correct: boolean
  key: Array<number>
  choice: Array<number>
  rationale: string
  tags: Array<string>
}

export type NextTaskFieldsFragment = {
  contentKey: string
  sectionKey: string
  sectionName: string | null
  taskKey: string
  name: string
  type: TaskType
}

export type PastAttemptFieldsFragment = {
  n: number
  version: number
  startTime: number
  deadline: number | null
  endTime: number | null
  total: number
  currentQuestion: number
  score: number
  grade: number | null
  passGrade: number
  result: string | null
}

export type ProgressFieldsFragment = {
  key: string
  name: string
  courseKey: string
  onlineDays: number
  endTime: number
  complete: boolean
  dateCreated: number
  courseType: CourseType
  subject: Subject
  dates: Array<string> | null
  startTime: string | null
  courseEndTime: string | null
  location: string | null
  paymentKey: string | null
  startedOn: number | null
  completedOn: number | null
  overview: {
    completed: number
    total: number
    lastActivity: number | null
    average: number | null
    next: {
      contentKey: string
      sectionKey: string
      sectionName: string | null
      taskKey: string
      name: string
      type: TaskType
    } | null
  } | null
}

export type ReviewedQuestionFieldsFragment = {
  answered: boolean
  seconds: number | null
  question: {
    id: number
    type: string
    body: string
    matches: Array<string> | null
    answers: Array<{ letter: string; text: string }>
  }
  graded: {
    id: number
    correct: boolean
    key: Array<number>
    choice: Array<number>
    rationale: string
    tags: Array<string>
  } | null
}

export type TakenQuestionFieldsFragment = {
  id: number
  type: string
  body: string
  matches: Array<string> | null
  answers: Array<{ letter: string; text: string }>
}

export type TaskOutlineFieldsFragment = {
  key: string
  name: string
  type: TaskType
  complete: boolean
  minutes: number | null
  questions: number | null
  best: number | null
  passed: boolean | null
}

export type WatchedFieldsFragment = { seconds: number; duration: number; pieces: string }

export const LecturePlaybackFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LecturePlaybackFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LecturePlayback' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          { kind: 'Field', name: { kind: 'Name', value: 'playlist' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cookies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'policy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'signature' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keyPairId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LecturePlaybackFieldsFragment, unknown>
export const TakenQuestionFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TakenQuestionFieldsFragment, unknown>
export const AttemptFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AttemptFieldsFragment, unknown>
export const CertificateFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CertificateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Certificate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'course' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'issuedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifyId' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CertificateFieldsFragment, unknown>
export const SectionFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SectionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Section' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SectionFieldsFragment, unknown>
export const ContentFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Content' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descText' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descBody' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sections' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SectionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SectionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Section' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentFieldsFragment, unknown>
export const AuthoredTaskFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AuthoredTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Task' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preview' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileDetails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'renditions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bandwidth' } },
                { kind: 'Field', name: { kind: 'Name', value: 'size' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'numOfQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'percentEasy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeAllowed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'attempts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedContentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedSectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedTaskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuthoredTaskFieldsFragment, unknown>
export const UploadSessionFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UploadSessionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadSession' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uploadId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'done' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UploadSessionFieldsFragment, unknown>
export const RenditionsSessionFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RenditionsSessionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsSession' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'folder' } },
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'list' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'name' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RenditionsSessionFieldsFragment, unknown>
export const PreviewQuestionFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PreviewQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PreviewQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'body' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'match' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                { kind: 'Field', name: { kind: 'Name', value: 'area' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewQuestionFieldsFragment, unknown>
export const ManagedCourseFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedCourseFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Course' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'liveClasses' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'published' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'content' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ManagedCourseFieldsFragment, unknown>
export const PaymentFactsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'charge' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'clientSecret' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentFactsFragment, unknown>
export const ListedPaymentFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListedPayment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'date' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'charge' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'intentId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refund' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'by' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'trouble' } },
          { kind: 'Field', name: { kind: 'Name', value: 'disputed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListedPaymentFragment, unknown>
export const StudentNameFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentNameFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentNameFieldsFragment, unknown>
export const WatchedFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WatchedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Watched' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pieces' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WatchedFieldsFragment, unknown>
export const StudentAttemptFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentAttemptFieldsFragment, unknown>
export const StudentTaskFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StudentTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'used' } },
          { kind: 'Field', name: { kind: 'Name', value: 'best' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'watched' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'WatchedFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentAttemptFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WatchedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Watched' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pieces' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentTaskFieldsFragment, unknown>
export const QuestionFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Question' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'match' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sample' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuestionFieldsFragment, unknown>
export const ConstantsFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConstantsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Constants' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'nclexAreas' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ConstantsFieldsFragment, unknown>
export const ImportBatchFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportBatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportBatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'added' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'labels' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportBatchFieldsFragment, unknown>
export const UserNoteFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserNoteFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Note' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UserNoteFieldsFragment, unknown>
export const TaskOutlineFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TaskOutlineFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TaskOutline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'best' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TaskOutlineFieldsFragment, unknown>
export const ContentCountFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContentCountFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContentCount' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sections' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'outline' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TaskOutlineFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TaskOutlineFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TaskOutline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'best' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentCountFieldsFragment, unknown>
export const PastAttemptFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PastAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PastAttemptFieldsFragment, unknown>
export const NextTaskFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NextTaskFieldsFragment, unknown>
export const ProgressFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProgressFieldsFragment, unknown>
export const GradedFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'GradedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'GradedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<GradedFieldsFragment, unknown>
export const ReviewedQuestionFieldsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReviewedQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ReviewedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'graded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'GradedFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'answered' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'GradedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'GradedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReviewedQuestionFieldsFragment, unknown>
export const SeedTagsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedTags' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'tags' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveTags' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'tags' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'tags' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedTagsMutation, SeedTagsMutationVariables>
export const SeedAreasDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedAreas' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'areas' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveNclexAreas' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'areas' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'areas' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedAreasMutation, SeedAreasMutationVariables>
export const SeedContentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedContent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateContentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createContent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedContentMutation, SeedContentMutationVariables>
export const SeedSectionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedSection' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateSectionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createSection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedSectionMutation, SeedSectionMutationVariables>
export const SeedTaskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedTask' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateTaskInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createTask' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedTaskMutation, SeedTaskMutationVariables>
export const SeedVideoUploadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedVideoUpload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'StartVideoUploadInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'startVideoUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uploadId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'partSize' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedVideoUploadMutation, SeedVideoUploadMutationVariables>
export const SeedVideoPartsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedVideoParts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'numbers' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'signVideoParts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'numbers' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'numbers' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedVideoPartsMutation, SeedVideoPartsMutationVariables>
export const SeedVideoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedVideo' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finishVideoUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedVideoMutation, SeedVideoMutationVariables>
export const SeedRenditionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedRenditions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'startRenditions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'instead' },
                value: { kind: 'BooleanValue', value: false },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'folder' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedRenditionsMutation, SeedRenditionsMutationVariables>
export const SeedRenditionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedRendition' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playlist' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finishRendition' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'playlist' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'playlist' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'folder' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedRenditionMutation, SeedRenditionMutationVariables>
export const SeedPublishedRenditionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedPublishedRenditions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publishRenditions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedPublishedRenditionsMutation, SeedPublishedRenditionsMutationVariables>
export const SeedFileUploadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedFileUpload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createFileUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'size' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uploadKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedFileUploadMutation, SeedFileUploadMutationVariables>
export const SeedCaptionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedCaptions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveCaptionsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveCaptions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedCaptionsMutation, SeedCaptionsMutationVariables>
export const SeedCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateCourseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedCourseMutation, SeedCourseMutationVariables>
export const SeedPublishDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SeedPublish' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateCourseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SeedPublishMutation, SeedPublishMutationVariables>
export const TestCourseViewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TestCourseView' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'courseView' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'progress' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'contents' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sections' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestCourseViewQuery, TestCourseViewQueryVariables>
export const TestSectionViewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TestSectionView' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sectionView' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tasks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'used' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'open' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestSectionViewQuery, TestSectionViewQueryVariables>
export const TestMyProgressDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TestMyProgress' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myProgress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestMyProgressQuery, TestMyProgressQueryVariables>
export const TestRegisterDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TestRegister' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RegisterCourseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'registerCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'charge' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'failure_message' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestRegisterMutation, TestRegisterMutationVariables>
export const TestStartDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TestStart' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'key' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'action' },
                      value: { kind: 'EnumValue', value: 'start' },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestStartMutation, TestStartMutationVariables>
export const TestOpenTaskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TestOpenTask' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateTaskProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createTaskProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'n' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'question' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'body' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'answers' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                                ],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestOpenTaskMutation, TestOpenTaskMutationVariables>
export const TestAnswerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'TestAnswer' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateTaskProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateTaskProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'graded' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'n' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'result' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'question' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'answers' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [{ kind: 'Field', name: { kind: 'Name', value: 'letter' } }],
                              },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'breakdown' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestAnswerMutation, TestAnswerMutationVariables>
export const TestQuestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TestQuestion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'match' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestQuestionQuery, TestQuestionQueryVariables>
export const TestUsersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TestUsers' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UserType' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'users' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'type' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestUsersQuery, TestUsersQueryVariables>
export const TestLectureDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TestLecture' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lecture' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LecturePlaybackFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LecturePlaybackFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LecturePlayback' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          { kind: 'Field', name: { kind: 'Name', value: 'playlist' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cookies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'policy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'signature' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keyPairId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestLectureQuery, TestLectureQueryVariables>
export const ImportListsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ImportLists' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'constants' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nclexAreas' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportListsQuery, ImportListsQueryVariables>
export const ImportQuestionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ImportQuestions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'rows' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportRowInput' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'dryRun' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'batch' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportBatchInput' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'newTags' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'newAreas' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'importQuestions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'rows' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'rows' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'dryRun' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'dryRun' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'batch' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'batch' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'newTags' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'newTags' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'newAreas' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'newAreas' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'row' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ref' } },
                { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
                { kind: 'Field', name: { kind: 'Name', value: 'same' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportQuestionsMutation, ImportQuestionsMutationVariables>
export const OwnDataDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnData' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastLogin' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastSeen' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'reminders' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'classTomorrow' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnDataQuery, OwnDataQueryVariables>
export const OwnCertificateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnCertificate' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'certificate' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'course' } },
                { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'issuedOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'verifyId' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnCertificateQuery, OwnCertificateQueryVariables>
export const OwnTasksDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnTasks' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'ownTasks' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
                { kind: 'Field', name: { kind: 'Name', value: 'started' } },
                { kind: 'Field', name: { kind: 'Name', value: 'best' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'watched' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnTasksQuery, OwnTasksQueryVariables>
export const OwnFactsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnFacts' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'me' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'reminders' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'classTomorrow' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnFactsQuery, OwnFactsQueryVariables>
export const UpdateRemindersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateReminders' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateRemindersInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateReminders' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'reminders' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'classTomorrow' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateRemindersMutation, UpdateRemindersMutationVariables>
export const UpdateAccountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateAccount' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateAccountInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateAccount' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateAccountMutation, UpdateAccountMutationVariables>
export const OwnReceiptsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnReceipts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnReceiptsQuery, OwnReceiptsQueryVariables>
export const OwnReceiptDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnReceipt' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myPayment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnReceiptQuery, OwnReceiptQueryVariables>
export const DeleteAccountDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteAccount' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteAccount' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'email' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'email' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteAccountMutation, DeleteAccountMutationVariables>
export const RecordSeenDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RecordSeen' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'signedIn' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recordSeen' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'signedIn' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'signedIn' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'displayName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastSeen' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastLogin' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RecordSeenMutation, RecordSeenMutationVariables>
export const AttemptReviewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AttemptReview' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'n' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attemptReview' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'n' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'n' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AttemptFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'questions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReviewedQuestionFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'GradedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'GradedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReviewedQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ReviewedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'graded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'GradedFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'answered' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AttemptReviewQuery, AttemptReviewQueryVariables>
export const StartTestDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'StartTest' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateTaskProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createTaskProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AttemptFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartTestMutation, StartTestMutationVariables>
export const MoveTestDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MoveTest' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateTaskProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateTaskProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AttemptFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'graded' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'GradedFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'GradedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'GradedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MoveTestMutation, MoveTestMutationVariables>
export const OnAttemptMoveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnAttemptMove' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'onAttemptMove' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AttemptFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OnAttemptMoveSubscription, OnAttemptMoveSubscriptionVariables>
export const OlderAttemptsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OlderAttempts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'before' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'olderAttempts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'before' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'before' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PastAttemptFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PastAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OlderAttemptsQuery, OlderAttemptsQueryVariables>
export const LessonsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Lessons' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'names' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lessons' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'names' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'names' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tasks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LessonsQuery, LessonsQueryVariables>
export const AuditDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Audit' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'by' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'kind' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'audit' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'by' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'by' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'kind' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'kind' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'time' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'by' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'byName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'changes' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'before' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'after' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditQuery, AuditQueryVariables>
export const AuditEditorsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AuditEditors' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'auditEditors' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'users' },
            arguments: [
              { kind: 'Argument', name: { kind: 'Name', value: 'type' }, value: { kind: 'EnumValue', value: 'Admin' } },
              { kind: 'Argument', name: { kind: 'Name', value: 'page' }, value: { kind: 'IntValue', value: '1' } },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuditEditorsQuery, AuditEditorsQueryVariables>
export const CertificateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Certificate' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'certificate' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CertificateFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CertificateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Certificate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'course' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'issuedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifyId' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CertificateQuery, CertificateQueryVariables>
export const IssueCertificateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'IssueCertificate' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'again' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'issueCertificate' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'again' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'again' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CertificateFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CertificateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Certificate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'course' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'issuedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifyId' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<IssueCertificateMutation, IssueCertificateMutationVariables>
export const ShareCertificateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ShareCertificate' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'shared' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareCertificate' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'shared' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'shared' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'CertificateFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CertificateFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Certificate' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'course' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'issuedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifyId' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShareCertificateMutation, ShareCertificateMutationVariables>
export const ContentsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Contents' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'contents' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContentFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SectionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Section' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Content' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descText' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descBody' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sections' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SectionFields' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ContentsQuery, ContentsQueryVariables>
export const AuthoredContentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AuthoredContent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentUrl' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authoredContent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentUrl' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentUrl' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContentFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SectionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Section' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContentFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Content' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descText' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descBody' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sections' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SectionFields' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuthoredContentQuery, AuthoredContentQueryVariables>
export const AuthoredSectionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AuthoredSection' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentUrl' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionUrl' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authoredSection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentUrl' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentUrl' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionUrl' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionUrl' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'content' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'section' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'SectionFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tasks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AuthoredTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SectionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Section' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tasks' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AuthoredTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Task' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preview' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileDetails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'renditions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bandwidth' } },
                { kind: 'Field', name: { kind: 'Name', value: 'size' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'numOfQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'percentEasy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeAllowed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'attempts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedContentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedSectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedTaskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuthoredSectionQuery, AuthoredSectionQueryVariables>
export const AuthoredTaskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AuthoredTask' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentUrl' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionUrl' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskUrl' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'authoredTask' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentUrl' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentUrl' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionUrl' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionUrl' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskUrl' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskUrl' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'content' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'section' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'task' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AuthoredTaskFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'lecture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LecturePlaybackFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'linked' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'contentName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'task' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'AuthoredTaskFields' } }],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'lecture' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'FragmentSpread', name: { kind: 'Name', value: 'LecturePlaybackFields' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AuthoredTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Task' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preview' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileDetails' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'renditions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                { kind: 'Field', name: { kind: 'Name', value: 'height' } },
                { kind: 'Field', name: { kind: 'Name', value: 'bandwidth' } },
                { kind: 'Field', name: { kind: 'Name', value: 'size' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'numOfQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'percentEasy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxQuestions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeAllowed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'attempts' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedContentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedSectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkedTaskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LecturePlaybackFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LecturePlayback' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          { kind: 'Field', name: { kind: 'Name', value: 'playlist' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cookies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'policy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'signature' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keyPairId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AuthoredTaskQuery, AuthoredTaskQueryVariables>
export const CreateContentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateContent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateContentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createContent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateContentMutation, CreateContentMutationVariables>
export const UpdateContentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateContent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateContentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateContent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateContentMutation, UpdateContentMutationVariables>
export const DeleteContentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteContent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteContent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteContentMutation, DeleteContentMutationVariables>
export const CreateSectionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateSection' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateSectionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createSection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateSectionMutation, CreateSectionMutationVariables>
export const UpdateSectionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateSection' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateSectionInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateSection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateSectionMutation, UpdateSectionMutationVariables>
export const DeleteSectionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteSection' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteSection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteSectionMutation, DeleteSectionMutationVariables>
export const CreateTaskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateTask' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateTaskInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createTask' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateTaskMutation, CreateTaskMutationVariables>
export const UpdateTaskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateTask' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateTaskInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateTask' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateTaskMutation, UpdateTaskMutationVariables>
export const DeleteTaskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteTask' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteTask' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteTaskMutation, DeleteTaskMutationVariables>
export const CreateFileUploadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateFileUpload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createFileUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'size' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'size' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uploadKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateFileUploadMutation, CreateFileUploadMutationVariables>
export const PublishImageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'PublishImage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uploadKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publishImage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uploadKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uploadKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'src' } },
                { kind: 'Field', name: { kind: 'Name', value: 'width' } },
                { kind: 'Field', name: { kind: 'Name', value: 'height' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PublishImageMutation, PublishImageMutationVariables>
export const ReplaceCaptionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReplaceCaptions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ReplaceCaptionsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'replaceCaptions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'captionsName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReplaceCaptionsMutation, ReplaceCaptionsMutationVariables>
export const ReviewCaptionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReviewCaptions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reviewCaptions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReviewCaptionsMutation, ReviewCaptionsMutationVariables>
export const StartVideoUploadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'StartVideoUpload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'StartVideoUploadInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'startVideoUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UploadSessionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UploadSessionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadSession' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uploadId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'done' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartVideoUploadMutation, StartVideoUploadMutationVariables>
export const FindVideoUploadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FindVideoUpload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'videoUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UploadSessionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UploadSessionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadSession' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uploadId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'partSize' } },
          { kind: 'Field', name: { kind: 'Name', value: 'done' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FindVideoUploadQuery, FindVideoUploadQueryVariables>
export const SignVideoPartsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SignVideoParts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'numbers' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'signVideoParts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'numbers' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'numbers' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'number' } },
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SignVideoPartsMutation, SignVideoPartsMutationVariables>
export const FinishVideoUploadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'FinishVideoUpload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finishVideoUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'fileDetails' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FinishVideoUploadMutation, FinishVideoUploadMutationVariables>
export const StartRenditionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'StartRenditions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'instead' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'startRenditions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'instead' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'instead' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RenditionsSessionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RenditionsSessionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsSession' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'folder' } },
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'list' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'name' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartRenditionsMutation, StartRenditionsMutationVariables>
export const FinishRenditionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'FinishRendition' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'playlist' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'finishRendition' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'playlist' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'playlist' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'RenditionsSessionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RenditionsSessionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsSession' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'folder' } },
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'list' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'name' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FinishRenditionMutation, FinishRenditionMutationVariables>
export const PublishRenditionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'PublishRenditions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publishRenditions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PublishRenditionsMutation, PublishRenditionsMutationVariables>
export const CancelRenditionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CancelRenditions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'RenditionsInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cancelRenditions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelRenditionsMutation, CancelRenditionsMutationVariables>
export const CancelVideoUploadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CancelVideoUpload' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'VideoUploadInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cancelVideoUpload' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelVideoUploadMutation, CancelVideoUploadMutationVariables>
export const DeleteVideoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteVideo' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteVideo' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteVideoMutation, DeleteVideoMutationVariables>
export const SaveCaptionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveCaptions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveCaptionsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveCaptions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'captionsName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveCaptionsMutation, SaveCaptionsMutationVariables>
export const DeleteCaptionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteCaptions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteCaptions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteCaptionsMutation, DeleteCaptionsMutationVariables>
export const TestTagsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TestTags' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'constants' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                { kind: 'Field', name: { kind: 'Name', value: 'nclexAreas' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TestTagsQuery, TestTagsQueryVariables>
export const PoolShortageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PoolShortage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'TestSettingsInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'poolShortage' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'pool' } },
                { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PoolShortageQuery, PoolShortageQueryVariables>
export const PreviewTestDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PreviewTest' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'previewTest' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'task' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'numOfQuestions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'percentEasy' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'minQuestions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'maxQuestions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'timeAllowed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'attempts' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'areas' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'questions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PreviewQuestionFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PreviewQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PreviewQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'body' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'match' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                { kind: 'Field', name: { kind: 'Name', value: 'area' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewTestQuery, PreviewTestQueryVariables>
export const PreviewMoreDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'PreviewMore' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'areas' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'used' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'previewMore' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'areas' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'areas' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'used' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'used' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PreviewQuestionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PreviewQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PreviewQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'body' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'answers' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'match' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                { kind: 'Field', name: { kind: 'Name', value: 'area' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PreviewMoreQuery, PreviewMoreQueryVariables>
export const CourseViewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CourseView' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'courseView' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'progress' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'contents' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ContentCountFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TaskOutlineFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'TaskOutline' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'best' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passed' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ContentCountFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ContentCount' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'descText' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sections' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'outline' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TaskOutlineFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CourseViewQuery, CourseViewQueryVariables>
export const CompleteCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CompleteCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'key' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'action' },
                      value: { kind: 'EnumValue', value: 'complete' },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CompleteCourseMutation, CompleteCourseMutationVariables>
export const ManagedCoursesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ManagedCourses' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'CourseType' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'courses' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'type' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'type' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ManagedCourseFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedCourseFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Course' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'liveClasses' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'published' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'content' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ManagedCoursesQuery, ManagedCoursesQueryVariables>
export const NewCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'NewCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'copy' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'managedCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'copy' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'course' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ManagedCourseFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'contents' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedCourseFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Course' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'liveClasses' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'published' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'content' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NewCourseQuery, NewCourseQueryVariables>
export const ManagedCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ManagedCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'managedCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'course' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ManagedCourseFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'contents' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'editable' } },
                { kind: 'Field', name: { kind: 'Name', value: 'enrolled' } },
                { kind: 'Field', name: { kind: 'Name', value: 'roster' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'differing' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'contents' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'editable' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'courseStudents' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedCourseFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Course' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'liveClasses' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'published' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'content' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ManagedCourseQuery, ManagedCourseQueryVariables>
export const FindUsersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FindUsers' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'users' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FindUsersQuery, FindUsersQueryVariables>
export const CreateManagedCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CreateManagedCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateCourseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ManagedCourseFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedCourseFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Course' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'liveClasses' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'published' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'content' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CreateManagedCourseMutation, CreateManagedCourseMutationVariables>
export const UpdateManagedCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateManagedCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateCourseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ManagedCourseFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedCourseFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Course' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'liveClasses' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'published' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'content' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateManagedCourseMutation, UpdateManagedCourseMutationVariables>
export const AlignCoursesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AlignCourses' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'AlignCoursesInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'alignCourses' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ManagedCourseFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedCourseFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Course' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'price' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'liveClasses' } },
          { kind: 'Field', name: { kind: 'Name', value: 'instructor' } },
          { kind: 'Field', name: { kind: 'Name', value: 'published' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'content' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AlignCoursesMutation, AlignCoursesMutationVariables>
export const AddCourseStudentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddCourseStudent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'key' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddCourseStudentMutation, AddCourseStudentMutationVariables>
export const RemoveCourseStudentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RemoveCourseStudent' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RemoveCourseStudentMutation, RemoveCourseStudentMutationVariables>
export const DashboardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Dashboard' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dashboard' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'activeNow' } },
                { kind: 'Field', name: { kind: 'Name', value: 'students' } },
                { kind: 'Field', name: { kind: 'Name', value: 'admins' } },
                { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sales' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'paid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'paidAmount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'refunded' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'refundedAmount' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'paidNotEnrolled' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stuck' } },
                { kind: 'Field', name: { kind: 'Name', value: 'today' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>
export const MyProgressDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MyProgress' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MyProgressQuery, MyProgressQueryVariables>
export const StartCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'StartCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'key' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'action' },
                      value: { kind: 'EnumValue', value: 'start' },
                    },
                  ],
                },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartCourseMutation, StartCourseMutationVariables>
export const OnProgressDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnProgress' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'onProgress' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OnProgressSubscription, OnProgressSubscriptionVariables>
export const NotificationsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Notifications' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationsQuery, NotificationsQueryVariables>
export const DismissNotificationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DismissNotification' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'dismissNotification' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DismissNotificationMutation, DismissNotificationMutationVariables>
export const OnNotificationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnNotification' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'onNotification' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OnNotificationSubscription, OnNotificationSubscriptionVariables>
export const OnNotificationDismissedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnNotificationDismissed' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'onNotificationDismissed' } }],
      },
    },
  ],
} as unknown as DocumentNode<OnNotificationDismissedSubscription, OnNotificationDismissedSubscriptionVariables>
export const OwnedCoursesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnedCourses' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'myOpenPayments' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnedCoursesQuery, OwnedCoursesQueryVariables>
export const RegisterCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RegisterCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RegisterCourseInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'registerCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentFacts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'charge' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'clientSecret' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RegisterCourseMutation, RegisterCourseMutationVariables>
export const SettlePaymentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SettlePayment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'settlePayment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentFacts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'charge' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'clientSecret' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SettlePaymentMutation, SettlePaymentMutationVariables>
export const CancelPaymentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CancelPayment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cancelPayment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PaymentFacts' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PaymentFacts' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'charge' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'clientSecret' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CancelPaymentMutation, CancelPaymentMutationVariables>
export const OnPaymentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnPayment' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'onPayment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'charge' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OnPaymentSubscription, OnPaymentSubscriptionVariables>
export const PaymentsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Payments' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'payments' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedPayment' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
                { kind: 'Field', name: { kind: 'Name', value: 'searchedTo' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListedPayment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'date' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'charge' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'intentId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refund' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'by' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'trouble' } },
          { kind: 'Field', name: { kind: 'Name', value: 'disputed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<PaymentsQuery, PaymentsQueryVariables>
export const OnAcademyPaymentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnAcademyPayment' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'onAcademyPayment' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'courseYear' } },
                { kind: 'Field', name: { kind: 'Name', value: 'studentId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'studentName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'charge' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OnAcademyPaymentSubscription, OnAcademyPaymentSubscriptionVariables>
export const RefundPaymentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RefundPayment' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RefundPaymentInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refundPayment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ListedPayment' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ListedPayment' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Payment' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'date' } },
          { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'charge' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'intentId' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'refund' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'by' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'trouble' } },
          { kind: 'Field', name: { kind: 'Name', value: 'disputed' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RefundPaymentMutation, RefundPaymentMutationVariables>
export const ReceiptDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Receipt' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'myPayment' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'courseName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'studentName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'processing' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'charge' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'failure_message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReceiptQuery, ReceiptQueryVariables>
export const StudentListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StudentList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'users' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'type' },
                value: { kind: 'EnumValue', value: 'Student' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentNameFields' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastSeen' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentNameFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentListQuery, StudentListQueryVariables>
export const StudentProgressDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StudentProgress' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'studentProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uid' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'student' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentNameFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'progress' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentNameFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentProgressQuery, StudentProgressQueryVariables>
export const StudentCourseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StudentCourse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'studentCourse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uid' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'student' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentNameFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'progress' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'contents' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'sections' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentNameFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentCourseQuery, StudentCourseQueryVariables>
export const StudentSectionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StudentSection' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'studentSection' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uid' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'student' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentNameFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'progress' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'section' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tasks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WatchedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Watched' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pieces' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentNameFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'StudentTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'used' } },
          { kind: 'Field', name: { kind: 'Name', value: 'best' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'watched' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'WatchedFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'attempts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentAttemptFields' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentSectionQuery, StudentSectionQueryVariables>
export const StudentAttemptDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StudentAttempt' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'n' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'studentAttempt' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uid' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'n' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'n' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentAttemptFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'questions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ReviewedQuestionFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'TakenQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'PublicQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'matches' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'GradedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'GradedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'choice' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ReviewedQuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ReviewedQuestion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'TakenQuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'graded' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'GradedFields' } }],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'answered' } },
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentAttemptQuery, StudentAttemptQueryVariables>
export const StudentOlderAttemptsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'StudentOlderAttempts' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'before' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'studentOlderAttempts' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uid' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'before' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'before' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'StudentAttemptFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'breakdown' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentOlderAttemptsQuery, StudentOlderAttemptsQueryVariables>
export const OnStudentMoveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnStudentMove' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'onStudentMove' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'attempt' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OnStudentMoveSubscription, OnStudentMoveSubscriptionVariables>
export const QuestionListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'QuestionList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionSearchInput' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'preview' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'area' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuestionListQuery, QuestionListQueryVariables>
export const BankConstantsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'BankConstants' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'constants' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConstantsFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConstantsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Constants' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'nclexAreas' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BankConstantsQuery, BankConstantsQueryVariables>
export const QuestionScreenDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'QuestionScreen' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'question' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionFields' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'constants' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ConstantsFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Question' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'match' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sample' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ConstantsFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Constants' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'nclexAreas' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuestionScreenQuery, QuestionScreenQueryVariables>
export const QuestionUseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'QuestionUse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questionUse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tasks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'pool' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuestionUseQuery, QuestionUseQueryVariables>
export const AddQuestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddQuestion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionInput' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'requestId' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addQuestion' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'requestId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'requestId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Question' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'match' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sample' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddQuestionMutation, AddQuestionMutationVariables>
export const UpdateQuestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateQuestion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateQuestion' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Question' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'match' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sample' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateQuestionMutation, UpdateQuestionMutationVariables>
export const DeleteQuestionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DeleteQuestion' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deleteQuestion' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeleteQuestionMutation, DeleteQuestionMutationVariables>
export const MarkSampleDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MarkSample' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sample' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'markSample' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'version' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'version' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sample' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sample' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Question' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'match' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sample' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MarkSampleMutation, MarkSampleMutationVariables>
export const SaveTagsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveTags' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'tags' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveTags' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'tags' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'tags' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveTagsMutation, SaveTagsMutationVariables>
export const SaveNclexAreasDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveNclexAreas' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'areas' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveNclexAreas' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'areas' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'areas' } },
              },
            ],
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveNclexAreasMutation, SaveNclexAreasMutationVariables>
export const ExportQuestionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ExportQuestions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'QuestionSearchInput' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'exportQuestions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'ref' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'question' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'QuestionFields' } }],
                        },
                      },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuestionFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Question' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'answers' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'letter' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correct' } },
                { kind: 'Field', name: { kind: 'Name', value: 'match' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'rationale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
          { kind: 'Field', name: { kind: 'Name', value: 'area' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sample' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ExportQuestionsQuery, ExportQuestionsQueryVariables>
export const ImportUseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ImportUse' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'importUse' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tasks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'pool' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                { kind: 'Field', name: { kind: 'Name', value: 'areas' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportUseQuery, ImportUseQueryVariables>
export const ImportRowsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ImportRows' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'rows' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportRowInput' } },
              },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'dryRun' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'batch' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportBatchInput' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'newTags' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'newAreas' } },
          type: {
            kind: 'ListType',
            type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'importQuestions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'rows' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'rows' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'dryRun' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'dryRun' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'batch' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'batch' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'newTags' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'newTags' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'newAreas' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'newAreas' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'row' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ref' } },
                { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
                { kind: 'Field', name: { kind: 'Name', value: 'same' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportRowsMutation, ImportRowsMutationVariables>
export const ImportsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Imports' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'imports' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImportBatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportBatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportBatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'added' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'labels' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportsQuery, ImportsQueryVariables>
export const UndoImportDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UndoImport' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'undoImport' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'key' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'key' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'batch' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ImportBatchFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'left' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tags' } },
                { kind: 'Field', name: { kind: 'Name', value: 'areas' } },
                { kind: 'Field', name: { kind: 'Name', value: 'more' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportBatchFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportBatch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'added' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undone' } },
          { kind: 'Field', name: { kind: 'Name', value: 'labels' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>
export const SectionViewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SectionView' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sectionView' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'progress' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'section' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'instructions' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tasks' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'used' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'open' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'best' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'passed' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'minutes' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'questions' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'watched' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SectionViewQuery, SectionViewQueryVariables>
export const TaskViewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'TaskView' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'taskView' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'progress' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'ProgressFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'lecture' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LecturePlaybackFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'numOfQuestions' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeAllowed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'attempts' } },
                { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
                { kind: 'Field', name: { kind: 'Name', value: 'poolSuffices' } },
                { kind: 'Field', name: { kind: 'Name', value: 'used' } },
                { kind: 'Field', name: { kind: 'Name', value: 'open' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'history' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'PastAttemptFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'watched' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'WatchedFields' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextTaskFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'NextTask' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'contentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sectionName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProgressFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Progress' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'onlineDays' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'subject' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'courseEndTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'paymentKey' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'completedOn' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'overview' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'completed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastActivity' } },
                { kind: 'Field', name: { kind: 'Name', value: 'average' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'next' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'NextTaskFields' } }],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LecturePlaybackFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LecturePlayback' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          { kind: 'Field', name: { kind: 'Name', value: 'playlist' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cookies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'policy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'signature' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keyPairId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PastAttemptFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Attempt' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'n' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'deadline' } },
          { kind: 'Field', name: { kind: 'Name', value: 'endTime' } },
          { kind: 'Field', name: { kind: 'Name', value: 'total' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentQuestion' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'grade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'passGrade' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WatchedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Watched' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pieces' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<TaskViewQuery, TaskViewQueryVariables>
export const RenewedLectureDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'RenewedLecture' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'lecture' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'progressKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'progressKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'contentKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'contentKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sectionKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sectionKey' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'taskKey' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'taskKey' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'LecturePlaybackFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LecturePlaybackFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'LecturePlayback' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'video' } },
          { kind: 'Field', name: { kind: 'Name', value: 'playlist' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'captionsReviewed' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'cookies' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                { kind: 'Field', name: { kind: 'Name', value: 'policy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'signature' } },
                { kind: 'Field', name: { kind: 'Name', value: 'keyPairId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'expiresAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RenewedLectureQuery, RenewedLectureQueryVariables>
export const RecordWatchingDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RecordWatching' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RecordWatchingInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recordWatching' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'WatchedFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WatchedFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Watched' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'seconds' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duration' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pieces' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RecordWatchingMutation, RecordWatchingMutationVariables>
export const OpenTaskDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'OpenTask' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'CreateTaskProgressInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createTaskProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'taskKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'progressKey' } },
                { kind: 'Field', name: { kind: 'Name', value: 'complete' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OpenTaskMutation, OpenTaskMutationVariables>
export const UserListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UserList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'users' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'search' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'search' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'page' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'page' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'note' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UserNoteFields' } }],
                        },
                      },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'page' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserNoteFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Note' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UserListQuery, UserListQueryVariables>
export const ManagedUserDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ManagedUser' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'managedUser' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uid' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'phone' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'dateCreated' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastSeen' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'notes' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'items' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UserNoteFields' } }],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserNoteFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Note' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ManagedUserQuery, ManagedUserQueryVariables>
export const OlderNotesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OlderNotes' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notes' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'uid' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'uid' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'nextToken' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'nextToken' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'items' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UserNoteFields' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'nextToken' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserNoteFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Note' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OlderNotesQuery, OlderNotesQueryVariables>
export const UpdateUserDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UpdateUser' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'UpdateUserInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateUser' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'uid' } },
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>
export const AddUserNoteDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AddUserNote' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: { kind: 'NonNullType', type: { kind: 'NamedType', name: { kind: 'Name', value: 'AddNoteInput' } } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'addNote' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'FragmentSpread', name: { kind: 'Name', value: 'UserNoteFields' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UserNoteFields' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Note' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'key' } },
          { kind: 'Field', name: { kind: 'Name', value: 'text' } },
          { kind: 'Field', name: { kind: 'Name', value: 'author' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdOn' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AddUserNoteMutation, AddUserNoteMutationVariables>
export const OnCatalogueDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'OnCatalogue' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'onCatalogue' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'generatedAt' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OnCatalogueSubscription, OnCatalogueSubscriptionVariables>
export const GetTimeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'GetTime' },
      selectionSet: { kind: 'SelectionSet', selections: [{ kind: 'Field', name: { kind: 'Name', value: 'getTime' } }] },
    },
  ],
} as unknown as DocumentNode<GetTimeQuery, GetTimeQueryVariables>
