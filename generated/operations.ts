// Written by npm run codegen. Do not edit.
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
export type TaskType =
  | 'Reading'
  | 'Lecture'
  | 'Practice'
  | 'NCLEX'
  /** An adaptive NCLEX: the next question depends on the answers, and it ends when it is sure. */
  | 'AdaptiveNCLEX'
  | 'Linking'

/** When users were online: never, or not for 30 days (who never was is away too). Lists are up to a day behind. */
export type UserSeen = 'never' | 'away'

/**
 * Users with an active course (that runs, or is not started yet), or without one. Entries of search files from before there was this are in neither,
 * until the files are created again.
 */
export type UserCourses = 'active' | 'none'

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

/** How well a question was remembered (FSRS). */
export type CardRating = 'again' | 'hard' | 'good' | 'easy'

/** Why there is a plan, or none. */
export type PlanState = 'planned' | 'examDayMissing' | 'examDayOver' | 'noCourse'

/** A review of a card. `item`: of a case study; `servedTime`: as served; `seconds`: how long it took. */
export type AnswerCardInput = {
  progressKey: Scalars['ID']['input']
  questionId: Scalars['Int']['input']
  item?: InputMaybe<Scalars['Int']['input']>
  servedTime: Scalars['Float']['input']
  choice: Array<Scalars['Int']['input']>
  seconds?: InputMaybe<Scalars['Int']['input']>
}

export type RateCardInput = {
  progressKey: Scalars['ID']['input']
  questionId: Scalars['Int']['input']
  item?: InputMaybe<Scalars['Int']['input']>
  rating: CardRating
}

/** When a student studies. version, settingsVersion: those that were read. */
export type UpdateStudyPlanInput = {
  examDay?: InputMaybe<Scalars['String']['input']>
  timeZone: Scalars['String']['input']
  freeWeekdays: Array<Scalars['Int']['input']>
  freeDays: Array<Scalars['String']['input']>
  startMinute: Scalars['Int']['input']
  version: Scalars['Int']['input']
  settingsVersion: Scalars['Int']['input']
}

/** A new address of the calendar, or none. version: that of the plan that was read. */
export type ChangePlanFeedInput = {
  on: Scalars['Boolean']['input']
  version: Scalars['Int']['input']
}

/** `examDay` absent: there is none; `version`: as read. */
export type UpdateStudySettingsInput = {
  retention: Scalars['Float']['input']
  cap: Scalars['Int']['input']
  examDay?: InputMaybe<Scalars['String']['input']>
  timeZone: Scalars['String']['input']
  version: Scalars['Int']['input']
}

export type ActivityKind = 'area' | 'tag' | 'type' | 'step'

/** items: of tests and reviews in 28 days; days: with one of them; share: of points in tests, from 0 to 1. */
export type ActivityMeasure = 'items' | 'days' | 'share'

export type ActivityQuarter = 'lower' | 'middle' | 'upper'

/** `day`: YYYY-MM-DD; `consent`: to use it for a prediction later. */
export type RecordExamOutcomeInput = {
  day: Scalars['String']['input']
  passed: Scalars['Boolean']['input']
  consent: Scalars['Boolean']['input']
}

/** Whom to invite; requestId is made once by the client: repeating it sends nothing. */
export type InviteUserInput = {
  firstName: Scalars['String']['input']
  lastName: Scalars['String']['input']
  email: Scalars['String']['input']
  requestId: Scalars['ID']['input']
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
  /** Its students make quizzes of their own; absent: they do. */
  ownQuizzes?: InputMaybe<Scalars['Boolean']['input']>
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
  /** As in CreateCourseInput; absent: it stays as it is. */
  ownQuizzes?: InputMaybe<Scalars['Boolean']['input']>
  content: Array<Scalars['ID']['input']>
}

export type AlignCoursesInput = {
  /** The course whose contents its options get. */
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
}

/** Another room and other times of a class that may have students (decision 0084); its dates stay. */
export type ChangeClassInput = {
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
  location: Scalars['String']['input']
  startTime: Scalars['String']['input']
  endTime: Scalars['String']['input']
}

export type SendCourseMessageInput = {
  key: Scalars['ID']['input']
  /** Made by the client: the same request again sends nothing. */
  requestId: Scalars['ID']['input']
  subject: Scalars['String']['input']
  text: Scalars['String']['input']
  /** Uids of those that it is for, 200 at most; absent: everybody. */
  students?: InputMaybe<Array<Scalars['ID']['input']>>
}

export type CourseNoticeKind = 'message' | 'class'

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
  /** Case studies among its questions, six questions each; absent: none. */
  caseStudies?: InputMaybe<Scalars['Int']['input']>
  minQuestions?: InputMaybe<Scalars['Int']['input']>
  maxQuestions?: InputMaybe<Scalars['Int']['input']>
  timeAllowed?: InputMaybe<Scalars['Int']['input']>
  attempts?: InputMaybe<Scalars['Int']['input']>
  passGrade?: InputMaybe<Scalars['Int']['input']>
  /** Practice: its tags' questions are in no quiz of students (decision 0106). */
  reserved?: InputMaybe<Scalars['Boolean']['input']>
  /** plus-minus, or absent. */
  scoring?: InputMaybe<Scalars['String']['input']>
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

export type CopyContentInput = {
  contentKey: Scalars['ID']['input']
  /** The name of the copy. */
  name: Scalars['String']['input']
  /** Random, at least 8 letters or digits: the same request begins one copy. */
  requestId: Scalars['ID']['input']
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
  /** Case studies among its questions, six questions each; absent: none. */
  caseStudies?: InputMaybe<Scalars['Int']['input']>
  minQuestions?: InputMaybe<Scalars['Int']['input']>
  maxQuestions?: InputMaybe<Scalars['Int']['input']>
  timeAllowed?: InputMaybe<Scalars['Int']['input']>
  attempts?: InputMaybe<Scalars['Int']['input']>
  passGrade?: InputMaybe<Scalars['Int']['input']>
  /** Practice: its tags' questions are in no quiz of students (decision 0106). */
  reserved?: InputMaybe<Scalars['Boolean']['input']>
  /** plus-minus, or absent. */
  scoring?: InputMaybe<Scalars['String']['input']>
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
  /** HTML; once it is sanitised, its plain text takes the place of text. Without markup it is not kept. */
  textHtml?: InputMaybe<Scalars['String']['input']>
  correct?: InputMaybe<Scalars['Boolean']['input']>
  match?: InputMaybe<Scalars['String']['input']>
  why?: InputMaybe<Scalars['String']['input']>
  /** HTML; once it is sanitised, its plain text takes the place of why. */
  whyHtml?: InputMaybe<Scalars['String']['input']>
}

export type QuestionInput = {
  type: Scalars['String']['input']
  body: Scalars['String']['input']
  /** HTML; once it is sanitised, its plain text takes the place of body. Without markup it is not kept. So with each …Html. */
  bodyHtml?: InputMaybe<Scalars['String']['input']>
  answers: Array<AnswerInput>
  /** JSON text of a type with a content (docs/question-content.md), which has no answers. */
  content?: InputMaybe<Scalars['String']['input']>
  /** Select All That Apply: plus-minus, or absent. */
  scoring?: InputMaybe<Scalars['String']['input']>
  rationale: Scalars['String']['input']
  rationaleHtml?: InputMaybe<Scalars['String']['input']>
  tags: Array<Scalars['String']['input']>
  area: Array<Scalars['String']['input']>
}

/** How the bank is searched (spec 2.2.7). */
export type QuestionSearchType = 'Default' | 'Number' | 'Tag' | 'Areas' | 'Type' | 'Case' | 'Combined'

/** A search of the bank; each type of search uses its own fields (spec 2.5.33 to 2.5.36). */
export type QuestionSearchInput = {
  type: QuestionSearchType
  /** Default: words of the question. Number: digits. Case: words of the case study, or none. Combined: words, or none. */
  text?: InputMaybe<Scalars['String']['input']>
  /** Tag: all of them must be present. Combined: the same, or none. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>
  /** Areas: RN or PN, with areas. Combined: each of them may be absent. */
  subject?: InputMaybe<Scalars['String']['input']>
  areas?: InputMaybe<Array<Scalars['String']['input']>>
  /** Type: any of these types of question. Case: an item of any of these types, or none. Combined: as Type, or none. */
  types?: InputMaybe<Array<Scalars['String']['input']>>
  /** Case: an item of any of these steps of clinical judgment, or none. */
  steps?: InputMaybe<Array<Scalars['String']['input']>>
  /** Combined: 'Public sample', 'Without rationale', 'Without tags', 'Without NCLEX area', 'Changed in the last 7 days', or none. */
  state?: InputMaybe<Scalars['String']['input']>
}

/** How a list is sorted: by the key of one of its columns. Rows that are equal in it stay in the list's own order. */
export type ListSortInput = {
  by: Scalars['String']['input']
  descending: Scalars['Boolean']['input']
}

/** What may be wrong with a question, by what was answered (decision 0115). */
export type QuestionFlaw =
  /** Better students choose another option than the key. */
  | 'wrongKey'
  /** A wrong option that better students choose. */
  | 'attractiveOption'
  /** Answers follow ability less than they should. */
  | 'misfit'
  | 'tooHard'
  /** Half of the answers came in less than 5 seconds. */
  | 'tooFast'
  /** Two options that are always chosen together. */
  | 'optionsTogether'
  /** A wrong option that hardly anybody chooses. */
  | 'deadOption'
  | 'tooEasy'

/** On which ability the discrimination rests: the points of the other questions, where all answered the same ones, or an estimate of ability. */
export type DiscriminationBy = 'rest' | 'ability'

/** What administrators decided of a question's flaws (decision 0116). */
export type FlawState =
  /** Nothing yet, or something was added since. */
  | 'new'
  | 'kept'
  /** It has a version that is newer than what was looked at. */
  | 'changed'
  /** It was deleted. */
  | 'withdrawn'

export type DecideFlawInput = {
  question: Scalars['Int']['input']
  stamp: Scalars['ID']['input']
  state: FlawState
  note: Scalars['String']['input']
}

/** Tags or NCLEX areas. */
export type LabelKind = 'Tag' | 'Area'

/** What is done with each of many questions at once. */
export type QuestionAction = 'AddTag' | 'RemoveTag' | 'Delete'

/** A question that was ticked. version: the one that was seen; another one by now refuses it. Without it the question is taken as it is. */
export type TickedQuestionInput = {
  id: Scalars['Int']['input']
  version?: InputMaybe<Scalars['Int']['input']>
}

export type ChangeOutcome =
  /** As it was asked for; a call that is repeated says so too. */
  | 'done'
  /** It carried the tag already, or did not carry it: nothing was written. */
  | 'unchanged'
  | 'refused'

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
  /** Case studies among its questions, six questions each; absent: none. */
  caseStudies?: InputMaybe<Scalars['Int']['input']>
  minQuestions?: InputMaybe<Scalars['Int']['input']>
  maxQuestions?: InputMaybe<Scalars['Int']['input']>
}

/**
 * Gives a paid payment back (the public terms stay no-refund). Without an amount, or with all that is left: ends its progress and frees the
 * seat. With less: the course stays; requestId is then needed, made once by the client: repeating it repeats nothing.
 */
export type RefundPaymentInput = {
  key: Scalars['ID']['input']
  /** Cents, from 1 to what is left; absent: all that is left. */
  amount?: InputMaybe<Scalars['Int']['input']>
  /** Cents that were left of the payment as the administrator saw it: a part is refused with refund-changed when something else went back since. */
  left?: InputMaybe<Scalars['Int']['input']>
  requestId?: InputMaybe<Scalars['ID']['input']>
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
  /** check, of an item of a case study: its number, as served. */
  caseItem?: InputMaybe<Scalars['Int']['input']>
  /** check: that of the attempt, as served. */
  scoring?: InputMaybe<Scalars['String']['input']>
  /** check, of an adaptive test: AdaptiveNCLEX, so that it is read before the answer is written. */
  type?: InputMaybe<TaskType>
  /**
   * check: indexes of the chosen answers, from 0, ascending. Matching/Dropdown: for each answer the index into matches. With a content:
   * the chosen cells, ascending; Ordered Response: the items in their order; Numeric: the codes of the characters.
   */
  choice?: InputMaybe<Array<Scalars['Int']['input']>>
}

export type MarkedPlaceInput = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
  position: Scalars['Int']['input']
}

export type QuestionHighlightInput = {
  block: Scalars['String']['input']
  start: Scalars['Int']['input']
  text: Scalars['String']['input']
}

export type MarkQuestionInput = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
  position: Scalars['Int']['input']
  /** Of the marks that the client has read; 0: there are none. */
  version: Scalars['Int']['input']
  flagged: Scalars['Boolean']['input']
  struck: Array<Scalars['Int']['input']>
  /** At most 2,000 characters of plain text. */
  note: Scalars['String']['input']
  /** At most 30 of 2,000 characters together; absent: those that are there stay. */
  highlights?: InputMaybe<Array<QuestionHighlightInput>>
}

export type MistakeKind = 'key' | 'typo' | 'unclear' | 'technical' | 'other'

/** A mistake in a question of an own attempt; requestId is made once by the client: repeating it repeats nothing. */
export type BeginRegradeInput = {
  /** Made by the client: 8 to 64 letters, digits, - or _. */
  id: Scalars['ID']['input']
  question: Scalars['Int']['input']
  /** Of a case study, the item's number, from 1. */
  item?: InputMaybe<Scalars['Int']['input']>
  rule: RegradeRule
  /** Only attempts that were served a version from this time (epoch milliseconds) on. */
  from?: InputMaybe<Scalars['Float']['input']>
  /** Only attempts that were served a version of this time or before. */
  upTo?: InputMaybe<Scalars['Float']['input']>
}

export type ReportMistakeInput = {
  requestId: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
  /** The question's index in the attempt, from 0. */
  position: Scalars['Int']['input']
  kind: MistakeKind
  /** At most 1,000 characters of plain text. */
  text: Scalars['String']['input']
}

/** What a decision on the question made of a report that it settled (decision 0116). */
export type ReportOutcome =
  | 'kept'
  /** The question has a newer version. */
  | 'changed'
  /** The question was deleted. */
  | 'withdrawn'

/** What a question is graded by in a regrade (decision 0117). */
export type RegradeRule =
  /** The key of its newest version. */
  | 'newKey'
  /** That key or the one that was served, whichever gives more. */
  | 'alsoAccept'
  /** Whatever was answered has all points. */
  | 'fullCredit'
  /** It counts for nothing. */
  | 'drop'

