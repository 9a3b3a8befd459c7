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
export type TaskType = 'Reading' | 'Lecture' | 'Practice' | 'NCLEX' | 'Linking'

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
  content: Array<Scalars['ID']['input']>
}

export type UpdateCourseInput = {
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
  published: Scalars['Boolean']['input']
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

/** A task as it shall be: what is absent is taken away. Its type and place stay (spec 3.7.7). */
export type UpdateTaskInput = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
  name: Scalars['String']['input']
  text?: InputMaybe<Scalars['String']['input']>
  fileName?: InputMaybe<Scalars['String']['input']>
  fileDetails?: InputMaybe<Scalars['String']['input']>
  captionsName?: InputMaybe<Scalars['String']['input']>
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

/** One row of an import: ref is the row's stable name in its source, so that a second import changes and never doubles. */
export type ImportRowInput = {
  row: Scalars['Int']['input']
  ref: Scalars['String']['input']
  question: QuestionInput
}

export type RegisterCourseInput = {
  courseKey: Scalars['ID']['input']
  /** The id that the card form returned (spec 1.4.18). */
  token: Scalars['String']['input']
  /** Made once per checkout by the client: repeating it repeats nothing. */
  requestId: Scalars['ID']['input']
}

/** What a student may say of a progress; only the server decides times (decisions, Safety). */
export type ProgressAction = 'start' | 'complete'

export type UpdateProgressInput = {
  key: Scalars['ID']['input']
  action: ProgressAction
}

export type CreateTaskProgressInput = {
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
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
}

export type PublishNotificationInput = {
  key: Scalars['ID']['input']
  message: Scalars['String']['input']
  createdOn: Scalars['Float']['input']
}