export type RegradeStatus = 'checking' | 'checked' | 'applying' | 'applied' | 'undoing' | 'undone'

/** What is done with a regrade next: apply it, undo it, or go on for some seconds with what was begun. */
export type RegradeAction = 'apply' | 'undo' | 'goOn'

/** Which questions a quiz is drawn from: of each list any of its names, an empty list: all; a question must fit all lists. */
export type QuizFilterInput = {
  areas: Array<Scalars['String']['input']>
  tags: Array<Scalars['String']['input']>
  /** Types of question. */
  types: Array<Scalars['String']['input']>
  /** Steps of clinical judgment; a case study has them all. */
  steps: Array<Scalars['String']['input']>
  /** easy, medium, hard */
  difficulties: Array<Scalars['String']['input']>
  /** unused, right, wrong, omitted: what became of a question last; flagged beside them. */
  statuses: Array<Scalars['String']['input']>
  /** Only what was answered wrong in the last 14 days. */
  recentMisses: Scalars['Boolean']['input']
}

/** A quiz as its student asks for it. */
export type QuizFormInput = {
  filter: QuizFilterInput
  /** 5 to 150; fewer where fewer are found. */
  questions: Scalars['Int']['input']
  /** tutor: right or wrong after each answer; exam: nothing before the end. */
  mode: Scalars['String']['input']
  /** Seconds for each question, 30 to 300; absent: without a clock. */
  pace?: InputMaybe<Scalars['Int']['input']>
}

/** `requestId`: the same one is the same quiz. */
export type StartQuizInput = {
  progressKey: Scalars['ID']['input']
  form: QuizFormInput
  requestId: Scalars['ID']['input']
}

export type SavedQuizFormInput = {
  name: Scalars['String']['input']
  form: QuizFormInput
}

/** `version`: of the forms that the client has read. */
export type SaveQuizFormsInput = {
  forms: Array<SavedQuizFormInput>
  version: Scalars['Int']['input']
}

/** Forgets what became of all questions, or takes the last time back. `resetOn`: of the reset that is undone. */
export type ResetStatusesInput = {
  requestId: Scalars['ID']['input']
  undo?: InputMaybe<Scalars['Float']['input']>
}

/**
 * Gives a student's course more days. endTime and onlineDays: what the administrator saw; it is refused when they are others now. requestId is
 * made once by the client.
 */
export type ExtendProgressInput = {
  studentId: Scalars['ID']['input']
  key: Scalars['ID']['input']
  /** 1 to 365. */
  days: Scalars['Int']['input']
  /** Why, in the administrator's words: it is kept as a note about the student. */
  reason: Scalars['String']['input']
  endTime: Scalars['Float']['input']
  onlineDays: Scalars['Int']['input']
  requestId: Scalars['ID']['input']
}

export type ExamStandardInput = {
  /** anchor, judged or fixed */
  kind: Scalars['String']['input']
  percent?: InputMaybe<Scalars['Float']['input']>
  ability?: InputMaybe<Scalars['Float']['input']>
}

export type UpdateExamSettingsInput = {
  /** RN or PN */
  exam: Scalars['String']['input']
  /** That of the settings that are changed; refused with 'exam-changed' when there are newer ones. */
  settingsVersion: Scalars['Int']['input']
  /** Of the plan's areas in their order, in percent; 100 together. */
  shares: Array<Scalars['Float']['input']>
  standard: ExamStandardInput
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
  refundedAmount?: InputMaybe<Scalars['Int']['input']>
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
  best?: InputMaybe<Scalars['Int']['input']>
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

export type SeedExamMutationVariables = Exact<{
  exam: Scalars['String']['input']
}>

export type SeedExamMutation = { calibrateExam: { status: string } }

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
      scoring: string | null
      score: number
      endTime: number | null
      question: {
        id: number
        type: string
        body: string
        matches: Array<string> | null
        caseItem: number | null
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
      scoring: string | null
      score: number
      grade: number | null
      result: string | null
      endTime: number | null
      question: {
        id: number
        type: string
        matches: Array<string> | null
        caseItem: number | null
        answers: Array<{ letter: string }>
      } | null
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

export type TestExamBankQueryVariables = Exact<{
  exam: Scalars['String']['input']
}>

export type TestExamBankQuery = {
  examBank: {
    exam: string
    settingsVersion: number
    ability: number | null
    questions: number
    sittings: number
    responses: number
    items: string
    n: Array<number>
    sources: Array<string>
    exposures: Array<number>
    plan: Array<{ names: Array<string>; share: number }>
    standard: { kind: string; percent: number | null; ability: number | null }
    run: { status: string; sittings: number; responses: number }
  }
}

export type TestCalibrateExamMutationVariables = Exact<{
  exam: Scalars['String']['input']
}>

export type TestCalibrateExamMutation = {
  calibrateExam: { status: string; sittings: number; responses: number; calibrated: number }
}

export type TestExamSettingsMutationVariables = Exact<{
  input: UpdateExamSettingsInput
}>

export type TestExamSettingsMutation = {
  updateExamSettings: {
    settingsVersion: number
    ability: number | null
    standard: { kind: string; percent: number | null; ability: number | null }
  }
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

export type SendPictureMutationVariables = Exact<{
  size: Scalars['Int']['input']
}>

export type SendPictureMutation = { createFileUpload: { uploadKey: string; url: string } }

export type ShowPictureMutationVariables = Exact<{
  uploadKey: Scalars['ID']['input']
}>

export type ShowPictureMutation = { publishImage: { src: string } }

export type ExportPageQueryVariables = Exact<{
  page: Scalars['Int']['input']
}>

export type ExportPageQuery = {
  exportQuestions: {
    total: number
    items: Array<{
      ref: string
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        content: string | null
        scoring: string | null
        rationale: string
        rationaleHtml: string | null
        tags: Array<string>
        area: Array<string>
        answers: Array<{
          letter: string
          text: string
          textHtml: string | null
          correct: boolean
          match: string | null
          why: string | null
          whyHtml: string | null
        }>
      }
    }>
  }
}

export type OpenStudentViewMutationVariables = Exact<{
  uid: Scalars['ID']['input']
  requestId: Scalars['ID']['input']
}>

export type OpenStudentViewMutation = {
  openStudentView: { key: string; uid: string; firstName: string; lastName: string; until: number }
}

export type ViewedCoursesQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type ViewedCoursesQuery = {
  viewedCourses: {
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
        best: number | null
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
    notices: Array<{
      key: string
      progressKey: string
      kind: CourseNoticeKind
      subject: string
      text: string
      createdOn: number
    }>
  }
}

export type ViewedCourseQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
}>

export type ViewedCourseQuery = {
  viewedCourse: {
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

export type ViewedSectionQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
}>

export type ViewedSectionQuery = {
  viewedSection: {
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

export type ViewedTaskQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}>

export type ViewedTaskQuery = {
  viewedTask: {
    key: string
    name: string
    type: TaskType
    text: string | null
    numOfQuestions: number | null
    minQuestions: number | null
    maxQuestions: number | null
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
    history: Array<{ n: number; grade: number | null; deadline: number | null }>
    watched: { seconds: number; duration: number } | null
  }
}

export type CohortFieldsFragment = {
  areas: Array<string>
  students: Array<{
    uid: string
    name: string
    lastName: string
    courseKey: string
    progressKey: string
    endTime: number
    opened: number
    startedOn: number | null
    isCounted: boolean
    lastActivity: number | null
    completed: number
    total: number
    average: number | null
    tests: number
    contents: Array<{ key: string; completed: number; total: number; average: number | null }>
    areas: Array<{ area: number; items: number; points: number; maxPoints: number }>
  }>
  courses: Array<{ key: string; name: string }>
  contents: Array<{ key: string; name: string }>
}

export type CourseCohortQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type CourseCohortQuery = {
  courseCohort: {
    areas: Array<string>
    students: Array<{
      uid: string
      name: string
      lastName: string
      courseKey: string
      progressKey: string
      endTime: number
      opened: number
      startedOn: number | null
      isCounted: boolean
      lastActivity: number | null
      completed: number
      total: number
      average: number | null
      tests: number
      contents: Array<{ key: string; completed: number; total: number; average: number | null }>
      areas: Array<{ area: number; items: number; points: number; maxPoints: number }>
    }>
    courses: Array<{ key: string; name: string }>
    contents: Array<{ key: string; name: string }>
  }
}

export type ContentCohortQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type ContentCohortQuery = {
  contentCohort: {
    areas: Array<string>
    students: Array<{
      uid: string
      name: string
      lastName: string
      courseKey: string
      progressKey: string
      endTime: number
      opened: number
      startedOn: number | null
      isCounted: boolean
      lastActivity: number | null
      completed: number
      total: number
      average: number | null
      tests: number
      contents: Array<{ key: string; completed: number; total: number; average: number | null }>
      areas: Array<{ area: number; items: number; points: number; maxPoints: number }>
    }>
    courses: Array<{ key: string; name: string }>
    contents: Array<{ key: string; name: string }>
  }
}

export type WriteToStudentsMutationVariables = Exact<{
  input: SendCourseMessageInput
}>

export type WriteToStudentsMutation = { sendCourseMessage: { key: string; total: number } }

export type NoteStudentMutationVariables = Exact<{
  input: AddNoteInput
}>

export type NoteStudentMutation = { addNote: { key: string } }

export type CreateFileUploadMutationVariables = Exact<{
  size: Scalars['Int']['input']
}>

export type CreateFileUploadMutation = { createFileUpload: { uploadKey: string; url: string } }

export type PublishImageMutationVariables = Exact<{
  uploadKey: Scalars['ID']['input']
}>

export type PublishImageMutation = { publishImage: { src: string; width: number; height: number } }

export type LecturePlaybackFieldsFragment = {
  video: string
  playlist: string | null
  captions: string | null
  captionsReviewed: boolean | null
  cookies: { path: string; policy: string; signature: string; keyPairId: string; expiresAt: number } | null
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
  refundedAmount: number | null
  trouble: string | null
  disputed: number | null
  charge: { id: string | null; failure_message: string | null } | null
  refund: { reason: string; by: string; date: number } | null
  partRefunds: Array<{ amount: number; reason: string; by: string; date: number }> | null
  openPart: { amount: number; reason: string; by: string; date: number } | null
  disputes: Array<{
    id: string
    status: string
    amount: number
    reason: string
    created: number
    dueBy: number | null
  }> | null
}

export type PartOfPaymentFragment = { amount: number; reason: string; by: string; date: number }

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
    refundedAmount: number | null
    trouble: string | null
    disputed: number | null
    charge: { id: string | null; failure_message: string | null } | null
    refund: { reason: string; by: string; date: number } | null
    partRefunds: Array<{ amount: number; reason: string; by: string; date: number }> | null
    openPart: { amount: number; reason: string; by: string; date: number } | null
    disputes: Array<{
      id: string
      status: string
      amount: number
      reason: string
      created: number
      dueBy: number | null
    }> | null
  }
}

export type OwnDataQueryVariables = Exact<{ [key: string]: never }>

export type OwnDataQuery = {
  myRefunds: Array<string>
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
  myExamOutcomes: Array<{ day: string; passed: boolean; recordedOn: number }>
  myActivity: {
    shared: boolean
    days: Array<{
      day: string
      items: number
      points: number
      maxPoints: number
      timedItems: number
      seconds: number
      reviews: number
    }>
    groups: Array<{
      kind: ActivityKind
      name: string
      weeks: Array<{ week: string; items: number; points: number; maxPoints: number }>
    }>
  }
  studyPlan: {
    examDay: string | null
    timeZone: string
    cap: number
    retention: number
    freeWeekdays: Array<number>
    freeDays: Array<string>
    startMinute: number
    feedUrl: string | null
  }
}

export type OwnCardsQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type OwnCardsQuery = {
  ownCards: {
    withheld: number
    nextToken: string | null
    items: Array<{
      questionId: number
      item: number | null
      rating: CardRating
      last: string
      due: string
      reviews: number
      lapses: number
      stability: number
      difficulty: number
    }>
  }
}

export type OwnReportsQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type OwnReportsQuery = {
  ownReports: {
    nextToken: string | null
    items: Array<{
      taskKey: string
      n: number
      position: number
      kind: MistakeKind
      text: string
      sentOn: number
      settledOn: number | null
      outcome: ReportOutcome | null
    }>
  }
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
  myRefunds: Array<string>
  myProgress: {
    nextToken: string | null
    items: Array<{ key: string; name: string; dateCreated: number; paymentKey: string | null }>
  }
}

export type OwnReceiptQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type OwnReceiptQuery = {
  myPayment: {
    key: string
    courseName: string
    date: number
    amount: number
    processing: boolean
    status: string | null
    refundedAmount: number | null
  } | null
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
      maxScore: number | null
      grade: number | null
      passGrade: number
      scoring: string | null
      result: string | null
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        matches: Array<string> | null
        item: string | null
        caseItem: number | null
        scoring: string | null
        answers: Array<{ letter: string; text: string; textHtml: string | null }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
    }
    questions: Array<{
      answered: boolean
      seconds: number | null
      regraded: string | null
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        matches: Array<string> | null
        item: string | null
        caseItem: number | null
        scoring: string | null
        answers: Array<{ letter: string; text: string; textHtml: string | null }>
      }
      graded: {
        id: number
        correct: boolean
        points: number
        maxPoints: number
        key: Array<number>
        choice: Array<number>
        rationale: string
        rationaleHtml: string | null
        tags: Array<string>
        lines: Array<{
          label: string
          chosen: Array<string>
          right: Array<string>
          points: number
          maxPoints: number
          words: string
          whys: Array<{ option: string; why: string; whyHtml: string | null }>
        }>
      } | null
    }>
  }
}

export type ExamReportQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}>

export type ExamReportQuery = {
  examReport: {
    exam: string
    attempt: {
      n: number
      startTime: number
      deadline: number | null
      endTime: number | null
      result: string | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
    }
    decision: { rule: string; answered: number; ability: number | null; error: number | null; standard: number }
    areas: Array<{ name: string; standing: string; items: number; ability: number | null; error: number | null }>
    steps: Array<{ name: string; standing: string; items: number; ability: number | null; error: number | null }>
    items: Array<{
      area: string
      step: string | null
      caseItem: number | null
      scored: boolean
      difficulty: number
      points: number
      maxPoints: number
      ability: number | null
      error: number | null
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
  maxScore: number | null
  grade: number | null
  passGrade: number
  scoring: string | null
  result: string | null
  question: {
    id: number
    type: string
    body: string
    bodyHtml: string | null
    matches: Array<string> | null
    item: string | null
    caseItem: number | null
    scoring: string | null
    answers: Array<{ letter: string; text: string; textHtml: string | null }>
  } | null
  breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
  adaptive: {
    minItems: number
    maxItems: number
    breaks: Array<number>
    decision: { rule: string; answered: number; ability: number | null; error: number | null; standard: number } | null
  } | null
}

export type StartTestMutationVariables = Exact<{
  input: CreateTaskProgressInput
}>

export type StartTestMutation = {
  createTaskProgress: {
    complete: boolean
    attempt: {
      silent: boolean
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
      maxScore: number | null
      grade: number | null
      passGrade: number
      scoring: string | null
      result: string | null
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        matches: Array<string> | null
        item: string | null
        caseItem: number | null
        scoring: string | null
        answers: Array<{ letter: string; text: string; textHtml: string | null }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
    } | null
  }
}

export type MoveTestMutationVariables = Exact<{
  input: UpdateTaskProgressInput
}>

export type MoveTestMutation = {
  updateTaskProgress: {
    attempt: {
      silent: boolean
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
      maxScore: number | null
      grade: number | null
      passGrade: number
      scoring: string | null
      result: string | null
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        matches: Array<string> | null
        item: string | null
        caseItem: number | null
        scoring: string | null
        answers: Array<{ letter: string; text: string; textHtml: string | null }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
    }
    graded: {
      id: number
      correct: boolean
      points: number
      maxPoints: number
      key: Array<number>
      choice: Array<number>
      rationale: string
      rationaleHtml: string | null
      tags: Array<string>
      lines: Array<{
        label: string
        chosen: Array<string>
        right: Array<string>
        points: number
        maxPoints: number
        words: string
        whys: Array<{ option: string; why: string; whyHtml: string | null }>
      }>
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
      maxScore: number | null
      grade: number | null
      passGrade: number
      scoring: string | null
      result: string | null
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        matches: Array<string> | null
        item: string | null
        caseItem: number | null
        scoring: string | null
        answers: Array<{ letter: string; text: string; textHtml: string | null }>
      } | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
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
    maxScore: number | null
    grade: number | null
    passGrade: number
    result: string | null
    adaptive: {
      minItems: number
      maxItems: number
      breaks: Array<number>
      decision: {
        rule: string
        answered: number
        ability: number | null
        error: number | null
        standard: number
      } | null
    } | null
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

export type MarksFieldsFragment = {
  position: number
  version: number
  flagged: boolean
  struck: Array<number>
  note: string
  highlights: Array<{ block: string; start: number; text: string }>
}

export type AttemptMarksQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}>

export type AttemptMarksQuery = {
  attemptMarks: Array<{
    position: number
    version: number
    flagged: boolean
    struck: Array<number>
    note: string
    highlights: Array<{ block: string; start: number; text: string }>
  }>
}

export type MarkQuestionMutationVariables = Exact<{
  input: MarkQuestionInput
}>

export type MarkQuestionMutation = {
  markQuestion: {
    position: number
    version: number
    flagged: boolean
    struck: Array<number>
    note: string
    highlights: Array<{ block: string; start: number; text: string }>
  }
}

export type SentReportQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
  position: Scalars['Int']['input']
}>

export type SentReportQuery = {
  sentReport: { sentOn: number; settledOn: number | null; outcome: ReportOutcome | null } | null
}

export type ReportMistakeMutationVariables = Exact<{
  input: ReportMistakeInput
}>

export type ReportMistakeMutation = {
  reportMistake: { sentOn: number; settledOn: number | null; outcome: ReportOutcome | null }
}

export type AuditQueryVariables = Exact<{
  by?: InputMaybe<Scalars['ID']['input']>
  kind?: InputMaybe<Scalars['String']['input']>
  from?: InputMaybe<Scalars['Float']['input']>
  to?: InputMaybe<Scalars['Float']['input']>
  words?: InputMaybe<Array<Scalars['String']['input']> | Scalars['String']['input']>
  oldestFirst?: InputMaybe<Scalars['Boolean']['input']>
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

export type ImportLinesQueryVariables = Exact<{
  key: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type ImportLinesQuery = {
  importLines: { nextToken: string | null; items: Array<{ id: number; added: boolean }> }
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
  taskOrder: Array<string> | null
  orderVersion: number | null
}

export type ContentFieldsFragment = {
  key: string
  name: string
  url: string
  instructions: string
  descText: string
  descBody: string
  version: number
  sectionOrder: Array<string> | null
  orderVersion: number | null
  sections: Array<{
    key: string
    contentKey: string
    name: string
    url: string
    instructions: string
    tasks: number
    version: number
    taskOrder: Array<string> | null
    orderVersion: number | null
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
  caseStudies: number | null
  minQuestions: number | null
  maxQuestions: number | null
  timeAllowed: number | null
  attempts: number | null
  passGrade: number | null
  scoring: string | null
  reserved: boolean
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
    sectionOrder: Array<string> | null
    orderVersion: number | null
    sections: Array<{
      key: string
      contentKey: string
      name: string
      url: string
      instructions: string
      tasks: number
      version: number
      taskOrder: Array<string> | null
      orderVersion: number | null
    }> | null
  }>
}

export type ContentCopyFieldsFragment = {
  key: string
  name: string
  sourceName: string
  done: number
  total: number
  finished: boolean
  cancelled: boolean
}

export type ContentCopiesQueryVariables = Exact<{ [key: string]: never }>

export type ContentCopiesQuery = {
  contentCopies: Array<{
    key: string
    name: string
    sourceName: string
    done: number
    total: number
    finished: boolean
    cancelled: boolean
  }>
}

export type CopyContentMutationVariables = Exact<{
  input: CopyContentInput
}>

export type CopyContentMutation = {
  copyContent: {
    key: string
    name: string
    sourceName: string
    done: number
    total: number
    finished: boolean
    cancelled: boolean
  }
}

export type ContinueCopyMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type ContinueCopyMutation = {
  continueCopy: {
    key: string
    name: string
    sourceName: string
    done: number
    total: number
    finished: boolean
    cancelled: boolean
  }
}

export type CancelCopyMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type CancelCopyMutation = {
  cancelCopy: {
    key: string
    name: string
    sourceName: string
    done: number
    total: number
    finished: boolean
    cancelled: boolean
  }
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
    sectionOrder: Array<string> | null
    orderVersion: number | null
    sections: Array<{
      key: string
      contentKey: string
      name: string
      url: string
      instructions: string
      tasks: number
      version: number
      taskOrder: Array<string> | null
      orderVersion: number | null
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
      taskOrder: Array<string> | null
      orderVersion: number | null
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
      caseStudies: number | null
      minQuestions: number | null
      maxQuestions: number | null
      timeAllowed: number | null
      attempts: number | null
      passGrade: number | null
      scoring: string | null
      reserved: boolean
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
      caseStudies: number | null
      minQuestions: number | null
      maxQuestions: number | null
      timeAllowed: number | null
      attempts: number | null
      passGrade: number | null
      scoring: string | null
      reserved: boolean
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
        caseStudies: number | null
        minQuestions: number | null
        maxQuestions: number | null
        timeAllowed: number | null
        attempts: number | null
        passGrade: number | null
        scoring: string | null
        reserved: boolean
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

export type OrderSectionsMutationVariables = Exact<{
  contentKey: Scalars['ID']['input']
  keys: Array<Scalars['ID']['input']> | Scalars['ID']['input']
  seen: Scalars['Int']['input']
}>

export type OrderSectionsMutation = { orderSections: { order: Array<string> | null; orderVersion: number } }

export type OrderTasksMutationVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  keys: Array<Scalars['ID']['input']> | Scalars['ID']['input']
  seen: Scalars['Int']['input']
}>

export type OrderTasksMutation = { orderTasks: { order: Array<string> | null; orderVersion: number } }

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
  caseItem: number | null
  question: {
    id: number
    type: string
    body: string
    bodyHtml: string | null
    content: string | null
    scoring: string | null
    rationale: string
    rationaleHtml: string | null
    tags: Array<string>
    area: Array<string>
    answers: Array<{
      letter: string
      text: string
      textHtml: string | null
      correct: boolean
      match: string | null
      why: string | null
      whyHtml: string | null
    }>
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
      caseStudies: number | null
      minQuestions: number | null
      maxQuestions: number | null
      timeAllowed: number | null
      attempts: number | null
      passGrade: number | null
      scoring: string | null
    }
    questions: Array<{
      area: number | null
      caseItem: number | null
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        content: string | null
        scoring: string | null
        rationale: string
        rationaleHtml: string | null
        tags: Array<string>
        area: Array<string>
        answers: Array<{
          letter: string
          text: string
          textHtml: string | null
          correct: boolean
          match: string | null
          why: string | null
          whyHtml: string | null
        }>
      }
    }>
    deck: {
      exam: string
      standard: number
      minItems: number
      maxItems: number
      unscored: number
      caseStudies: number
      unscoredAt: Array<number>
      casesAt: Array<number>
      shares: Array<number>
      items: string
      trials: string
    } | null
  }
}

export type PreviewMoreQueryVariables = Exact<{
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  areas: Array<Scalars['Int']['input']> | Scalars['Int']['input']
  used: Array<Scalars['Int']['input']> | Scalars['Int']['input']
  ids?: InputMaybe<Array<Scalars['Int']['input']> | Scalars['Int']['input']>
}>

export type PreviewMoreQuery = {
  previewMore: Array<{
    area: number | null
    caseItem: number | null
    question: {
      id: number
      type: string
      body: string
      bodyHtml: string | null
      content: string | null
      scoring: string | null
      rationale: string
      rationaleHtml: string | null
      tags: Array<string>
      area: Array<string>
      answers: Array<{
        letter: string
        text: string
        textHtml: string | null
        correct: boolean
        match: string | null
        why: string | null
        whyHtml: string | null
      }>
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
  archived: boolean
  dates: Array<string> | null
  startTime: string | null
  endTime: string | null
  location: string | null
  maxStudents: number | null
  description: string | null
  ownQuizzes: boolean
  content: Array<string>
  version: number
}

export type ListedCourseFieldsFragment = {
  key: string
  type: CourseType
  name: string
  subject: Subject
  price: number
  onlineDays: number
  published: boolean
  archived: boolean
  dates: Array<string> | null
  startTime: string | null
  endTime: string | null
  location: string | null
  maxStudents: number | null
  version: number
  taken: number
}

export type CourseListQueryVariables = Exact<{ [key: string]: never }>

export type CourseListQuery = {
  courseList: Array<{
    key: string
    type: CourseType
    name: string
    subject: Subject
    price: number
    onlineDays: number
    published: boolean
    archived: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    version: number
    taken: number
  }>
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
      archived: boolean
      dates: Array<string> | null
      startTime: string | null
      endTime: string | null
      location: string | null
      maxStudents: number | null
      description: string | null
      ownQuizzes: boolean
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
      archived: boolean
      dates: Array<string> | null
      startTime: string | null
      endTime: string | null
      location: string | null
      maxStudents: number | null
      description: string | null
      ownQuizzes: boolean
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
    archived: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    ownQuizzes: boolean
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
    archived: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    ownQuizzes: boolean
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
    archived: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    ownQuizzes: boolean
    content: Array<string>
    version: number
  }
}

export type ArchiveCourseMutationVariables = Exact<{
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
  archived: Scalars['Boolean']['input']
}>

export type ArchiveCourseMutation = {
  archiveCourse: {
    key: string
    type: CourseType
    name: string
    subject: Subject
    price: number
    onlineDays: number
    liveClasses: number
    instructor: string
    published: boolean
    archived: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    ownQuizzes: boolean
    content: Array<string>
    version: number
  }
}

export type DeleteCourseMutationVariables = Exact<{
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}>

export type DeleteCourseMutation = {
  deleteCourse: {
    key: string
    type: CourseType
    name: string
    subject: Subject
    price: number
    onlineDays: number
    liveClasses: number
    instructor: string
    published: boolean
    archived: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    ownQuizzes: boolean
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

export type SentNoticeFieldsFragment = {
  key: string
  kind: CourseNoticeKind
  subject: string
  text: string
  createdOn: number
  total: number
  sent: number
  failed: number
  done: boolean
}

export type CourseNoticesQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type CourseNoticesQuery = {
  courseNotices: Array<{
    key: string
    kind: CourseNoticeKind
    subject: string
    text: string
    createdOn: number
    total: number
    sent: number
    failed: number
    done: boolean
  }>
}

export type CourseRosterQueryVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type CourseRosterQuery = {
  courseRoster: Array<{
    uid: string
    firstName: string
    lastName: string
    email: string
    phone: string
    courseName: string
    enrolledOn: number
    endTime: number
  }>
}

export type ChangeClassMutationVariables = Exact<{
  input: ChangeClassInput
}>

export type ChangeClassMutation = {
  changeClass: {
    key: string
    type: CourseType
    name: string
    subject: Subject
    price: number
    onlineDays: number
    liveClasses: number
    instructor: string
    published: boolean
    archived: boolean
    dates: Array<string> | null
    startTime: string | null
    endTime: string | null
    location: string | null
    maxStudents: number | null
    description: string | null
    ownQuizzes: boolean
    content: Array<string>
    version: number
  }
}

export type SendCourseMessageMutationVariables = Exact<{
  input: SendCourseMessageInput
}>

export type SendCourseMessageMutation = {
  sendCourseMessage: {
    key: string
    kind: CourseNoticeKind
    subject: string
    text: string
    createdOn: number
    total: number
    sent: number
    failed: number
    done: boolean
  }
}

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
    sales: Array<{
      date: string
      paid: number
      paidAmount: number
      refunded: number
      refundedAmount: number
      lostAmount: number
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
    refundedAmount: number | null
    charge: { id: string | null; failure_message: string | null } | null
  } | null
}

export type CalibrationRunFieldsFragment = {
  status: string
  iteration: number
  responses: number
  sittings: number
  calibrated: number
  logLikelihood: number | null
  updatedOn: number | null
}

export type ExamBankFieldsFragment = {
  exam: string
  settingsVersion: number
  ability: number | null
  updatedOn: number | null
  sittings: number
  responses: number
  items: string
  n: Array<number>
  errors: Array<number | null>
  sources: Array<string>
  anchors: Array<boolean>
  exposures: Array<number>
  plan: Array<{ names: Array<string>; share: number; lowest: number; highest: number }>
  standard: { kind: string; percent: number | null; ability: number | null }
  run: {
    status: string
    iteration: number
    responses: number
    sittings: number
    calibrated: number
    logLikelihood: number | null
    updatedOn: number | null
  }
}

export type ExamBankQueryVariables = Exact<{
  exam: Scalars['String']['input']
}>

export type ExamBankQuery = {
  examBank: {
    exam: string
    settingsVersion: number
    ability: number | null
    updatedOn: number | null
    sittings: number
    responses: number
    items: string
    n: Array<number>
    errors: Array<number | null>
    sources: Array<string>
    anchors: Array<boolean>
    exposures: Array<number>
    plan: Array<{ names: Array<string>; share: number; lowest: number; highest: number }>
    standard: { kind: string; percent: number | null; ability: number | null }
    run: {
      status: string
      iteration: number
      responses: number
      sittings: number
      calibrated: number
      logLikelihood: number | null
      updatedOn: number | null
    }
  }
}

export type CalibrateExamMutationVariables = Exact<{
  exam: Scalars['String']['input']
}>

export type CalibrateExamMutation = {
  calibrateExam: {
    status: string
    iteration: number
    responses: number
    sittings: number
    calibrated: number
    logLikelihood: number | null
    updatedOn: number | null
  }
}

export type UpdateExamSettingsMutationVariables = Exact<{
  input: UpdateExamSettingsInput
}>

export type UpdateExamSettingsMutation = {
  updateExamSettings: {
    exam: string
    settingsVersion: number
    ability: number | null
    updatedOn: number | null
    sittings: number
    responses: number
    items: string
    n: Array<number>
    errors: Array<number | null>
    sources: Array<string>
    anchors: Array<boolean>
    exposures: Array<number>
    plan: Array<{ names: Array<string>; share: number; lowest: number; highest: number }>
    standard: { kind: string; percent: number | null; ability: number | null }
    run: {
      status: string
      iteration: number
      responses: number
      sittings: number
      calibrated: number
      logLikelihood: number | null
      updatedOn: number | null
    }
  }
}

export type ExamOutcomeCountsQueryVariables = Exact<{ [key: string]: never }>

export type ExamOutcomeCountsQuery = { examOutcomeCounts: { students: number; passed: number; failed: number } }

export type CourseCardFieldsFragment = {
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
    best: number | null
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
        best: number | null
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
      best: number | null
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
      best: number | null
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

export type MyCourseNoticesQueryVariables = Exact<{ [key: string]: never }>

export type MyCourseNoticesQuery = {
  dueReviews: number
  myCourseNotices: Array<{
    key: string
    progressKey: string
    kind: CourseNoticeKind
    subject: string
    text: string
    createdOn: number
  }>
}

export type OwnMarksQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type OwnMarksQuery = {
  ownMarks: {
    nextToken: string | null
    items: Array<{
      progressKey: string
      sectionKey: string
      taskKey: string
      n: number
      position: number
      version: number
      flagged: boolean
      struck: Array<number>
      note: string
      startTime: number
      time: number
      withheld: boolean
      highlights: Array<{ block: string; start: number; text: string }>
    }>
  }
}

export type MarkedQuestionsQueryVariables = Exact<{
  places: Array<MarkedPlaceInput> | MarkedPlaceInput
}>

export type MarkedQuestionsQuery = {
  markedQuestions: Array<{
    id: number
    type: string
    body: string
    bodyHtml: string | null
    matches: Array<string> | null
    item: string | null
    caseItem: number | null
    scoring: string | null
    answers: Array<{ letter: string; text: string; textHtml: string | null }>
  } | null>
}

export type MarkedCoursesQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type MarkedCoursesQuery = {
  myProgress: { nextToken: string | null; items: Array<{ key: string; name: string; endTime: number }> }
}

export type MarkedTestsQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type MarkedTestsQuery = {
  ownTasks: Array<{ taskKey: string; name: string | null; contentKey: string | null; sectionKey: string | null }>
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

export type MyActivityQueryVariables = Exact<{ [key: string]: never }>

export type MyActivityQuery = {
  myActivity: {
    today: string
    shared: boolean
    days: Array<{
      day: string
      items: number
      points: number
      maxPoints: number
      timedItems: number
      seconds: number
      reviews: number
    }>
    groups: Array<{
      kind: ActivityKind
      name: string
      weeks: Array<{ week: string; items: number; points: number; maxPoints: number }>
    }>
    standing: {
      progressKey: string
      taskKey: string
      n: number
      time: number
      exam: string
      standard: number
      ability: number | null
      error: number | null
    } | null
    compared: Array<{ measure: ActivityMeasure; own: number; lower: number; upper: number; quarter: ActivityQuarter }>
  }
}

export type StandingPlaceQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type StandingPlaceQuery = {
  ownTasks: Array<{ taskKey: string; contentKey: string | null; sectionKey: string | null }>
  myProgress: { items: Array<{ key: string; endTime: number }> }
}

export type MyRetentionQueryVariables = Exact<{ [key: string]: never }>

export type MyRetentionQuery = {
  myRetention: { cards: number; today: number | null; examDay: string | null; onExamDay: number | null }
}

export type ExamOutcomeFieldsFragment = { day: string; passed: boolean; recordedOn: number }

export type MyExamOutcomesQueryVariables = Exact<{ [key: string]: never }>

export type MyExamOutcomesQuery = { myExamOutcomes: Array<{ day: string; passed: boolean; recordedOn: number }> }

export type RecordExamOutcomeMutationVariables = Exact<{
  input: RecordExamOutcomeInput
}>

export type RecordExamOutcomeMutation = {
  recordExamOutcome: Array<{ day: string; passed: boolean; recordedOn: number }>
}

export type WithdrawExamOutcomeMutationVariables = Exact<{
  day: Scalars['String']['input']
}>

export type WithdrawExamOutcomeMutation = {
  withdrawExamOutcome: Array<{ day: string; passed: boolean; recordedOn: number }>
}

export type ShareActivityMutationVariables = Exact<{
  shared: Scalars['Boolean']['input']
}>

export type ShareActivityMutation = { shareActivity: boolean }

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

export type SoldPaymentsFragment = {
  paid: number
  paidAmount: number
  refunded: number
  refundedAmount: number
  lostAmount: number
}

export type PaymentsQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  status?: InputMaybe<Scalars['String']['input']>
  from?: InputMaybe<Scalars['AWSDate']['input']>
  to?: InputMaybe<Scalars['AWSDate']['input']>
  course?: InputMaybe<Scalars['ID']['input']>
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
      refundedAmount: number | null
      trouble: string | null
      disputed: number | null
      charge: { id: string | null; failure_message: string | null } | null
      refund: { reason: string; by: string; date: number } | null
      partRefunds: Array<{ amount: number; reason: string; by: string; date: number }> | null
      openPart: { amount: number; reason: string; by: string; date: number } | null
      disputes: Array<{
        id: string
        status: string
        amount: number
        reason: string
        created: number
        dueBy: number | null
      }> | null
    }>
    totals: {
      today: string
      sales: { paid: number; paidAmount: number; refunded: number; refundedAmount: number; lostAmount: number }
      courses: Array<{
        key: string
        name: string
        year: string | null
        sales: { paid: number; paidAmount: number; refunded: number; refundedAmount: number; lostAmount: number }
      }>
      months: Array<{
        month: string
        sales: { paid: number; paidAmount: number; refunded: number; refundedAmount: number; lostAmount: number }
      }>
      found: {
        payments: number
        sales: { paid: number; paidAmount: number; refunded: number; refundedAmount: number; lostAmount: number }
      } | null
    } | null
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
    refundedAmount: number | null
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
  maxScore: number | null
  grade: number | null
  passGrade: number
  result: string | null
  breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
  adaptive: {
    minItems: number
    maxItems: number
    breaks: Array<number>
    decision: { rule: string; answered: number; ability: number | null; error: number | null; standard: number } | null
  } | null
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
    maxScore: number | null
    grade: number | null
    passGrade: number
    result: string | null
    breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    adaptive: {
      minItems: number
      maxItems: number
      breaks: Array<number>
      decision: {
        rule: string
        answered: number
        ability: number | null
        error: number | null
        standard: number
      } | null
    } | null
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
        maxScore: number | null
        grade: number | null
        passGrade: number
        result: string | null
        breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
        adaptive: {
          minItems: number
          maxItems: number
          breaks: Array<number>
          decision: {
            rule: string
            answered: number
            ability: number | null
            error: number | null
            standard: number
          } | null
        } | null
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
      maxScore: number | null
      grade: number | null
      passGrade: number
      result: string | null
      breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
    }
    questions: Array<{
      answered: boolean
      seconds: number | null
      regraded: string | null
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        matches: Array<string> | null
        item: string | null
        caseItem: number | null
        scoring: string | null
        answers: Array<{ letter: string; text: string; textHtml: string | null }>
      }
      graded: {
        id: number
        correct: boolean
        points: number
        maxPoints: number
        key: Array<number>
        choice: Array<number>
        rationale: string
        rationaleHtml: string | null
        tags: Array<string>
        lines: Array<{
          label: string
          chosen: Array<string>
          right: Array<string>
          points: number
          maxPoints: number
          words: string
          whys: Array<{ option: string; why: string; whyHtml: string | null }>
        }>
      } | null
    }>
  }
}

export type StudentExamReportQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}>

export type StudentExamReportQuery = {
  studentExamReport: {
    exam: string
    attempt: {
      n: number
      startTime: number
      deadline: number | null
      endTime: number | null
      result: string | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
    }
    decision: { rule: string; answered: number; ability: number | null; error: number | null; standard: number }
    areas: Array<{ name: string; standing: string; items: number; ability: number | null; error: number | null }>
    steps: Array<{ name: string; standing: string; items: number; ability: number | null; error: number | null }>
    items: Array<{
      area: string
      step: string | null
      caseItem: number | null
      scored: boolean
      difficulty: number
      points: number
      maxPoints: number
      ability: number | null
      error: number | null
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
    maxScore: number | null
    grade: number | null
    passGrade: number
    result: string | null
    breakdown: Array<{ name: string; correct: number; total: number; grade: number }> | null
    adaptive: {
      minItems: number
      maxItems: number
      breaks: Array<number>
      decision: {
        rule: string
        answered: number
        ability: number | null
        error: number | null
        standard: number
      } | null
    } | null
  }>
}

export type OnStudentMoveSubscriptionVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type OnStudentMoveSubscription = { onStudentMove: { attempt: { progressKey: string; taskKey: string } } | null }

export type LabelJobFieldsFragment = {
  kind: LabelKind
  from: string
  to: string
  merge: boolean
  total: number
  done: number
  finished: boolean
}

export type LabelListsQueryVariables = Exact<{ [key: string]: never }>

export type LabelListsQuery = {
  labels: {
    tags: Array<{ name: string; questions: number; tests: number; fixed: boolean }>
    areas: Array<{ name: string; questions: number; tests: number; fixed: boolean }>
    jobs: Array<{
      kind: LabelKind
      from: string
      to: string
      merge: boolean
      total: number
      done: number
      finished: boolean
    }>
  }
}

export type LabelUseQueryVariables = Exact<{
  kind: LabelKind
  name: Scalars['String']['input']
  into?: InputMaybe<Scalars['String']['input']>
}>

export type LabelUseQuery = {
  labelUse: {
    questions: number
    tests: Array<{ key: string; name: string }>
    stopped: Array<{ key: string; name: string; pool: string | null; missing: number }>
  }
}

export type RenameLabelMutationVariables = Exact<{
  kind: LabelKind
  name: Scalars['String']['input']
  to: Scalars['String']['input']
}>

export type RenameLabelMutation = {
  renameLabel: {
    kind: LabelKind
    from: string
    to: string
    merge: boolean
    total: number
    done: number
    finished: boolean
  }
}

export type MergeLabelsMutationVariables = Exact<{
  kind: LabelKind
  name: Scalars['String']['input']
  into: Scalars['String']['input']
}>

export type MergeLabelsMutation = {
  mergeLabels: {
    kind: LabelKind
    from: string
    to: string
    merge: boolean
    total: number
    done: number
    finished: boolean
  }
}

export type ContinueLabelJobMutationVariables = Exact<{
  kind: LabelKind
}>

export type ContinueLabelJobMutation = {
  continueLabelJob: {
    kind: LabelKind
    from: string
    to: string
    merge: boolean
    total: number
    done: number
    finished: boolean
  } | null
}

export type RemoveLabelMutationVariables = Exact<{
  kind: LabelKind
  name: Scalars['String']['input']
}>

export type RemoveLabelMutation = { removeLabel: string }

export type MistakeReportFieldsFragment = {
  id: string
  question: number
  item: number | null
  version: number | null
  kind: MistakeKind
  text: string
  createdOn: number
  settledOn: number | null
}

export type MistakeReportsQueryVariables = Exact<{
  settled: Scalars['Boolean']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type MistakeReportsQuery = {
  mistakeReports: {
    nextToken: string | null
    items: Array<{
      id: string
      question: number
      item: number | null
      version: number | null
      kind: MistakeKind
      text: string
      createdOn: number
      settledOn: number | null
    }>
  }
}

export type ReportedVersionQueryVariables = Exact<{
  id: Scalars['Int']['input']
  time: Scalars['Float']['input']
}>

export type ReportedVersionQuery = {
  questionVersion: {
    time: number
    current: boolean
    question: {
      id: number
      type: string
      body: string
      bodyHtml: string | null
      content: string | null
      scoring: string | null
      rationale: string
      rationaleHtml: string | null
      tags: Array<string>
      area: Array<string>
      version: number
      sample: boolean
      answers: Array<{
        letter: string
        text: string
        textHtml: string | null
        correct: boolean
        match: string | null
        why: string | null
        whyHtml: string | null
      }>
    }
  } | null
}

export type SettleReportMutationVariables = Exact<{
  id: Scalars['ID']['input']
  settled: Scalars['Boolean']['input']
}>

export type SettleReportMutation = {
  settleReport: {
    id: string
    question: number
    item: number | null
    version: number | null
    kind: MistakeKind
    text: string
    createdOn: number
    settledOn: number | null
  }
}

export type QuestionFieldsFragment = {
  id: number
  type: string
  body: string
  bodyHtml: string | null
  content: string | null
  scoring: string | null
  rationale: string
  rationaleHtml: string | null
  tags: Array<string>
  area: Array<string>
  version: number
  sample: boolean
  answers: Array<{
    letter: string
    text: string
    textHtml: string | null
    correct: boolean
    match: string | null
    why: string | null
    whyHtml: string | null
  }>
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
  sort?: InputMaybe<ListSortInput>
  page: Scalars['Int']['input']
}>

export type QuestionListQuery = {
  questions: {
    total: number
    page: number
    items: Array<{
      id: number
      type: string
      preview: string
      tags: Array<string>
      area: Array<string>
      changedOn: number | null
      sample: boolean
      items: Array<{ number: number; step: string; type: string; preview: string }>
    }>
  }
}

export type BankConstantsQueryVariables = Exact<{ [key: string]: never }>

export type BankConstantsQuery = { constants: { tags: Array<string>; nclexAreas: Array<string> } }

export type QuestionIdsQueryVariables = Exact<{
  search?: InputMaybe<QuestionSearchInput>
  sort?: InputMaybe<ListSortInput>
}>

export type QuestionIdsQuery = { questionIds: Array<number> }

export type QuestionScreenQueryVariables = Exact<{
  id: Scalars['Int']['input']
  search?: InputMaybe<QuestionSearchInput>
  sort?: InputMaybe<ListSortInput>
}>

export type QuestionScreenQuery = {
  question: {
    id: number
    type: string
    body: string
    bodyHtml: string | null
    content: string | null
    scoring: string | null
    rationale: string
    rationaleHtml: string | null
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{
      letter: string
      text: string
      textHtml: string | null
      correct: boolean
      match: string | null
      why: string | null
      whyHtml: string | null
    }>
  } | null
  questionPlace: { position: number; total: number; previous: number | null; next: number | null } | null
  constants: { tags: Array<string>; nclexAreas: Array<string> }
}

export type QuestionTestsQueryVariables = Exact<{
  id: Scalars['Int']['input']
}>

export type QuestionTestsQuery = {
  questionTests: Array<{ key: string; name: string; place: string; path: string | null }>
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
    bodyHtml: string | null
    content: string | null
    scoring: string | null
    rationale: string
    rationaleHtml: string | null
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{
      letter: string
      text: string
      textHtml: string | null
      correct: boolean
      match: string | null
      why: string | null
      whyHtml: string | null
    }>
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
    bodyHtml: string | null
    content: string | null
    scoring: string | null
    rationale: string
    rationaleHtml: string | null
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{
      letter: string
      text: string
      textHtml: string | null
      correct: boolean
      match: string | null
      why: string | null
      whyHtml: string | null
    }>
  }
}

export type DeleteQuestionMutationVariables = Exact<{
  id: Scalars['Int']['input']
  version: Scalars['Int']['input']
}>

export type DeleteQuestionMutation = { deleteQuestion: number }

export type QuestionsUseQueryVariables = Exact<{
  ids: Array<Scalars['Int']['input']> | Scalars['Int']['input']
  action: QuestionAction
  tag?: InputMaybe<Scalars['String']['input']>
}>

export type QuestionsUseQuery = {
  questionsUse: { tasks: Array<{ key: string; name: string; pool: string | null; missing: number }> }
}

export type ChangeQuestionsMutationVariables = Exact<{
  questions: Array<TickedQuestionInput> | TickedQuestionInput
  action: QuestionAction
  tag?: InputMaybe<Scalars['String']['input']>
  batch: Scalars['ID']['input']
}>

export type ChangeQuestionsMutation = {
  changeQuestions: Array<{ id: number; outcome: ChangeOutcome; reason: string | null }>
}

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
    bodyHtml: string | null
    content: string | null
    scoring: string | null
    rationale: string
    rationaleHtml: string | null
    tags: Array<string>
    area: Array<string>
    version: number
    sample: boolean
    answers: Array<{
      letter: string
      text: string
      textHtml: string | null
      correct: boolean
      match: string | null
      why: string | null
      whyHtml: string | null
    }>
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
  ids?: InputMaybe<Array<Scalars['Int']['input']> | Scalars['Int']['input']>
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
        bodyHtml: string | null
        content: string | null
        scoring: string | null
        rationale: string
        rationaleHtml: string | null
        tags: Array<string>
        area: Array<string>
        version: number
        sample: boolean
        answers: Array<{
          letter: string
          text: string
          textHtml: string | null
          correct: boolean
          match: string | null
          why: string | null
          whyHtml: string | null
        }>
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

export type QuizFormFieldsFragment = {
  questions: number
  mode: string
  pace: number | null
  filter: {
    areas: Array<string>
    tags: Array<string>
    types: Array<string>
    steps: Array<string>
    difficulties: Array<string>
    statuses: Array<string>
    recentMisses: boolean
  }
}

export type SavedQuizFormsFieldsFragment = {
  version: number
  forms: Array<{
    name: string
    form: {
      questions: number
      mode: string
      pace: number | null
      filter: {
        areas: Array<string>
        tags: Array<string>
        types: Array<string>
        steps: Array<string>
        difficulties: Array<string>
        statuses: Array<string>
        recentMisses: boolean
      }
    }
  }>
}

export type QuizFieldsFragment = {
  taskKey: string
  startTime: number
  deadline: number
  timed: boolean
  endTime: number | null
  total: number
  answered: number
  grade: number | null
  form: {
    questions: number
    mode: string
    pace: number | null
    filter: {
      areas: Array<string>
      tags: Array<string>
      types: Array<string>
      steps: Array<string>
      difficulties: Array<string>
      statuses: Array<string>
      recentMisses: boolean
    }
  }
}

export type QuizOptionsQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type QuizOptionsQuery = {
  quizOptions: {
    offered: boolean
    areas: Array<string>
    tags: Array<string>
    types: Array<string>
    resetOn: number | null
    saved: {
      version: number
      forms: Array<{
        name: string
        form: {
          questions: number
          mode: string
          pace: number | null
          filter: {
            areas: Array<string>
            tags: Array<string>
            types: Array<string>
            steps: Array<string>
            difficulties: Array<string>
            statuses: Array<string>
            recentMisses: boolean
          }
        }
      }>
    }
  }
}

export type QuizCountQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  filter: QuizFilterInput
}>

export type QuizCountQuery = { quizCount: number }

export type QuizzesQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type QuizzesQuery = {
  quizzes: {
    nextToken: string | null
    quizzes: Array<{
      taskKey: string
      startTime: number
      deadline: number
      timed: boolean
      endTime: number | null
      total: number
      answered: number
      grade: number | null
      form: {
        questions: number
        mode: string
        pace: number | null
        filter: {
          areas: Array<string>
          tags: Array<string>
          types: Array<string>
          steps: Array<string>
          difficulties: Array<string>
          statuses: Array<string>
          recentMisses: boolean
        }
      }
    }>
  }
}

export type StartQuizMutationVariables = Exact<{
  input: StartQuizInput
}>

export type StartQuizMutation = { startQuiz: { taskKey: string } }

export type SaveQuizFormsMutationVariables = Exact<{
  input: SaveQuizFormsInput
}>

export type SaveQuizFormsMutation = {
  saveQuizForms: {
    version: number
    forms: Array<{
      name: string
      form: {
        questions: number
        mode: string
        pace: number | null
        filter: {
          areas: Array<string>
          tags: Array<string>
          types: Array<string>
          steps: Array<string>
          difficulties: Array<string>
          statuses: Array<string>
          recentMisses: boolean
        }
      }
    }>
  }
}

export type ResetStatusesMutationVariables = Exact<{
  input: ResetStatusesInput
}>

export type ResetStatusesMutation = { resetStatuses: { resetOn: number | null } }

export type RegradeFieldsFragment = {
  id: string
  question: number
  item: number | null
  rule: RegradeRule
  status: RegradeStatus
  since: number
  createdOn: number
  applied: number
  same: number
  gone: number
  undone: number
  mail: boolean
  counts: {
    students: number
    attempts: number
    changed: number
    raised: number
    lowered: number
    passed: number
    failed: number
    running: number
    adaptive: number
    notComparable: number
    completed: number
  }
}

export type RegradeLineFieldsFragment = {
  uid: string
  studentName: string | null
  progressKey: string
  courseName: string | null
  taskKey: string
  testName: string | null
  quiz: boolean
  n: number
  state: string
  completed: boolean
  before: { points: number; max: number; grade: number; result: string | null }
  after: { points: number; max: number; grade: number; result: string | null }
}

export type RegradesQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type RegradesQuery = {
  regrades: {
    nextToken: string | null
    items: Array<{
      id: string
      question: number
      item: number | null
      rule: RegradeRule
      status: RegradeStatus
      since: number
      createdOn: number
      applied: number
      same: number
      gone: number
      undone: number
      mail: boolean
      counts: {
        students: number
        attempts: number
        changed: number
        raised: number
        lowered: number
        passed: number
        failed: number
        running: number
        adaptive: number
        notComparable: number
        completed: number
      }
    }>
  }
}

export type RegradeLinesQueryVariables = Exact<{
  id: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type RegradeLinesQuery = {
  regradeLines: {
    nextToken: string | null
    regrade: {
      id: string
      question: number
      item: number | null
      rule: RegradeRule
      status: RegradeStatus
      since: number
      createdOn: number
      applied: number
      same: number
      gone: number
      undone: number
      mail: boolean
      counts: {
        students: number
        attempts: number
        changed: number
        raised: number
        lowered: number
        passed: number
        failed: number
        running: number
        adaptive: number
        notComparable: number
        completed: number
      }
    }
    items: Array<{
      uid: string
      studentName: string | null
      progressKey: string
      courseName: string | null
      taskKey: string
      testName: string | null
      quiz: boolean
      n: number
      state: string
      completed: boolean
      before: { points: number; max: number; grade: number; result: string | null }
      after: { points: number; max: number; grade: number; result: string | null }
    }>
  }
}

export type BeginRegradeMutationVariables = Exact<{
  input: BeginRegradeInput
}>

export type BeginRegradeMutation = {
  beginRegrade: {
    id: string
    question: number
    item: number | null
    rule: RegradeRule
    status: RegradeStatus
    since: number
    createdOn: number
    applied: number
    same: number
    gone: number
    undone: number
    mail: boolean
    counts: {
      students: number
      attempts: number
      changed: number
      raised: number
      lowered: number
      passed: number
      failed: number
      running: number
      adaptive: number
      notComparable: number
      completed: number
    }
  }
}

export type MoveRegradeMutationVariables = Exact<{
  id: Scalars['ID']['input']
  action: RegradeAction
  mail?: InputMaybe<Scalars['Boolean']['input']>
}>

export type MoveRegradeMutation = {
  moveRegrade: {
    id: string
    question: number
    item: number | null
    rule: RegradeRule
    status: RegradeStatus
    since: number
    createdOn: number
    applied: number
    same: number
    gone: number
    undone: number
    mail: boolean
    counts: {
      students: number
      attempts: number
      changed: number
      raised: number
      lowered: number
      passed: number
      failed: number
      running: number
      adaptive: number
      notComparable: number
      completed: number
    }
  }
}

export type FlawCaseFieldsFragment = {
  question: number
  type: string | null
  preview: string | null
  state: FlawState
  stamp: string
  reasons: Array<{ kind: QuestionFlaw; item: number | null; n: number }>
  reports: Array<{
    id: string
    item: number | null
    version: number | null
    kind: MistakeKind
    text: string
    createdOn: number
  }>
  decision: { state: FlawState; note: string; by: string | null; on: number } | null
}

export type FlawsQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  state?: InputMaybe<FlawState>
  flaw?: InputMaybe<QuestionFlaw>
  reported?: InputMaybe<Scalars['Boolean']['input']>
  page: Scalars['Int']['input']
}>

export type FlawsQuery = {
  flaws: {
    total: number
    page: number
    items: Array<{
      question: number
      type: string | null
      preview: string | null
      state: FlawState
      stamp: string
      reasons: Array<{ kind: QuestionFlaw; item: number | null; n: number }>
      reports: Array<{
        id: string
        item: number | null
        version: number | null
        kind: MistakeKind
        text: string
        createdOn: number
      }>
      decision: { state: FlawState; note: string; by: string | null; on: number } | null
    }>
  }
}

export type DecideFlawMutationVariables = Exact<{
  input: DecideFlawInput
}>

export type DecideFlawMutation = {
  decideFlaw: {
    question: number
    type: string | null
    preview: string | null
    state: FlawState
    stamp: string
    reasons: Array<{ kind: QuestionFlaw; item: number | null; n: number }>
    reports: Array<{
      id: string
      item: number | null
      version: number | null
      kind: MistakeKind
      text: string
      createdOn: number
    }>
    decision: { state: FlawState; note: string; by: string | null; on: number } | null
  }
}

export type QuestionStatisticsQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  flaw?: InputMaybe<QuestionFlaw>
  enough?: InputMaybe<Scalars['Boolean']['input']>
  sort?: InputMaybe<ListSortInput>
  whole?: InputMaybe<Scalars['Boolean']['input']>
  page: Scalars['Int']['input']
}>

export type QuestionStatisticsQuery = {
  questionStatistics: {
    total: number
    page: number
    items: Array<{
      id: number
      item: number | null
      type: string
      preview: string | null
      version: number
      versions: number
      n: number
      share: number
      from: number
      to: number
      by: DiscriminationBy
      known: number
      discrimination: number | null
      efficiency: number | null
      seconds: number | null
      leftOut: number
      infit: number | null
      flaws: Array<QuestionFlaw>
      drift: {
        version: number
        share: { value: number; from: number; to: number }
        discrimination: { value: number; from: number; to: number } | null
      } | null
    }>
  }
}

export type StatisticsOfQuestionQueryVariables = Exact<{
  id: Scalars['Int']['input']
}>

export type StatisticsOfQuestionQuery = {
  statisticsOfQuestion: {
    id: number
    deleted: boolean
    regraded: boolean
    versions: Array<{
      item: number | null
      type: string
      version: number
      body: string | null
      n: number
      share: number
      from: number
      to: number
      by: DiscriminationBy
      known: number
      discrimination: number | null
      efficiency: number | null
      seconds: number | null
      leftOut: number
      infit: number | null
      flaws: Array<{ kind: QuestionFlaw; options: Array<string> }>
      options: Array<{
        letter: string
        part: string | null
        text: string
        correct: boolean
        n: number
        share: number
        correlation: number | null
      }>
      times: Array<{ seconds: number; n: number }>
      drift: {
        version: number
        share: { value: number; from: number; to: number }
        discrimination: { value: number; from: number; to: number } | null
      } | null
    }>
  }
}

export type StudyPlanFieldsFragment = {
  state: PlanState
  today: string
  examDay: string | null
  timeZone: string
  cap: number
  freeWeekdays: Array<number>
  freeDays: Array<string>
  startMinute: number
  version: number
  settingsVersion: number
  unseen: number
  newADay: number
  wanted: number
  doneThisWeek: number
  feedUrl: string | null
  weeks: Array<{
    from: string
    to: string
    studyDays: number
    newItems: number
    reviews: number
    lessons: number
    tests: number
    minutes: number
  }>
  days: Array<{
    day: string
    free: boolean
    newItems: number
    reviews: number
    lessons: Array<string>
    tests: Array<string>
    minutes: number
  }>
}

export type StudyPlanQueryVariables = Exact<{ [key: string]: never }>

export type StudyPlanQuery = {
  studyPlan: {
    state: PlanState
    today: string
    examDay: string | null
    timeZone: string
    cap: number
    freeWeekdays: Array<number>
    freeDays: Array<string>
    startMinute: number
    version: number
    settingsVersion: number
    unseen: number
    newADay: number
    wanted: number
    doneThisWeek: number
    feedUrl: string | null
    weeks: Array<{
      from: string
      to: string
      studyDays: number
      newItems: number
      reviews: number
      lessons: number
      tests: number
      minutes: number
    }>
    days: Array<{
      day: string
      free: boolean
      newItems: number
      reviews: number
      lessons: Array<string>
      tests: Array<string>
      minutes: number
    }>
  }
}

export type UpdateStudyPlanMutationVariables = Exact<{
  input: UpdateStudyPlanInput
}>

export type UpdateStudyPlanMutation = {
  updateStudyPlan: {
    state: PlanState
    today: string
    examDay: string | null
    timeZone: string
    cap: number
    freeWeekdays: Array<number>
    freeDays: Array<string>
    startMinute: number
    version: number
    settingsVersion: number
    unseen: number
    newADay: number
    wanted: number
    doneThisWeek: number
    feedUrl: string | null
    weeks: Array<{
      from: string
      to: string
      studyDays: number
      newItems: number
      reviews: number
      lessons: number
      tests: number
      minutes: number
    }>
    days: Array<{
      day: string
      free: boolean
      newItems: number
      reviews: number
      lessons: Array<string>
      tests: Array<string>
      minutes: number
    }>
  }
}

export type ChangePlanFeedMutationVariables = Exact<{
  input: ChangePlanFeedInput
}>

export type ChangePlanFeedMutation = {
  changePlanFeed: {
    state: PlanState
    today: string
    examDay: string | null
    timeZone: string
    cap: number
    freeWeekdays: Array<number>
    freeDays: Array<string>
    startMinute: number
    version: number
    settingsVersion: number
    unseen: number
    newADay: number
    wanted: number
    doneThisWeek: number
    feedUrl: string | null
    weeks: Array<{
      from: string
      to: string
      studyDays: number
      newItems: number
      reviews: number
      lessons: number
      tests: number
      minutes: number
    }>
    days: Array<{
      day: string
      free: boolean
      newItems: number
      reviews: number
      lessons: Array<string>
      tests: Array<string>
      minutes: number
    }>
  }
}

export type StudyQueueQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type StudyQueueQuery = {
  studyQueue: {
    day: string
    left: number
    done: number
    waiting: number
    cards: Array<{
      servedTime: number
      question: {
        id: number
        type: string
        body: string
        bodyHtml: string | null
        matches: Array<string> | null
        item: string | null
        caseItem: number | null
        scoring: string | null
        answers: Array<{ letter: string; text: string; textHtml: string | null }>
      }
    }>
    settings: { retention: number; cap: number; examDay: string | null; timeZone: string; version: number }
  }
}

export type StudySettingsFieldsFragment = {
  retention: number
  cap: number
  examDay: string | null
  timeZone: string
  version: number
}

export type StudySettingsQueryVariables = Exact<{
  progressKey: Scalars['ID']['input']
}>

export type StudySettingsQuery = {
  studyQueue: {
    settings: { retention: number; cap: number; examDay: string | null; timeZone: string; version: number }
  }
}

export type UpdateStudySettingsMutationVariables = Exact<{
  input: UpdateStudySettingsInput
}>

export type UpdateStudySettingsMutation = {
  updateStudySettings: { retention: number; cap: number; examDay: string | null; timeZone: string; version: number }
}

export type CardReviewFieldsFragment = {
  rating: CardRating
  due: string
  repeated: boolean
  graded: {
    id: number
    correct: boolean
    points: number
    maxPoints: number
    key: Array<number>
    choice: Array<number>
    rationale: string
    rationaleHtml: string | null
    tags: Array<string>
    lines: Array<{
      label: string
      chosen: Array<string>
      right: Array<string>
      points: number
      maxPoints: number
      words: string
      whys: Array<{ option: string; why: string; whyHtml: string | null }>
    }>
  } | null
}

export type AnswerCardMutationVariables = Exact<{
  input: AnswerCardInput
}>

export type AnswerCardMutation = {
  answerCard: {
    rating: CardRating
    due: string
    repeated: boolean
    graded: {
      id: number
      correct: boolean
      points: number
      maxPoints: number
      key: Array<number>
      choice: Array<number>
      rationale: string
      rationaleHtml: string | null
      tags: Array<string>
      lines: Array<{
        label: string
        chosen: Array<string>
        right: Array<string>
        points: number
        maxPoints: number
        words: string
        whys: Array<{ option: string; why: string; whyHtml: string | null }>
      }>
    } | null
  }
}

export type RateCardMutationVariables = Exact<{
  input: RateCardInput
}>

export type RateCardMutation = {
  rateCard: {
    rating: CardRating
    due: string
    repeated: boolean
    graded: {
      id: number
      correct: boolean
      points: number
      maxPoints: number
      key: Array<number>
      choice: Array<number>
      rationale: string
      rationaleHtml: string | null
      tags: Array<string>
      lines: Array<{
        label: string
        chosen: Array<string>
        right: Array<string>
        points: number
        maxPoints: number
        words: string
        whys: Array<{ option: string; why: string; whyHtml: string | null }>
      }>
    } | null
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
    minQuestions: number | null
    maxQuestions: number | null
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
      maxScore: number | null
      grade: number | null
      passGrade: number
      result: string | null
      adaptive: {
        minItems: number
        maxItems: number
        breaks: Array<number>
        decision: {
          rule: string
          answered: number
          ability: number | null
          error: number | null
          standard: number
        } | null
      } | null
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

export type InvitationFieldsFragment = {
  key: string
  email: string
  firstName: string
  lastName: string
  by: string
  status: string
  sentOn: number
  acceptedOn: number | null
}

export type InvitationsQueryVariables = Exact<{
  nextToken?: InputMaybe<Scalars['String']['input']>
}>

export type InvitationsQuery = {
  invitations: {
    nextToken: string | null
    items: Array<{
      key: string
      email: string
      firstName: string
      lastName: string
      by: string
      status: string
      sentOn: number
      acceptedOn: number | null
    }>
  }
}

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput
}>

export type InviteUserMutation = {
  inviteUser: {
    key: string
    email: string
    firstName: string
    lastName: string
    by: string
    status: string
    sentOn: number
    acceptedOn: number | null
  }
}

export type WithdrawInvitationMutationVariables = Exact<{
  key: Scalars['ID']['input']
}>

export type WithdrawInvitationMutation = {
  withdrawInvitation: {
    key: string
    email: string
    firstName: string
    lastName: string
    by: string
    status: string
    sentOn: number
    acceptedOn: number | null
  }
}

export type PersonCoursesQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  page: Scalars['Int']['input']
}>

export type PersonCoursesQuery = {
  studentProgress: {
    total: number
    page: number
    items: Array<{
      total: number
      completed: number
      progress: {
        key: string
        name: string
        courseType: CourseType
        subject: Subject
        dates: Array<string> | null
        onlineDays: number
        endTime: number
        complete: boolean
        dateCreated: number
      }
    }>
  }
}

export type PersonPaymentsQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  page: Scalars['Int']['input']
}>

export type PersonPaymentsQuery = {
  userPayments: {
    total: number
    page: number
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
      refundedAmount: number | null
      trouble: string | null
      disputed: number | null
      charge: { id: string | null; failure_message: string | null } | null
      refund: { reason: string; by: string; date: number } | null
      partRefunds: Array<{ amount: number; reason: string; by: string; date: number }> | null
      openPart: { amount: number; reason: string; by: string; date: number } | null
      disputes: Array<{
        id: string
        status: string
        amount: number
        reason: string
        created: number
        dueBy: number | null
      }> | null
    }>
  }
}

export type PersonAttemptsQueryVariables = Exact<{
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  page: Scalars['Int']['input']
}>

export type PersonAttemptsQuery = {
  studentAttempts: {
    total: number
    page: number
    items: Array<{
      taskKey: string
      taskName: string | null
      sectionKey: string
      n: number
      type: TaskType
      startTime: number
      endTime: number | null
      total: number
      score: number
      maxScore: number | null
      grade: number | null
      result: string | null
    }>
  }
}

export type ExtendProgressMutationVariables = Exact<{
  input: ExtendProgressInput
}>

export type ExtendProgressMutation = { extendProgress: { key: string; endTime: number; onlineDays: number } }

export type UserNoteFieldsFragment = { key: string; text: string; author: string; createdOn: number }

export type ListedUserFragment = {
  uid: string
  type: UserType
  firstName: string
  lastName: string
  email: string
  phone: string
  dateCreated: number
  lastSeen: number | null
  note: { key: string; text: string; author: string; createdOn: number } | null
}

export type UserListQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<UserType>
  seen?: InputMaybe<UserSeen>
  courses?: InputMaybe<UserCourses>
  sort?: InputMaybe<ListSortInput>
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
      phone: string
      dateCreated: number
      lastSeen: number | null
      note: { key: string; text: string; author: string; createdOn: number } | null
    }>
  }
}

export type ExportUsersQueryVariables = Exact<{
  search?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<UserType>
  seen?: InputMaybe<UserSeen>
  courses?: InputMaybe<UserCourses>
  sort?: InputMaybe<ListSortInput>
  page: Scalars['Int']['input']
}>

export type ExportUsersQuery = {
  exportUsers: {
    total: number
    items: Array<{
      uid: string
      type: UserType
      firstName: string
      lastName: string
      email: string
      phone: string
      dateCreated: number
      lastSeen: number | null
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
    courses: Array<{
      key: string
      name: string
      courseType: CourseType
      dates: Array<string> | null
      onlineDays: number
      endTime: number
      complete: boolean
    }>
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

export type AdaptiveFieldsFragment = {
  minItems: number
  maxItems: number
  breaks: Array<number>
  decision: { rule: string; answered: number; ability: number | null; error: number | null; standard: number } | null
}

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

export type ExamStandingFieldsFragment = {
  name: string
  standing: string
  items: number
  ability: number | null
  error: number | null
}

export type ExamReportFieldsFragment = {
  exam: string
  attempt: {
    n: number
    startTime: number
    deadline: number | null
    endTime: number | null
    result: string | null
    adaptive: {
      minItems: number
      maxItems: number
      breaks: Array<number>
      decision: {
        rule: string
        answered: number
        ability: number | null
        error: number | null
        standard: number
      } | null
    } | null
  }
  decision: { rule: string; answered: number; ability: number | null; error: number | null; standard: number }
  areas: Array<{ name: string; standing: string; items: number; ability: number | null; error: number | null }>
  steps: Array<{ name: string; standing: string; items: number; ability: number | null; error: number | null }>
  items: Array<{
    area: string
    step: string | null
    caseItem: number | null
    scored: boolean
    difficulty: number
    points: number
    maxPoints: number
    ability: number | null
    error: number | null
  }>
}

export type GetTimeQueryVariables = Exact<{ [key: string]: never }>

export type GetTimeQuery = { getTime: number }

export type GradedFieldsFragment = {
  id: number
  correct: boolean
  points: number
  maxPoints: number
  key: Array<number>
  choice: Array<number>
  rationale: string
  rationaleHtml: string | null
  tags: Array<string>
  lines: Array<{
    label: string
    chosen: Array<string>
    right: Array<string>
    points: number
    maxPoints: number
    words: string
    whys: Array<{ option: string; why: string; whyHtml: string | null }>
  }>
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
  maxScore: number | null
  grade: number | null
  passGrade: number
  result: string | null
  adaptive: {
    minItems: number
    maxItems: number
    breaks: Array<number>
    decision: { rule: string; answered: number; ability: number | null; error: number | null; standard: number } | null
  } | null
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
  regraded: string | null
  question: {
    id: number
    type: string
    body: string
    bodyHtml: string | null
    matches: Array<string> | null
    item: string | null
    caseItem: number | null
    scoring: string | null
    answers: Array<{ letter: string; text: string; textHtml: string | null }>
  }
  graded: {
    id: number
    correct: boolean
    points: number
    maxPoints: number
    key: Array<number>
    choice: Array<number>
    rationale: string
    rationaleHtml: string | null
    tags: Array<string>
    lines: Array<{
      label: string
      chosen: Array<string>
      right: Array<string>
      points: number
      maxPoints: number
      words: string
      whys: Array<{ option: string; why: string; whyHtml: string | null }>
    }>
  } | null
}

export type TakenQuestionFieldsFragment = {
  id: number
  type: string
  body: string
  bodyHtml: string | null
  matches: Array<string> | null
  item: string | null
  caseItem: number | null
  scoring: string | null
  answers: Array<{ letter: string; text: string; textHtml: string | null }>
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

import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core'
export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>
  private value: string
  public __meta__?: Record<string, any> | undefined

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value)
    this.value = value
    this.__meta__ = __meta__
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value
  }
}
export const LecturePlaybackFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment LecturePlaybackFields on LecturePlayback {
  video
  playlist
  captions
  captionsReviewed
  cookies {
    path
    policy
    signature
    keyPairId
    expiresAt
  }
}
    `,
  { fragmentName: 'LecturePlaybackFields' },
) as unknown as TypedDocumentString<LecturePlaybackFieldsFragment, unknown>
export const TakenQuestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}
    `,
  { fragmentName: 'TakenQuestionFields' },
) as unknown as TypedDocumentString<TakenQuestionFieldsFragment, unknown>
export const AdaptiveFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
    `,
  { fragmentName: 'AdaptiveFields' },
) as unknown as TypedDocumentString<AdaptiveFieldsFragment, unknown>
export const AttemptFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment AttemptFields on Attempt {
  progressKey
  taskKey
  n
  type
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  scoring
  result
  question {
    ...TakenQuestionFields
  }
  breakdown {
    name
    correct
    total
    grade
  }
  adaptive {
    ...AdaptiveFields
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}`,
  { fragmentName: 'AttemptFields' },
) as unknown as TypedDocumentString<AttemptFieldsFragment, unknown>
export const NextTaskFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
    `,
  { fragmentName: 'NextTaskFields' },
) as unknown as TypedDocumentString<NextTaskFieldsFragment, unknown>
export const ProgressFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}`,
  { fragmentName: 'ProgressFields' },
) as unknown as TypedDocumentString<ProgressFieldsFragment, unknown>
export const CourseCardFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment CourseCardFields on Progress {
  ...ProgressFields
  overview {
    best
  }
}
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}`,
  { fragmentName: 'CourseCardFields' },
) as unknown as TypedDocumentString<CourseCardFieldsFragment, unknown>
export const PaymentFactsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PaymentFacts on Payment {
  key
  courseKey
  courseName
  amount
  processing
  status
  charge {
    id
    failure_message
  }
  progressKey
  clientSecret
}
    `,
  { fragmentName: 'PaymentFacts' },
) as unknown as TypedDocumentString<PaymentFactsFragment, unknown>
export const TaskOutlineFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment TaskOutlineFields on TaskOutline {
  key
  name
  type
  complete
  minutes
  questions
  best
  passed
}
    `,
  { fragmentName: 'TaskOutlineFields' },
) as unknown as TypedDocumentString<TaskOutlineFieldsFragment, unknown>
export const ContentCountFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ContentCountFields on ContentCount {
  key
  name
  instructions
  descText
  sections {
    key
    contentKey
    name
    instructions
    total
    completed
    outline {
      ...TaskOutlineFields
    }
  }
}
    fragment TaskOutlineFields on TaskOutline {
  key
  name
  type
  complete
  minutes
  questions
  best
  passed
}`,
  { fragmentName: 'ContentCountFields' },
) as unknown as TypedDocumentString<ContentCountFieldsFragment, unknown>
export const ExamStandingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ExamStandingFields on ExamStanding {
  name
  standing
  items
  ability
  error
}
    `,
  { fragmentName: 'ExamStandingFields' },
) as unknown as TypedDocumentString<ExamStandingFieldsFragment, unknown>
export const ExamReportFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ExamReportFields on ExamReport {
  attempt {
    n
    startTime
    deadline
    endTime
    result
    adaptive {
      ...AdaptiveFields
    }
  }
  exam
  decision {
    rule
    answered
    ability
    error
    standard
  }
  areas {
    ...ExamStandingFields
  }
  steps {
    ...ExamStandingFields
  }
  items {
    area
    step
    caseItem
    scored
    difficulty
    points
    maxPoints
    ability
    error
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment ExamStandingFields on ExamStanding {
  name
  standing
  items
  ability
  error
}`,
  { fragmentName: 'ExamReportFields' },
) as unknown as TypedDocumentString<ExamReportFieldsFragment, unknown>
export const PastAttemptFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment PastAttemptFields on Attempt {
  n
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  result
  adaptive {
    ...AdaptiveFields
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}`,
  { fragmentName: 'PastAttemptFields' },
) as unknown as TypedDocumentString<PastAttemptFieldsFragment, unknown>
export const GradedFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment GradedFields on GradedQuestion {
  id
  correct
  points
  maxPoints
  lines {
    label
    chosen
    right
    points
    maxPoints
    words
    whys {
      option
      why
      whyHtml
    }
  }
  key
  choice
  rationale
  rationaleHtml
  tags
}
    `,
  { fragmentName: 'GradedFields' },
) as unknown as TypedDocumentString<GradedFieldsFragment, unknown>
export const ReviewedQuestionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment ReviewedQuestionFields on ReviewedQuestion {
  question {
    ...TakenQuestionFields
  }
  graded {
    ...GradedFields
  }
  answered
  seconds
  regraded
}
    fragment GradedFields on GradedQuestion {
  id
  correct
  points
  maxPoints
  lines {
    label
    chosen
    right
    points
    maxPoints
    words
    whys {
      option
      why
      whyHtml
    }
  }
  key
  choice
  rationale
  rationaleHtml
  tags
}
fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}`,
  { fragmentName: 'ReviewedQuestionFields' },
) as unknown as TypedDocumentString<ReviewedQuestionFieldsFragment, unknown>
export const WatchedFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(
  `
    fragment WatchedFields on Watched {
  seconds
  duration
  pieces
}
    `,
  { fragmentName: 'WatchedFields' },
) as unknown as TypedDocumentString<WatchedFieldsFragment, unknown>
export const SeedTagsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedTags($tags: [String!]!) {
  saveTags(tags: $tags)
}
    `) as unknown as TypedDocumentString<SeedTagsMutation, SeedTagsMutationVariables>
export const SeedAreasDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedAreas($areas: [String!]!) {
  saveNclexAreas(areas: $areas)
}
    `) as unknown as TypedDocumentString<SeedAreasMutation, SeedAreasMutationVariables>
export const SeedContentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedContent($input: CreateContentInput!) {
  createContent(input: $input) {
    key
    name
  }
}
    `) as unknown as TypedDocumentString<SeedContentMutation, SeedContentMutationVariables>
export const SeedSectionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedSection($input: CreateSectionInput!) {
  createSection(input: $input) {
    key
    name
  }
}
    `) as unknown as TypedDocumentString<SeedSectionMutation, SeedSectionMutationVariables>
export const SeedTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedTask($input: CreateTaskInput!) {
  createTask(input: $input) {
    key
    name
    version
  }
}
    `) as unknown as TypedDocumentString<SeedTaskMutation, SeedTaskMutationVariables>
export const SeedVideoUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedVideoUpload($input: StartVideoUploadInput!) {
  startVideoUpload(input: $input) {
    uploadId
    partSize
  }
}
    `) as unknown as TypedDocumentString<SeedVideoUploadMutation, SeedVideoUploadMutationVariables>
export const SeedVideoPartsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedVideoParts($input: VideoUploadInput!, $numbers: [Int!]!) {
  signVideoParts(input: $input, numbers: $numbers) {
    number
    url
  }
}
    `) as unknown as TypedDocumentString<SeedVideoPartsMutation, SeedVideoPartsMutationVariables>
export const SeedVideoDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedVideo($input: VideoUploadInput!) {
  finishVideoUpload(input: $input) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<SeedVideoMutation, SeedVideoMutationVariables>
export const SeedRenditionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedRenditions($input: RenditionsInput!) {
  startRenditions(input: $input, instead: false) {
    folder
  }
}
    `) as unknown as TypedDocumentString<SeedRenditionsMutation, SeedRenditionsMutationVariables>
export const SeedRenditionDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedRendition($input: VideoUploadInput!, $playlist: String!) {
  finishRendition(input: $input, playlist: $playlist) {
    folder
  }
}
    `) as unknown as TypedDocumentString<SeedRenditionMutation, SeedRenditionMutationVariables>
export const SeedPublishedRenditionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedPublishedRenditions($input: RenditionsInput!) {
  publishRenditions(input: $input) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<SeedPublishedRenditionsMutation, SeedPublishedRenditionsMutationVariables>
export const SeedFileUploadDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedFileUpload($size: Int!) {
  createFileUpload(size: $size) {
    uploadKey
    url
  }
}
    `) as unknown as TypedDocumentString<SeedFileUploadMutation, SeedFileUploadMutationVariables>
export const SeedCaptionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedCaptions($input: SaveCaptionsInput!) {
  saveCaptions(input: $input) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<SeedCaptionsMutation, SeedCaptionsMutationVariables>
export const SeedCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedCourse($input: CreateCourseInput!) {
  createCourse(input: $input) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<SeedCourseMutation, SeedCourseMutationVariables>
export const SeedPublishDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedPublish($input: UpdateCourseInput!) {
  updateCourse(input: $input) {
    key
    version
  }
}
    `) as unknown as TypedDocumentString<SeedPublishMutation, SeedPublishMutationVariables>
export const SeedExamDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SeedExam($exam: String!) {
  calibrateExam(exam: $exam) {
    status
  }
}
    `) as unknown as TypedDocumentString<SeedExamMutation, SeedExamMutationVariables>
export const TestCourseViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestCourseView($progressKey: ID!) {
  courseView(progressKey: $progressKey) {
    progress {
      key
      endTime
    }
    contents {
      key
      name
      sections {
        key
        name
        total
        completed
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestCourseViewQuery, TestCourseViewQueryVariables>
export const TestSectionViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestSectionView($progressKey: ID!, $contentKey: ID!, $sectionKey: ID!) {
  sectionView(
    progressKey: $progressKey
    contentKey: $contentKey
    sectionKey: $sectionKey
  ) {
    tasks {
      key
      name
      type
      complete
      used
      open
    }
  }
}
    `) as unknown as TypedDocumentString<TestSectionViewQuery, TestSectionViewQueryVariables>
export const TestMyProgressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestMyProgress {
  myProgress {
    items {
      key
      name
      endTime
      courseKey
    }
  }
}
    `) as unknown as TypedDocumentString<TestMyProgressQuery, TestMyProgressQueryVariables>
export const TestRegisterDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestRegister($input: RegisterCourseInput!) {
  registerCourse(input: $input) {
    key
    processing
    status
    progressKey
    charge {
      failure_message
    }
  }
}
    `) as unknown as TypedDocumentString<TestRegisterMutation, TestRegisterMutationVariables>
export const TestStartDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestStart($key: ID!) {
  updateProgress(input: {key: $key, action: start}) {
    key
    endTime
  }
}
    `) as unknown as TypedDocumentString<TestStartMutation, TestStartMutationVariables>
export const TestOpenTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestOpenTask($input: CreateTaskProgressInput!) {
  createTaskProgress(input: $input) {
    complete
    attempt {
      n
      version
      total
      currentQuestion
      scoring
      score
      endTime
      question {
        id
        type
        body
        answers {
          letter
          text
        }
        matches
        caseItem
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestOpenTaskMutation, TestOpenTaskMutationVariables>
export const TestAnswerDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestAnswer($input: UpdateTaskProgressInput!) {
  updateTaskProgress(input: $input) {
    graded {
      id
      correct
      key
      choice
      rationale
    }
    attempt {
      n
      version
      total
      currentQuestion
      scoring
      score
      grade
      result
      endTime
      question {
        id
        type
        answers {
          letter
        }
        matches
        caseItem
      }
      breakdown {
        name
        correct
        total
        grade
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TestAnswerMutation, TestAnswerMutationVariables>
export const TestQuestionDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestQuestion($id: Int!) {
  question(id: $id) {
    id
    type
    rationale
    answers {
      correct
      match
    }
  }
}
    `) as unknown as TypedDocumentString<TestQuestionQuery, TestQuestionQueryVariables>
export const TestUsersDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestUsers($search: String, $type: UserType, $page: Int!) {
  users(search: $search, type: $type, page: $page) {
    items {
      uid
      type
      email
    }
    total
    page
  }
}
    `) as unknown as TypedDocumentString<TestUsersQuery, TestUsersQueryVariables>
export const TestLectureDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestLecture($progressKey: ID!, $contentKey: ID!, $sectionKey: ID!, $taskKey: ID!) {
  lecture(
    progressKey: $progressKey
    contentKey: $contentKey
    sectionKey: $sectionKey
    taskKey: $taskKey
  ) {
    ...LecturePlaybackFields
  }
}
    fragment LecturePlaybackFields on LecturePlayback {
  video
  playlist
  captions
  captionsReviewed
  cookies {
    path
    policy
    signature
    keyPairId
    expiresAt
  }
}`) as unknown as TypedDocumentString<TestLectureQuery, TestLectureQueryVariables>
export const TestExamBankDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TestExamBank($exam: String!) {
  examBank(exam: $exam) {
    exam
    plan {
      names
      share
    }
    standard {
      kind
      percent
      ability
    }
    settingsVersion
    ability
    questions
    sittings
    responses
    items
    n
    sources
    exposures
    run {
      status
      sittings
      responses
    }
  }
}
    `) as unknown as TypedDocumentString<TestExamBankQuery, TestExamBankQueryVariables>
export const TestCalibrateExamDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestCalibrateExam($exam: String!) {
  calibrateExam(exam: $exam) {
    status
    sittings
    responses
    calibrated
  }
}
    `) as unknown as TypedDocumentString<TestCalibrateExamMutation, TestCalibrateExamMutationVariables>
export const TestExamSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation TestExamSettings($input: UpdateExamSettingsInput!) {
  updateExamSettings(input: $input) {
    settingsVersion
    ability
    standard {
      kind
      percent
      ability
    }
  }
}
    `) as unknown as TypedDocumentString<TestExamSettingsMutation, TestExamSettingsMutationVariables>
export const ImportListsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ImportLists {
  constants {
    tags
    nclexAreas
  }
}
    `) as unknown as TypedDocumentString<ImportListsQuery, ImportListsQueryVariables>
export const ImportQuestionsDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ImportQuestions($rows: [ImportRowInput!]!, $dryRun: Boolean!, $batch: ImportBatchInput, $newTags: [String!], $newAreas: [String!]) {
  importQuestions(
    rows: $rows
    dryRun: $dryRun
    batch: $batch
    newTags: $newTags
    newAreas: $newAreas
  ) {
    row
    ref
    outcome
    id
    reasons
    same
  }
}
    `) as unknown as TypedDocumentString<ImportQuestionsMutation, ImportQuestionsMutationVariables>
export const SendPictureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SendPicture($size: Int!) {
  createFileUpload(size: $size) {
    uploadKey
    url
  }
}
    `) as unknown as TypedDocumentString<SendPictureMutation, SendPictureMutationVariables>
export const ShowPictureDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation ShowPicture($uploadKey: ID!) {
  publishImage(uploadKey: $uploadKey) {
    src
  }
}
    `) as unknown as TypedDocumentString<ShowPictureMutation, ShowPictureMutationVariables>
export const ExportPageDocument = /*#__PURE__*/ new TypedDocumentString(`
    query ExportPage($page: Int!) {
  exportQuestions(page: $page) {
    total
    items {
      ref
      question {
        id
        type
        body
        bodyHtml
        answers {
          letter
          text
          textHtml
          correct
          match
          why
          whyHtml
        }
        content
        scoring
        rationale
        rationaleHtml
        tags
        area
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExportPageQuery, ExportPageQueryVariables>
export const OwnFactsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnFacts {
  me {
    uid
    firstName
    lastName
    phone
    email
    reminders {
      classTomorrow
      daysLeft
    }
  }
}
    `) as unknown as TypedDocumentString<OwnFactsQuery, OwnFactsQueryVariables>
export const UpdateRemindersDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateReminders($input: UpdateRemindersInput!) {
  updateReminders(input: $input) {
    uid
    reminders {
      classTomorrow
      daysLeft
    }
  }
}
    `) as unknown as TypedDocumentString<UpdateRemindersMutation, UpdateRemindersMutationVariables>
export const UpdateAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation UpdateAccount($input: UpdateAccountInput!) {
  updateAccount(input: $input) {
    uid
    firstName
    lastName
    displayName
    phone
  }
}
    `) as unknown as TypedDocumentString<UpdateAccountMutation, UpdateAccountMutationVariables>
export const OwnReceiptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnReceipts($nextToken: String) {
  myProgress(nextToken: $nextToken) {
    items {
      key
      name
      dateCreated
      paymentKey
    }
    nextToken
  }
  myRefunds
}
    `) as unknown as TypedDocumentString<OwnReceiptsQuery, OwnReceiptsQueryVariables>
export const OwnReceiptDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnReceipt($key: ID!) {
  myPayment(key: $key) {
    key
    courseName
    date
    amount
    processing
    status
    refundedAmount
  }
}
    `) as unknown as TypedDocumentString<OwnReceiptQuery, OwnReceiptQueryVariables>
export const DeleteAccountDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation DeleteAccount($email: String!) {
  deleteAccount(email: $email)
}
    `) as unknown as TypedDocumentString<DeleteAccountMutation, DeleteAccountMutationVariables>
export const RecordSeenDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordSeen($signedIn: Boolean!) {
  recordSeen(signedIn: $signedIn) {
    uid
    type
    displayName
    lastSeen
    lastLogin
  }
}
    `) as unknown as TypedDocumentString<RecordSeenMutation, RecordSeenMutationVariables>
export const StartTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartTest($input: CreateTaskProgressInput!) {
  createTaskProgress(input: $input) {
    complete
    attempt {
      ...AttemptFields
      silent
    }
  }
}
    fragment AttemptFields on Attempt {
  progressKey
  taskKey
  n
  type
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  scoring
  result
  question {
    ...TakenQuestionFields
  }
  breakdown {
    name
    correct
    total
    grade
  }
  adaptive {
    ...AdaptiveFields
  }
}
fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}`) as unknown as TypedDocumentString<StartTestMutation, StartTestMutationVariables>
export const MoveTestDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation MoveTest($input: UpdateTaskProgressInput!) {
  updateTaskProgress(input: $input) {
    attempt {
      ...AttemptFields
      silent
    }
    graded {
      ...GradedFields
    }
  }
}
    fragment AttemptFields on Attempt {
  progressKey
  taskKey
  n
  type
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  scoring
  result
  question {
    ...TakenQuestionFields
  }
  breakdown {
    name
    correct
    total
    grade
  }
  adaptive {
    ...AdaptiveFields
  }
}
fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment GradedFields on GradedQuestion {
  id
  correct
  points
  maxPoints
  lines {
    label
    chosen
    right
    points
    maxPoints
    words
    whys {
      option
      why
      whyHtml
    }
  }
  key
  choice
  rationale
  rationaleHtml
  tags
}
fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}`) as unknown as TypedDocumentString<MoveTestMutation, MoveTestMutationVariables>
export const OnAttemptMoveDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription OnAttemptMove($progressKey: ID!, $taskKey: ID!) {
  onAttemptMove(progressKey: $progressKey, taskKey: $taskKey) {
    attempt {
      ...AttemptFields
    }
  }
}
    fragment AttemptFields on Attempt {
  progressKey
  taskKey
  n
  type
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  scoring
  result
  question {
    ...TakenQuestionFields
  }
  breakdown {
    name
    correct
    total
    grade
  }
  adaptive {
    ...AdaptiveFields
  }
}
fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment TakenQuestionFields on PublicQuestion {
  id
  type
  body
  bodyHtml
  answers {
    letter
    text
    textHtml
  }
  matches
  item
  caseItem
  scoring
}`) as unknown as TypedDocumentString<OnAttemptMoveSubscription, OnAttemptMoveSubscriptionVariables>
export const OlderAttemptsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OlderAttempts($progressKey: ID!, $taskKey: ID!, $before: Int!) {
  olderAttempts(progressKey: $progressKey, taskKey: $taskKey, before: $before) {
    ...PastAttemptFields
  }
}
    fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment PastAttemptFields on Attempt {
  n
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  result
  adaptive {
    ...AdaptiveFields
  }
}`) as unknown as TypedDocumentString<OlderAttemptsQuery, OlderAttemptsQueryVariables>
export const LessonsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Lessons($progressKey: ID!, $names: [String!]!) {
  lessons(progressKey: $progressKey, names: $names) {
    name
    tasks {
      ...NextTaskFields
    }
  }
}
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}`) as unknown as TypedDocumentString<LessonsQuery, LessonsQueryVariables>
export const CourseViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query CourseView($progressKey: ID!) {
  courseView(progressKey: $progressKey) {
    progress {
      ...ProgressFields
    }
    contents {
      ...ContentCountFields
    }
  }
}
    fragment ContentCountFields on ContentCount {
  key
  name
  instructions
  descText
  sections {
    key
    contentKey
    name
    instructions
    total
    completed
    outline {
      ...TaskOutlineFields
    }
  }
}
fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}
fragment TaskOutlineFields on TaskOutline {
  key
  name
  type
  complete
  minutes
  questions
  best
  passed
}`) as unknown as TypedDocumentString<CourseViewQuery, CourseViewQueryVariables>
export const CompleteCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CompleteCourse($key: ID!) {
  updateProgress(input: {key: $key, action: complete}) {
    ...ProgressFields
  }
}
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}`) as unknown as TypedDocumentString<CompleteCourseMutation, CompleteCourseMutationVariables>
export const MyProgressDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyProgress($nextToken: String) {
  myProgress(nextToken: $nextToken) {
    items {
      ...CourseCardFields
    }
    nextToken
  }
}
    fragment CourseCardFields on Progress {
  ...ProgressFields
  overview {
    best
  }
}
fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}`) as unknown as TypedDocumentString<MyProgressQuery, MyProgressQueryVariables>
export const StartCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation StartCourse($key: ID!) {
  updateProgress(input: {key: $key, action: start}) {
    ...CourseCardFields
  }
}
    fragment CourseCardFields on Progress {
  ...ProgressFields
  overview {
    best
  }
}
fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}`) as unknown as TypedDocumentString<StartCourseMutation, StartCourseMutationVariables>
export const OnProgressDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription OnProgress {
  onProgress {
    ...CourseCardFields
  }
}
    fragment CourseCardFields on Progress {
  ...ProgressFields
  overview {
    best
  }
}
fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}`) as unknown as TypedDocumentString<OnProgressSubscription, OnProgressSubscriptionVariables>
export const MyCourseNoticesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query MyCourseNotices {
  myCourseNotices {
    key
    progressKey
    kind
    subject
    text
    createdOn
  }
  dueReviews
}
    `) as unknown as TypedDocumentString<MyCourseNoticesQuery, MyCourseNoticesQueryVariables>
export const OwnedCoursesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query OwnedCourses($nextToken: String) {
  myProgress(nextToken: $nextToken) {
    items {
      key
      courseKey
      courseType
      name
      endTime
      dates
    }
    nextToken
  }
  myOpenPayments
}
    `) as unknown as TypedDocumentString<OwnedCoursesQuery, OwnedCoursesQueryVariables>
export const RegisterCourseDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RegisterCourse($input: RegisterCourseInput!) {
  registerCourse(input: $input) {
    ...PaymentFacts
  }
}
    fragment PaymentFacts on Payment {
  key
  courseKey
  courseName
  amount
  processing
  status
  charge {
    id
    failure_message
  }
  progressKey
  clientSecret
}`) as unknown as TypedDocumentString<RegisterCourseMutation, RegisterCourseMutationVariables>
export const SettlePaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation SettlePayment($key: ID!) {
  settlePayment(key: $key) {
    ...PaymentFacts
  }
}
    fragment PaymentFacts on Payment {
  key
  courseKey
  courseName
  amount
  processing
  status
  charge {
    id
    failure_message
  }
  progressKey
  clientSecret
}`) as unknown as TypedDocumentString<SettlePaymentMutation, SettlePaymentMutationVariables>
export const CancelPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation CancelPayment($key: ID!) {
  cancelPayment(key: $key) {
    ...PaymentFacts
  }
}
    fragment PaymentFacts on Payment {
  key
  courseKey
  courseName
  amount
  processing
  status
  charge {
    id
    failure_message
  }
  progressKey
  clientSecret
}`) as unknown as TypedDocumentString<CancelPaymentMutation, CancelPaymentMutationVariables>
export const OnPaymentDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription OnPayment {
  onPayment {
    key
    courseKey
    courseName
    amount
    processing
    status
    charge {
      id
      failure_message
    }
    progressKey
  }
}
    `) as unknown as TypedDocumentString<OnPaymentSubscription, OnPaymentSubscriptionVariables>
export const ReceiptDocument = /*#__PURE__*/ new TypedDocumentString(`
    query Receipt($key: ID!) {
  myPayment(key: $key) {
    key
    courseName
    description
    studentName
    amount
    date
    processing
    status
    refundedAmount
    charge {
      id
      failure_message
    }
  }
}
    `) as unknown as TypedDocumentString<ReceiptQuery, ReceiptQueryVariables>
export const SectionViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query SectionView($progressKey: ID!, $contentKey: ID!, $sectionKey: ID!) {
  sectionView(
    progressKey: $progressKey
    contentKey: $contentKey
    sectionKey: $sectionKey
  ) {
    progress {
      ...ProgressFields
    }
    section {
      key
      contentKey
      name
      instructions
      total
      completed
    }
    tasks {
      key
      name
      type
      complete
      used
      open
      best
      passed
      minutes
      questions
      watched {
        seconds
        duration
      }
    }
  }
}
    fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}`) as unknown as TypedDocumentString<SectionViewQuery, SectionViewQueryVariables>
export const TaskViewDocument = /*#__PURE__*/ new TypedDocumentString(`
    query TaskView($progressKey: ID!, $contentKey: ID!, $sectionKey: ID!, $taskKey: ID!) {
  taskView(
    progressKey: $progressKey
    contentKey: $contentKey
    sectionKey: $sectionKey
    taskKey: $taskKey
  ) {
    progress {
      ...ProgressFields
    }
    key
    name
    type
    text
    lecture {
      ...LecturePlaybackFields
    }
    numOfQuestions
    minQuestions
    maxQuestions
    timeAllowed
    attempts
    passGrade
    poolSuffices
    used
    open
    history {
      ...PastAttemptFields
    }
    complete
    watched {
      ...WatchedFields
    }
    next {
      ...NextTaskFields
    }
  }
}
    fragment LecturePlaybackFields on LecturePlayback {
  video
  playlist
  captions
  captionsReviewed
  cookies {
    path
    policy
    signature
    keyPairId
    expiresAt
  }
}
fragment AdaptiveFields on AdaptiveAttempt {
  minItems
  maxItems
  breaks
  decision {
    rule
    answered
    ability
    error
    standard
  }
}
fragment NextTaskFields on NextTask {
  contentKey
  sectionKey
  sectionName
  taskKey
  name
  type
}
fragment PastAttemptFields on Attempt {
  n
  version
  startTime
  deadline
  endTime
  total
  currentQuestion
  score
  maxScore
  grade
  passGrade
  result
  adaptive {
    ...AdaptiveFields
  }
}
fragment ProgressFields on Progress {
  key
  name
  courseKey
  onlineDays
  endTime
  complete
  dateCreated
  courseType
  subject
  dates
  startTime
  courseEndTime
  location
  paymentKey
  startedOn
  completedOn
  overview {
    completed
    total
    lastActivity
    average
    next {
      ...NextTaskFields
    }
  }
}
fragment WatchedFields on Watched {
  seconds
  duration
  pieces
}`) as unknown as TypedDocumentString<TaskViewQuery, TaskViewQueryVariables>
export const RenewedLectureDocument = /*#__PURE__*/ new TypedDocumentString(`
    query RenewedLecture($progressKey: ID!, $contentKey: ID!, $sectionKey: ID!, $taskKey: ID!) {
  lecture(
    progressKey: $progressKey
    contentKey: $contentKey
    sectionKey: $sectionKey
    taskKey: $taskKey
  ) {
    ...LecturePlaybackFields
  }
}
    fragment LecturePlaybackFields on LecturePlayback {
  video
  playlist
  captions
  captionsReviewed
  cookies {
    path
    policy
    signature
    keyPairId
    expiresAt
  }
}`) as unknown as TypedDocumentString<RenewedLectureQuery, RenewedLectureQueryVariables>
export const RecordWatchingDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation RecordWatching($input: RecordWatchingInput!) {
  recordWatching(input: $input) {
    ...WatchedFields
  }
}
    fragment WatchedFields on Watched {
  seconds
  duration
  pieces
}`) as unknown as TypedDocumentString<RecordWatchingMutation, RecordWatchingMutationVariables>
export const OpenTaskDocument = /*#__PURE__*/ new TypedDocumentString(`
    mutation OpenTask($input: CreateTaskProgressInput!) {
  createTaskProgress(input: $input) {
    taskKey
    progressKey
    complete
  }
}
    `) as unknown as TypedDocumentString<OpenTaskMutation, OpenTaskMutationVariables>
export const OnCatalogueDocument = /*#__PURE__*/ new TypedDocumentString(`
    subscription OnCatalogue {
  onCatalogue {
    generatedAt
  }
}
    `) as unknown as TypedDocumentString<OnCatalogueSubscription, OnCatalogueSubscriptionVariables>
export const GetTimeDocument = /*#__PURE__*/ new TypedDocumentString(`
    query GetTime {
  getTime
}
    `) as unknown as TypedDocumentString<GetTimeQuery, GetTimeQueryVariables>
