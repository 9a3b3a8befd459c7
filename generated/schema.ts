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

/** A person with an account (spec 1.3.1). */
export type User = {
  uid: Scalars['ID']['output']
  type: UserType
  firstName: Scalars['String']['output']
  lastName: Scalars['String']['output']
  /** First name plus last initial. */
  displayName: Scalars['String']['output']
  phone: Scalars['String']['output']
  email: Scalars['String']['output']
  dateCreated: Scalars['Float']['output']
  lastLogin: Maybe<Scalars['Float']['output']>
  lastSeen: Maybe<Scalars['Float']['output']>
  /** The most recent note of an administrator about this user; only administrators may read it. */
  note: Maybe<Note>
  /** Which reminders come by e-mail: of oneself; null of others. */
  reminders: Maybe<ReminderWishes>
}

/** Which reminders a student gets by e-mail: of a Live class on the next day; 7 days and 1 day before an Online course ends. */
export type ReminderWishes = {
  classTomorrow: Scalars['Boolean']['output']
  daysLeft: Scalars['Boolean']['output']
}

/** When users were online: never, or not for 30 days (who never was is away too). Lists are up to a day behind. */
export type UserSeen = 'never' | 'away'

/**
 * Users with an active course (that runs, or is not started yet), or without one. Entries of search files from before there was this are in neither,
 * until the files are created again.
 */
export type UserCourses = 'active' | 'none'

/** A page of users found, or of all: by last name, then first name, 20 a page. */
export type FoundUsers = {
  items: Array<User>
  total: Scalars['Int']['output']
  /** Counts from 1. */
  page: Scalars['Int']['output']
}

/** A note of an administrator about a user (spec 1.3.3). */
export type Note = {
  key: Scalars['ID']['output']
  uid: Scalars['ID']['output']
  text: Scalars['String']['output']
  author: Scalars['String']['output']
  createdOn: Scalars['Float']['output']
}

export type NotePage = {
  items: Array<Note>
  nextToken: Maybe<Scalars['String']['output']>
}

/** A user's page: the user, the newest notes (spec 3.2.15), and the newest courses, three at most. */
export type ManagedUser = {
  user: User
  notes: NotePage
  courses: Array<Progress>
}

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

/** How a student's cards come again. Days as YYYY-MM-DD in the student's time zone. */
export type StudySettings = {
  /** The share that shall be remembered when a card is due: 0.8 to 0.95. */
  retention: Scalars['Float']['output']
  /** The most reviews of a day: 10 to 300. */
  cap: Scalars['Int']['output']
  /** The day of the student's exam: nothing becomes due after it. */
  examDay: Maybe<Scalars['String']['output']>
  /** IANA name: a day ends at its midnight. */
  timeZone: Scalars['String']['output']
  version: Scalars['Int']['output']
}

/** Why there is a plan, or none. */
export type PlanState = 'planned' | 'examDayMissing' | 'examDayOver' | 'noCourse'

/** A week of a plan, as far as it lies between today and the exam. Days as YYYY-MM-DD. */
export type StudyPlanWeek = {
  from: Scalars['String']['output']
  to: Scalars['String']['output']
  studyDays: Scalars['Int']['output']
  newItems: Scalars['Int']['output']
  /** As they are to be expected. */
  reviews: Scalars['Int']['output']
  lessons: Scalars['Int']['output']
  tests: Scalars['Int']['output']
  minutes: Scalars['Int']['output']
}

/** A day of a plan; lessons and tests by their names. */
export type StudyPlanDay = {
  day: Scalars['String']['output']
  free: Scalars['Boolean']['output']
  newItems: Scalars['Int']['output']
  reviews: Scalars['Int']['output']
  lessons: Array<Scalars['String']['output']>
  tests: Array<Scalars['String']['output']>
  minutes: Scalars['Int']['output']
}

/** A student's plan until the exam, made from what they have done. Days as YYYY-MM-DD in the student's time zone. */
export type StudyPlan = {
  state: PlanState
  today: Scalars['String']['output']
  examDay: Maybe<Scalars['String']['output']>
  timeZone: Scalars['String']['output']
  /** The most reviews of a day. */
  cap: Scalars['Int']['output']
  /** The share that shall be remembered when a card is due. */
  retention: Scalars['Float']['output']
  /** 0 (Sunday) to 6: nothing is planned on them. */
  freeWeekdays: Array<Scalars['Int']['output']>
  freeDays: Array<Scalars['String']['output']>
  /** When a study day begins, in minutes of the student's clock. */
  startMinute: Scalars['Int']['output']
  version: Scalars['Int']['output']
  /** Of the settings of reviews, which hold exam day and time zone. */
  settingsVersion: Scalars['Int']['output']
  /** Questions of the student's subjects that were not answered yet. */
  unseen: Scalars['Int']['output']
  newADay: Scalars['Int']['output']
  /** New questions a day that it would take to see all. */
  wanted: Scalars['Int']['output']
  doneThisWeek: Scalars['Int']['output']
  weeks: Array<StudyPlanWeek>
  /** The first two weeks. */
  days: Array<StudyPlanDay>
  /** The secret address of the calendar; absent where there is none. */
  feedUrl: Maybe<Scalars['String']['output']>
}

/** A question to review, without its key. */
export type StudyCard = {
  question: PublicQuestion
  /** The time of the question's version (epoch milliseconds): the answer names it and is graded by it. */
  servedTime: Scalars['Float']['output']
}

/** The reviews of a student's day. */
export type StudyQueue = {
  /** The student's day: YYYY-MM-DD. */
  day: Scalars['String']['output']
  /** The first of those that are left; fewer where questions were deleted. */
  cards: Array<StudyCard>
  left: Scalars['Int']['output']
  done: Scalars['Int']['output']
  /** Due, but more than the day asks: they come on later days. */
  waiting: Scalars['Int']['output']
  settings: StudySettings
}

/** A card after its review. */
export type CardReview = {
  questionId: Scalars['Int']['output']
  item: Maybe<Scalars['Int']['output']>
  /** Of an answer: what was right and why. */
  graded: Maybe<GradedQuestion>
  rating: CardRating
  /** The day on which it comes again: YYYY-MM-DD. */
  due: Scalars['String']['output']
  /** Whether the card had been reviewed on this day before: the answer was graded and changed nothing. */
  repeated: Scalars['Boolean']['output']
}

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

/** A day of a student: what was answered in tests that have ended, and how many cards were reviewed. */
export type ActivityDay = {
  /** YYYY-MM-DD. */
  day: Scalars['String']['output']
  /** Of tests, as are their points. */
  items: Scalars['Int']['output']
  points: Scalars['Int']['output']
  maxPoints: Scalars['Int']['output']
  /** Items whose time counts, and their seconds together. */
  timedItems: Scalars['Int']['output']
  seconds: Scalars['Int']['output']
  reviews: Scalars['Int']['output']
}

export type ActivityKind = 'area' | 'tag' | 'type' | 'step'

/** A week from its Monday on (YYYY-MM-DD). */
export type ActivityWeek = {
  week: Scalars['String']['output']
  items: Scalars['Int']['output']
  points: Scalars['Int']['output']
  maxPoints: Scalars['Int']['output']
}

/** What was answered of an area, a tag, a type or a step of clinical judgment. */
export type ActivityGroup = {
  kind: ActivityKind
  name: Scalars['String']['output']
  weeks: Array<ActivityWeek>
}

/** How one's last adaptive test was decided; ability, its error and the standard in logits. */
export type OwnStanding = {
  progressKey: Scalars['ID']['output']
  taskKey: Scalars['ID']['output']
  n: Scalars['Int']['output']
  /** When it ended (epoch milliseconds). */
  time: Scalars['Float']['output']
  exam: Scalars['String']['output']
  standard: Scalars['Float']['output']
  /** Absent: no scored item was answered. */
  ability: Maybe<Scalars['Float']['output']>
  error: Maybe<Scalars['Float']['output']>
}

/** items: of tests and reviews in 28 days; days: with one of them; share: of points in tests, from 0 to 1. */
export type ActivityMeasure = 'items' | 'days' | 'share'

export type ActivityQuarter = 'lower' | 'middle' | 'upper'

/** Oneself among the students who compare themselves, 30 at least: below the lower border, above the upper one, or in the middle half. */
export type Comparison = {
  measure: ActivityMeasure
  own: Scalars['Float']['output']
  lower: Scalars['Float']['output']
  upper: Scalars['Float']['output']
  quarter: ActivityQuarter
}

/** What a student did in the last year (decision 0109). Days without anything are absent. */
export type Activity = {
  today: Scalars['String']['output']
  days: Array<ActivityDay>
  groups: Array<ActivityGroup>
  /** Absent: no adaptive test has ended. */
  standing: Maybe<OwnStanding>
  /** Whether the student compares themselves with others. */
  shared: Scalars['Boolean']['output']
  /** Empty while not shared, and of measures of fewer than 30 students. */
  compared: Array<Comparison>
}

/** How much of a student's cards is likely to be remembered, from 0 to 1; absent without a card. */
export type Retention = {
  cards: Scalars['Int']['output']
  today: Maybe<Scalars['Float']['output']>
  /** The day of the exam (YYYY-MM-DD) while it is ahead, and how much is likely then without a review until it. */
  examDay: Maybe<Scalars['String']['output']>
  onExamDay: Maybe<Scalars['Float']['output']>
}

/** A card of FSRS as it is (decision 0101). Days are YYYY-MM-DD. */
export type OwnCard = {
  questionId: Scalars['Int']['output']
  /** Of a case study, the item's number, from 1. */
  item: Maybe<Scalars['Int']['output']>
  /** Of the last answer or review. */
  rating: CardRating
  last: Scalars['String']['output']
  due: Scalars['String']['output']
  reviews: Scalars['Int']['output']
  lapses: Scalars['Int']['output']
  /** In days. */
  stability: Scalars['Float']['output']
  /** 1 to 10. */
  difficulty: Scalars['Float']['output']
}

export type OwnCardPage = {
  items: Array<OwnCard>
  /** Cards of this page whose questions a running test keeps secret: they are not among the items. */
  withheld: Scalars['Int']['output']
  nextToken: Maybe<Scalars['String']['output']>
}

/** A mistake that the caller reported, and where. */
export type OwnReport = {
  taskKey: Scalars['ID']['output']
  n: Scalars['Int']['output']
  position: Scalars['Int']['output']
  kind: MistakeKind
  text: Scalars['String']['output']
  sentOn: Scalars['Float']['output']
  settledOn: Maybe<Scalars['Float']['output']>
  outcome: Maybe<ReportOutcome>
}

export type OwnReportPage = {
  items: Array<OwnReport>
  nextToken: Maybe<Scalars['String']['output']>
}

/** How an exam for the licence ended, as its student says. */
export type ExamOutcome = {
  /** YYYY-MM-DD. */
  day: Scalars['String']['output']
  passed: Scalars['Boolean']['output']
  recordedOn: Scalars['Float']['output']
}

export type ExamOutcomeCounts = {
  students: Scalars['Int']['output']
  passed: Scalars['Int']['output']
  failed: Scalars['Int']['output']
}

/** `day`: YYYY-MM-DD; `consent`: to use it for a prediction later. */
export type RecordExamOutcomeInput = {
  day: Scalars['String']['input']
  passed: Scalars['Boolean']['input']
  consent: Scalars['Boolean']['input']
}

/** An invitation to sign up as a student, one for an address (decision 0090). */
export type Invitation = {
  key: Scalars['ID']['output']
  email: Scalars['String']['output']
  firstName: Scalars['String']['output']
  lastName: Scalars['String']['output']
  /** The administrator who sent it last. */
  by: Scalars['String']['output']
  /** sending, sent, failed, withdrawn or accepted; a sent one ends 14 days after sentOn. */
  status: Scalars['String']['output']
  /** When its mail was handed over the last time. */
  sentOn: Scalars['Float']['output']
  acceptedOn: Maybe<Scalars['Float']['output']>
}

export type InvitationPage = {
  items: Array<Invitation>
  nextToken: Maybe<Scalars['String']['output']>
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

/** A message to all administrators (spec 1.3.2). */
export type Notification = {
  key: Scalars['ID']['output']
  message: Scalars['String']['output']
  createdOn: Scalars['Float']['output']
  /** The page of the site that it is about, such as /content/cardiac/tests/exam-1. */
  path: Maybe<Scalars['String']['output']>
}

export type NotificationPage = {
  items: Array<Notification>
  nextToken: Maybe<Scalars['String']['output']>
}

/** A course as administrators see it (spec 1.3.4, 2.3). */
export type Course = {
  key: Scalars['ID']['output']
  type: CourseType
  name: Scalars['String']['output']
  subject: Subject
  /** Whole dollars. */
  price: Scalars['Int']['output']
  onlineDays: Scalars['Int']['output']
  /** Number of dates for Live, 0 for Online. */
  liveClasses: Scalars['Int']['output']
  instructor: Scalars['String']['output']
  published: Scalars['Boolean']['output']
  /** Live only: the dates in the academy's time zone, ascending. */
  dates: Maybe<Array<Scalars['AWSDate']['output']>>
  /** Live only: such as 9:00AM. */
  startTime: Maybe<Scalars['String']['output']>
  endTime: Maybe<Scalars['String']['output']>
  location: Maybe<Scalars['String']['output']>
  maxStudents: Maybe<Scalars['Int']['output']>
  /** What the course's public page says of it: plain text, at most 2,000 characters. */
  description: Maybe<Scalars['String']['output']>
  /** Its students make quizzes of their own (decision 0106). */
  ownQuizzes: Scalars['Boolean']['output']
  /** Out of the lists: no one can have it any more; who had it keeps it (decision 0083). */
  archived: Scalars['Boolean']['output']
  /** Keys of the course's content, in order. */
  content: Array<Scalars['ID']['output']>
  /** The link group: courses with one group share seats and are owned together. */
  group: Scalars['String']['output']
  version: Scalars['Int']['output']
}

/** A course in the list of courses (decision 0083). */
export type ListedCourse = {
  key: Scalars['ID']['output']
  type: CourseType
  name: Scalars['String']['output']
  subject: Subject
  price: Scalars['Int']['output']
  onlineDays: Scalars['Int']['output']
  published: Scalars['Boolean']['output']
  archived: Scalars['Boolean']['output']
  dates: Maybe<Array<Scalars['AWSDate']['output']>>
  startTime: Maybe<Scalars['String']['output']>
  endTime: Maybe<Scalars['String']['output']>
  location: Maybe<Scalars['String']['output']>
  maxStudents: Maybe<Scalars['Int']['output']>
  version: Scalars['Int']['output']
  /** Live: seats taken of its room, those that buyers hold too; Online: its students with an active progress. */
  taken: Scalars['Int']['output']
}

export type CoursePage = {
  items: Array<Course>
  nextToken: Maybe<Scalars['String']['output']>
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

/** A content to choose by name in the form of a course. */
export type ContentChoice = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
}

/** The screen of one course, or of a new one (then course is absent, or the one to copy): spec 2.2.3. */
export type ManagedCourse = {
  course: Maybe<Course>
  /** Every content, by name. */
  contents: Array<ContentChoice>
  /** Unpublished and without an active progress of this course (spec 2.4.3). */
  editable: Scalars['Boolean']['output']
  /** Students with an active progress in the course or a linked one (spec 2.4.7); Live: the seats taken. */
  enrolled: Scalars['Int']['output']
  /** Names of the enrolled students at the time they were enrolled, read-only (decisions 2.3). */
  roster: Array<Scalars['String']['output']>
  /** Options whose contents differ from the course's (decisions 2.5.20). */
  differing: Array<DifferingOption>
}

/** An option of a course, of the same name, whose contents differ from it. */
export type DifferingOption = {
  key: Scalars['ID']['output']
  onlineDays: Scalars['Int']['output']
  /** Names of its contents, in order. */
  contents: Array<Scalars['String']['output']>
  /** Unpublished and without an active progress (spec 2.4.3). */
  editable: Scalars['Boolean']['output']
}

export type AlignCoursesInput = {
  /** The course whose contents its options get. */
  key: Scalars['ID']['input']
  /** The version that the administrator saw; a newer one refuses the change. */
  version: Scalars['Int']['input']
}

/** A student of a course or of one linked to it, once (spec 2.2.4, 2.4.7). */
export type CourseStudent = {
  uid: Scalars['ID']['output']
  firstName: Scalars['String']['output']
  lastName: Scalars['String']['output']
  email: Scalars['String']['output']
  /** The active progress that Remove ends (spec 2.4.6). */
  progressKey: Scalars['ID']['output']
  /** The course of that progress: this one or a linked one. */
  courseKey: Scalars['ID']['output']
  courseName: Scalars['String']['output']
  /** 0: open-ended. */
  endTime: Scalars['Float']['output']
}

export type CourseStudentPage = {
  items: Array<CourseStudent>
  /** All of them. */
  total: Scalars['Int']['output']
  /** Counts from 1; 20 a page. */
  page: Scalars['Int']['output']
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

/** What the students of a course and of those linked to it were told, and how many mails have been sent. */
export type SentNotice = {
  key: Scalars['ID']['output']
  kind: CourseNoticeKind
  subject: Scalars['String']['output']
  text: Scalars['String']['output']
  createdOn: Scalars['Float']['output']
  /** Whom it was for when it was written. */
  total: Scalars['Int']['output']
  sent: Scalars['Int']['output']
  failed: Scalars['Int']['output']
  /** Everybody is done with. */
  done: Scalars['Boolean']['output']
}

/** What a student is notified of in a course that they have. */
export type CourseNotice = {
  key: Scalars['ID']['output']
  progressKey: Scalars['ID']['output']
  kind: CourseNoticeKind
  subject: Scalars['String']['output']
  text: Scalars['String']['output']
  createdOn: Scalars['Float']['output']
}

/** What a student answered of an area in the tests of a course; area: its place in Cohort.areas. */
export type CohortArea = {
  area: Scalars['Int']['output']
  items: Scalars['Int']['output']
  points: Scalars['Int']['output']
  maxPoints: Scalars['Int']['output']
}

/** How far a student is in a content; average: of the best grades of its tests, in percent. */
export type CohortContent = {
  key: Scalars['ID']['output']
  completed: Scalars['Int']['output']
  total: Scalars['Int']['output']
  average: Maybe<Scalars['Int']['output']>
}

/** A student of a course and how far they are. Times in epoch milliseconds; endTime 0: not started. */
export type CohortStudent = {
  uid: Scalars['ID']['output']
  name: Scalars['String']['output']
  lastName: Scalars['String']['output']
  courseKey: Scalars['ID']['output']
  progressKey: Scalars['ID']['output']
  endTime: Scalars['Float']['output']
  opened: Scalars['Float']['output']
  startedOn: Maybe<Scalars['Float']['output']>
  /** Whether the rest is counted yet: it follows within seconds of an enrolment. */
  isCounted: Scalars['Boolean']['output']
  lastActivity: Maybe<Scalars['Float']['output']>
  completed: Scalars['Int']['output']
  total: Scalars['Int']['output']
  /** Of the best grades, in percent. */
  average: Maybe<Scalars['Int']['output']>
  /** Attempts at tests that ended. */
  tests: Scalars['Int']['output']
  contents: Array<CohortContent>
  areas: Array<CohortArea>
}

export type CohortName = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
}

/** The students who have a course, or a content, now, by name. */
export type Cohort = {
  students: Array<CohortStudent>
  /** Names of areas, by place. */
  areas: Array<Scalars['String']['output']>
  courses: Array<CohortName>
  contents: Array<CohortName>
}

/** A student of a course for its roster. */
export type RosterStudent = {
  uid: Scalars['ID']['output']
  firstName: Scalars['String']['output']
  lastName: Scalars['String']['output']
  email: Scalars['String']['output']
  phone: Scalars['String']['output']
  courseName: Scalars['String']['output']
  enrolledOn: Scalars['Float']['output']
  /** 0: open-ended. */
  endTime: Scalars['Float']['output']
}

/** Enrols a student without a payment (spec 2.4.5); the server decides name, days and end. */
export type CreateProgressInput = {
  courseKey: Scalars['ID']['input']
  studentId: Scalars['ID']['input']
}

/** A block of course material holding sections (spec 3.3.1). */
export type Content = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  url: Scalars['String']['output']
  instructions: Scalars['String']['output']
  /** Rich text, sanitised. */
  descText: Scalars['String']['output']
  /** Plain text of the description. */
  descBody: Scalars['String']['output']
  /** In their order (decision 0087). */
  sections: Maybe<Array<Section>>
  version: Scalars['Int']['output']
  /** Keys of sections in the order that an administrator has stored; absent: by name. */
  sectionOrder: Maybe<Array<Scalars['ID']['output']>>
  /** How many times an order was stored; absent: never. */
  orderVersion: Maybe<Scalars['Int']['output']>
}

/** A part of a content holding tasks (spec 3.3.2). */
export type Section = {
  key: Scalars['ID']['output']
  contentKey: Scalars['ID']['output']
  name: Scalars['String']['output']
  url: Scalars['String']['output']
  instructions: Scalars['String']['output']
  /** Number of tasks in the section. */
  tasks: Scalars['Int']['output']
  version: Scalars['Int']['output']
  /** Keys of tasks in the order that an administrator has stored; absent: by name. */
  taskOrder: Maybe<Array<Scalars['ID']['output']>>
  /** How many times an order was stored; absent: never. */
  orderVersion: Maybe<Scalars['Int']['output']>
}

/** The copy of a content while it is made, and once it is finished (decision 0088). */
export type ContentCopy = {
  /** The copy's key; the content is there once it is finished. */
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  sourceName: Scalars['String']['output']
  /** Steps that are done, of how many. */
  done: Scalars['Int']['output']
  total: Scalars['Int']['output']
  finished: Scalars['Boolean']['output']
  /** It was cancelled: what it had copied is taken away; finished: nothing is left of it (decision 0098). */
  cancelled: Scalars['Boolean']['output']
}

/** The order of a content's sections or of a section's tasks as it is stored. */
export type StoredOrder = {
  /** Keys; absent: by name. */
  order: Maybe<Array<Scalars['ID']['output']>>
  orderVersion: Scalars['Int']['output']
}

/** One piece of work in a section (spec 3.3.3 to 3.3.8), whole, for administrators. */
export type Task = {
  key: Scalars['ID']['output']
  contentKey: Scalars['ID']['output']
  sectionKey: Scalars['ID']['output']
  type: TaskType
  name: Scalars['String']['output']
  url: Scalars['String']['output']
  /** Reading: rich text, sanitised. */
  text: Maybe<Scalars['String']['output']>
  /** Reading: its plain text. */
  body: Maybe<Scalars['String']['output']>
  /** Reading, in lists: the plain text's first 300 characters (spec 3.2.9). */
  preview: Maybe<Scalars['String']['output']>
  /** Lecture: the stored file, under lectures/{taskKey}/{fileName}. */
  fileName: Maybe<Scalars['String']['output']>
  fileDetails: Maybe<Scalars['String']['output']>
  /** Lecture: the captions beside the video, a .vtt file. */
  captionsName: Maybe<Scalars['String']['output']>
  /** Lecture: the renditions of its video, smallest first; absent while there are none. */
  renditions: Maybe<Array<Rendition>>
  /** Lecture with captions: whether an administrator has compared them with the video. */
  captionsReviewed: Maybe<Scalars['Boolean']['output']>
  /** Practice: the tags a question must all carry. NCLEX: RN or PN, one value. */
  tags: Maybe<Array<Scalars['String']['output']>>
  numOfQuestions: Maybe<Scalars['Int']['output']>
  /** Practice: percent of the questions that carry the tag Easy; absent: any mix. */
  percentEasy: Maybe<Scalars['Int']['output']>
  /** Case studies among its questions, six questions each; absent: none. */
  caseStudies: Maybe<Scalars['Int']['output']>
  minQuestions: Maybe<Scalars['Int']['output']>
  maxQuestions: Maybe<Scalars['Int']['output']>
  /** Minutes; absent: unlimited. */
  timeAllowed: Maybe<Scalars['Int']['output']>
  /** Attempts allowed; absent: unlimited. */
  attempts: Maybe<Scalars['Int']['output']>
  /** Percent; absent: 65. */
  passGrade: Maybe<Scalars['Int']['output']>
  /** Practice: its tags' questions are in no quiz of students (decision 0106). */
  reserved: Scalars['Boolean']['output']
  /** plus-minus: a Select All That Apply without a scoring of its own gives partial credit; absent: all or nothing. */
  scoring: Maybe<Scalars['String']['output']>
  /** Linking: where its target lies. */
  linkedContentKey: Maybe<Scalars['ID']['output']>
  linkedSectionKey: Maybe<Scalars['ID']['output']>
  linkedTaskKey: Maybe<Scalars['ID']['output']>
  version: Scalars['Int']['output']
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

/** A section's page: its tasks by name (spec 3.2.5). */
export type AuthoredSection = {
  content: Content
  section: Section
  /** Without their texts; a Reading has its first 300 characters in preview. */
  tasks: Array<Task>
}

/** A task's page (spec 3.2.7). */
export type AuthoredTask = {
  content: Content
  section: Section
  task: Task
  /** Lecture: what plays it; absent when no video is uploaded. */
  lecture: Maybe<LecturePlayback>
  /** Linking: the task it points to, and where that lies; absent when it is gone. */
  linked: Maybe<LinkedTask>
}

/** The target of a Linking task, for its preview (spec 3.2.12). */
export type LinkedTask = {
  contentName: Scalars['String']['output']
  sectionName: Scalars['String']['output']
  task: Task
  lecture: Maybe<LecturePlayback>
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

/**
 * Where to send a small file (an image of a text, captions of a video), exactly as large as was said: a presigned address that
 * lives for minutes. What becomes of the file is read by its uploadKey; without that it is dropped after a day.
 */
export type FileUpload = {
  uploadKey: Scalars['ID']['output']
  url: Scalars['String']['output']
}

/** An image that everybody may see, for the src, width and height of an img in rich text. */
export type PublishedImage = {
  /** A path of the site: /images/{name}. */
  src: Scalars['String']['output']
  width: Scalars['Int']['output']
  height: Scalars['Int']['output']
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

/**
 * A lecture video on its way in parts (spec 3.4.5): the browser sends each part to its signed address, and after a dropped
 * network or a reload asks which have arrived.
 */
export type VideoUploadSession = {
  uploadId: Scalars['ID']['output']
  fileName: Scalars['String']['output']
  /** Bytes of every part but the last. */
  partSize: Scalars['Int']['output']
  /** Numbers of the parts that have arrived, from 1. */
  done: Array<Scalars['Int']['output']>
}

export type SignedPart = {
  number: Scalars['Int']['output']
  /** Where to PUT the part; lives for 15 minutes. */
  url: Scalars['String']['output']
}

/** A rendition of a Lecture's video: the same video for another speed of the connection. */
export type Rendition = {
  /** 720p, 480p, 360p or audio. */
  name: Scalars['String']['output']
  /** Pixels; 0 for sound alone. */
  width: Scalars['Int']['output']
  height: Scalars['Int']['output']
  /** Its peak, bits a second. */
  bandwidth: Scalars['Int']['output']
  /** Bytes. */
  size: Scalars['Float']['output']
}

/** A Lecture's renditions while its author's browser makes them: which of them are stored and checked. */
export type RenditionsSession = {
  folder: Scalars['ID']['output']
  /** The upload of the video that they are made from: what was made of another one does not belong to them. */
  video: Scalars['ID']['output']
  list: Array<Rendition>
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

/**
 * A question of the bank, with its key (spec 2.3.20 to 2.3.27). Only administrators can read it.
 * type is one of: True/False, Multiple Choice, Select All That Apply, Matching/Dropdown, Priority, which are lists of answers, or Select N,
 * Grouping, Matrix Multiple Choice, Matrix Multiple Response, Drop-Down Cloze, Drop-Down Rationale, Drop-Down Table, Drag-and-Drop Cloze,
 * Drag-and-Drop Rationale, Highlight Text, Highlight Table, Bow-Tie, Trend, Ordered Response, Numeric, which have a content, or Case Study, a record and six items.
 */
export type Question = {
  id: Scalars['Int']['output']
  type: Scalars['String']['output']
  body: Scalars['String']['output']
  /** The body as it was formatted, sanitised HTML; absent: it is plain. body is its plain text (decision 0077). */
  bodyHtml: Maybe<Scalars['String']['output']>
  answers: Array<Answer>
  /** JSON text of a type with a content (docs/question-content.md); absent: the answers are all of it. */
  content: Maybe<Scalars['String']['output']>
  /** plus-minus: a Select All That Apply with partial credit; absent: all or nothing (spec 3.5.26). */
  scoring: Maybe<Scalars['String']['output']>
  rationale: Scalars['String']['output']
  rationaleHtml: Maybe<Scalars['String']['output']>
  tags: Array<Scalars['String']['output']>
  area: Array<Scalars['String']['output']>
  version: Scalars['Int']['output']
  /** Anybody may try it on the public pages, without signing in (decision 0067). */
  sample: Scalars['Boolean']['output']
}

/** An answer with its key: correct is true or false, or for Matching/Dropdown the match (spec 2.3.27). */
export type Answer = {
  letter: Scalars['String']['output']
  text: Scalars['String']['output']
  textHtml: Maybe<Scalars['String']['output']>
  correct: Scalars['Boolean']['output']
  /** Matching/Dropdown only. */
  match: Maybe<Scalars['String']['output']>
  /** Why it is right or not; absent: its author gave no reason. Shown with the grade. */
  why: Maybe<Scalars['String']['output']>
  whyHtml: Maybe<Scalars['String']['output']>
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

/** A question in a list: the first 70 characters of its body (spec 2.9.9). */
export type QuestionPreview = {
  id: Scalars['Int']['output']
  type: Scalars['String']['output']
  preview: Scalars['String']['output']
  tags: Array<Scalars['String']['output']>
  area: Array<Scalars['String']['output']>
  /** Of a case study that a search found by steps or types: the items that are so. */
  items: Array<FoundItem>
  /** When it was last changed; absent where that was not kept yet. */
  changedOn: Maybe<Scalars['Float']['output']>
  /** It is a public sample. */
  sample: Scalars['Boolean']['output']
}

/** A test that may draw a question. */
export type QuestionTest = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  /** The names of its content and its section. */
  place: Scalars['String']['output']
  /** Its page; absent while its content or section is being deleted. */
  path: Maybe<Scalars['String']['output']>
}

/** Where a question stands in what a search finds. */
export type QuestionPlace = {
  /** From 1. */
  position: Scalars['Int']['output']
  total: Scalars['Int']['output']
  /** The numbers of the questions before and after it. */
  previous: Maybe<Scalars['Int']['output']>
  next: Maybe<Scalars['Int']['output']>
}

/** An item of a case study that a search found; its body as QuestionPreview has it. */
export type FoundItem = {
  /** From 1. */
  number: Scalars['Int']['output']
  step: Scalars['String']['output']
  type: Scalars['String']['output']
  preview: Scalars['String']['output']
}

export type QuestionPage = {
  items: Array<QuestionPreview>
  /** All that were found. */
  total: Scalars['Int']['output']
  /** Counts from 1; 50 a page (spec 2.9.2). */
  page: Scalars['Int']['output']
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

/**
 * The statistics of a question's newest version that was answered, or of an item of a case study. Shares are from 0 to 1, share with its 95 %
 * interval; what is not defined is absent. With fewer than 30 answers nothing of it is a fact.
 */
export type StatisticsLine = {
  id: Scalars['Int']['output']
  /** Of a case study, from 1. */
  item: Maybe<Scalars['Int']['output']>
  type: Scalars['String']['output']
  /** The first 70 characters of the question; absent: it was deleted. */
  preview: Maybe<Scalars['String']['output']>
  /** When the version began (epoch milliseconds), and how many versions were answered. */
  version: Scalars['Float']['output']
  versions: Scalars['Int']['output']
  n: Scalars['Int']['output']
  share: Scalars['Float']['output']
  from: Scalars['Float']['output']
  to: Scalars['Float']['output']
  by: DiscriminationBy
  /** Answers on which discrimination, efficiency and infit rest. */
  known: Scalars['Int']['output']
  discrimination: Maybe<Scalars['Float']['output']>
  efficiency: Maybe<Scalars['Float']['output']>
  /** The median. */
  seconds: Maybe<Scalars['Float']['output']>
  /** The share of those who left it out. */
  leftOut: Scalars['Float']['output']
  infit: Maybe<Scalars['Float']['output']>
  flaws: Array<QuestionFlaw>
  /** Absent: one of both versions has fewer than 30 answers, or there is one alone. */
  drift: Maybe<VersionDrift>
}

/** A difference with its 95 % interval. */
export type Difference = {
  value: Scalars['Float']['output']
  from: Scalars['Float']['output']
  to: Scalars['Float']['output']
}

/** What changed from the version before that was answered, which began then (epoch milliseconds). */
export type VersionDrift = {
  version: Scalars['Float']['output']
  share: Difference
  /** Absent: it is not known of both, or not by the same. */
  discrimination: Maybe<Difference>
}

/** What administrators decided of a question's flaws (decision 0116). */
export type FlawState =
  /** Nothing yet, or something was added since. */
  | 'new'
  | 'kept'
  /** It has a version that is newer than what was looked at. */
  | 'changed'
  /** It was deleted. */
  | 'withdrawn'

/** A flaw of the newest version that was answered. */
export type FlawReason = {
  kind: QuestionFlaw
  /** Of a case study, the item's number, from 1. */
  item: Maybe<Scalars['Int']['output']>
  /** Answers. */
  n: Scalars['Int']['output']
}

/** A question that has, or had, a reason to be looked at. */
export type FlawCase = {
  question: Scalars['Int']['output']
  type: Maybe<Scalars['String']['output']>
  /** How it begins; null: it was deleted. */
  preview: Maybe<Scalars['String']['output']>
  reasons: Array<FlawReason>
  /** Open reports of students, the newest first; a decision settles them. */
  reports: Array<MistakeReport>
  state: FlawState
  /** What was decided last; null: nothing was. */
  decision: Maybe<FlawDecision>
  /** A decision names it: it is refused where something was added since. */
  stamp: Scalars['ID']['output']
}

export type FlawDecision = {
  state: FlawState
  note: Scalars['String']['output']
  /** The administrator's name; null: the account was deleted. */
  by: Maybe<Scalars['String']['output']>
  /** Epoch milliseconds. */
  on: Scalars['Float']['output']
}

export type FoundFlaws = {
  items: Array<FlawCase>
  total: Scalars['Int']['output']
  page: Scalars['Int']['output']
}

export type DecideFlawInput = {
  question: Scalars['Int']['input']
  stamp: Scalars['ID']['input']
  state: FlawState
  note: Scalars['String']['input']
}

export type FoundStatistics = {
  items: Array<StatisticsLine>
  total: Scalars['Int']['output']
  page: Scalars['Int']['output']
}

/** An option of a version: how many chose it, and how that correlates with ability. */
export type OptionStatistics = {
  /** Of a number that was typed the number. */
  letter: Scalars['String']['output']
  /** Of which part, as a blank or a row; absent: there is one. */
  part: Maybe<Scalars['String']['output']>
  text: Scalars['String']['output']
  correct: Scalars['Boolean']['output']
  n: Scalars['Int']['output']
  share: Scalars['Float']['output']
  correlation: Maybe<Scalars['Float']['output']>
}

/** A flaw; options: the letters of those that it is about. */
export type FlawOfVersion = {
  kind: QuestionFlaw
  options: Array<Scalars['String']['output']>
}

/** How many answers took so many seconds, or up to the next bin's. */
export type SecondsBin = {
  seconds: Scalars['Int']['output']
  n: Scalars['Int']['output']
}

/** The statistics of one version, the newest first. */
export type VersionStatistics = {
  item: Maybe<Scalars['Int']['output']>
  type: Scalars['String']['output']
  version: Scalars['Float']['output']
  /** What it asked; absent: the version is not there any more. */
  body: Maybe<Scalars['String']['output']>
  n: Scalars['Int']['output']
  share: Scalars['Float']['output']
  from: Scalars['Float']['output']
  to: Scalars['Float']['output']
  by: DiscriminationBy
  known: Scalars['Int']['output']
  discrimination: Maybe<Scalars['Float']['output']>
  efficiency: Maybe<Scalars['Float']['output']>
  seconds: Maybe<Scalars['Float']['output']>
  leftOut: Scalars['Float']['output']
  infit: Maybe<Scalars['Float']['output']>
  flaws: Array<FlawOfVersion>
  options: Array<OptionStatistics>
  times: Array<SecondsBin>
  drift: Maybe<VersionDrift>
}

export type QuestionStatistics = {
  id: Scalars['Int']['output']
  deleted: Scalars['Boolean']['output']
  /** Whether it was graded again after tests had ended: figures are of the points that tests had when they ended. */
  regraded: Scalars['Boolean']['output']
  /** Of the two or three newest versions that were answered, by item and the newest first. */
  versions: Array<VersionStatistics>
}

/** A page of whole questions for a file, each as a row that the importer takes back unchanged. */
export type QuestionExport = {
  items: Array<ExportedQuestion>
  total: Scalars['Int']['output']
  /** Counts from 1; 100 a page. */
  page: Scalars['Int']['output']
}

export type ExportedQuestion = {
  /** The row's stable name: that of its import, or one made of its number. */
  ref: Scalars['String']['output']
  question: Question
}

/** A test that would no longer have enough questions. */
export type ShortTask = {
  contentKey: Scalars['ID']['output']
  sectionKey: Scalars['ID']['output']
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  /** The tag or area that falls short; absent: the tags together. */
  pool: Maybe<Scalars['String']['output']>
  /** Questions that are missing after the deletion. */
  missing: Scalars['Int']['output']
}

/** What deleting a question would stop. */
export type QuestionUse = {
  tasks: Array<ShortTask>
}

/** Tags or NCLEX areas. */
export type LabelKind = 'Tag' | 'Area'

/** A tag or an NCLEX area of the academy. */
export type Label = {
  name: Scalars['String']['output']
  /** Questions that carry it. */
  questions: Scalars['Int']['output']
  /** Tests that are drawn by it. */
  tests: Scalars['Int']['output']
  /** It has a meaning of its own, as RN or Easy: it is never renamed, merged or removed. */
  fixed: Scalars['Boolean']['output']
}

/** A name that gets another one at the moment: its questions and tests one after the other, by continueLabelJob. */
export type LabelJob = {
  kind: LabelKind
  from: Scalars['String']['output']
  to: Scalars['String']['output']
  /** The academy had the other name before. */
  merge: Scalars['Boolean']['output']
  /** Writes of questions in all, most questions being written twice, and how many are done. */
  total: Scalars['Int']['output']
  done: Scalars['Int']['output']
  finished: Scalars['Boolean']['output']
}

export type Labels = {
  tags: Array<Label>
  areas: Array<Label>
  /** One a list at most; one that no one goes on with is finished within the hour. */
  jobs: Array<LabelJob>
}

/** A test that is drawn by a tag or an area. */
export type LabelTest = {
  contentKey: Scalars['ID']['output']
  sectionKey: Scalars['ID']['output']
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
}

/** What carries a tag or an area, and so would change with it. */
export type LabelUse = {
  questions: Scalars['Int']['output']
  tests: Array<LabelTest>
  /** The adaptive exams whose plan knows the area by this name. */
  exams: Array<Scalars['String']['output']>
  /** Tests that would stop when it was merged into the name that was given. */
  stopped: Array<ShortTask>
}

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

/** What became of one of many questions. */
export type QuestionChange = {
  id: Scalars['Int']['output']
  outcome: ChangeOutcome
  /** The code of the refusal that the same change of this question alone would get. */
  reason: Maybe<Scalars['String']['output']>
}

/** What undoing an import would stop, and the tags and areas that would leave the lists: it added them and nothing else carries them. */
export type ImportUse = {
  tasks: Array<ShortTask>
  tags: Array<Scalars['String']['output']>
  areas: Array<Scalars['String']['output']>
}

/** The batch that a row is imported in: made by the client once per file, so that the whole file can be undone. */
export type ImportBatchInput = {
  key: Scalars['ID']['input']
  /** The file's name. */
  name: Scalars['String']['input']
}

/** A file that was imported. */
export type ImportBatch = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  /** Who imported it. */
  author: Scalars['String']['output']
  createdOn: Scalars['Float']['output']
  /** Questions that it added and changed. */
  added: Scalars['Int']['output']
  changed: Scalars['Int']['output']
  /** Of these, how many are undone. */
  undone: Scalars['Int']['output']
  /** Tags and NCLEX areas that it added to the lists and its undo has not looked at. */
  labels: Scalars['Int']['output']
}

export type ImportBatchPage = {
  items: Array<ImportBatch>
  nextToken: Maybe<Scalars['String']['output']>
}

/** What one call of an undo did; call again while more is true. */
export type ImportUndo = {
  batch: ImportBatch
  /** Questions changed or deleted since by somebody: they were left as they are. */
  left: Array<Scalars['Int']['output']>
  /** Tags and areas that the undo took out of the lists, said by the call after which there is no more. */
  tags: Array<Scalars['String']['output']>
  areas: Array<Scalars['String']['output']>
  more: Scalars['Boolean']['output']
}

/** One row of an import: ref is the row's stable name in its source, so that a second import changes and never doubles. */
export type ImportRowInput = {
  row: Scalars['Int']['input']
  ref: Scalars['String']['input']
  question: QuestionInput
}

/** What an import did, or would do, with one row. */
export type ImportOutcome = {
  row: Scalars['Int']['output']
  ref: Scalars['String']['output']
  /** new, changed, unchanged or refused */
  outcome: Scalars['String']['output']
  id: Maybe<Scalars['Int']['output']>
  /** Codes of the messages that say why a row is refused or what was altered. */
  reasons: Array<Scalars['String']['output']>
  /** Of a dry run: numbers of other questions of the bank that ask the same, four at most. */
  same: Array<Scalars['Int']['output']>
}

/** The product's two growing lists (spec 1.3.14). */
export type Constants = {
  tags: Array<Scalars['String']['output']>
  nclexAreas: Array<Scalars['String']['output']>
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

/** What the bank lacks for a test. */
export type PoolShortage = {
  /** The tag or area that falls short; absent: the tags together. */
  pool: Maybe<Scalars['String']['output']>
  missing: Scalars['Int']['output']
}

/** A question drawn for a preview; area is the position in areas that it was drawn for (NCLEX). */
export type PreviewQuestion = {
  area: Maybe<Scalars['Int']['output']>
  /** Of a case study: the item that is asked, from 1. */
  caseItem: Maybe<Scalars['Int']['output']>
  question: Question
}

/** A drawn test for an administrator, who may see its keys: it runs in the browser and leaves no trace. */
export type TestPreview = {
  /** The task; a Linking task's target. */
  task: Task
  /** NCLEX: the academy's areas; AdaptiveNCLEX: those of its exam's plan. */
  areas: Array<Scalars['String']['output']>
  questions: Array<PreviewQuestion>
  /** AdaptiveNCLEX: what the test may ask; the browser chooses by the rules of the server. */
  deck: Maybe<PreviewDeck>
}

/** What a previewed adaptive test may ask (domain/exams/deck.ts). */
export type PreviewDeck = {
  /** RN or PN */
  exam: Scalars['String']['output']
  /** The standard, in logits of the exam's scale. */
  standard: Scalars['Float']['output']
  minItems: Scalars['Int']['output']
  maxItems: Scalars['Int']['output']
  unscored: Scalars['Int']['output']
  caseStudies: Scalars['Int']['output']
  /** Positions from 0 of the unscored items, and of the first items of case studies. */
  unscoredAt: Array<Scalars['Int']['output']>
  casesAt: Array<Scalars['Int']['output']>
  /** Of the plan's areas, in percent. */
  shares: Array<Scalars['Float']['output']>
  /** Candidates and unscored items, packed as domain/exams/pack-items.ts does; base64. */
  items: Scalars['String']['output']
  trials: Scalars['String']['output']
}

/** A charge as the card service reports it (spec 1.3.9). */
export type Charge = {
  id: Maybe<Scalars['ID']['output']>
  failure_message: Maybe<Scalars['String']['output']>
}

/** A payment for a course (spec 1.3.9). A student sees only their own; processing ends with a charge. */
export type Payment = {
  key: Scalars['ID']['output']
  courseKey: Scalars['ID']['output']
  courseName: Scalars['String']['output']
  /** The year in which a Live course begins, which its name does not say; absent for Online courses and in payments of older versions. */
  courseYear: Maybe<Scalars['String']['output']>
  studentId: Scalars['ID']['output']
  studentName: Scalars['String']['output']
  /** Cents. */
  amount: Scalars['Int']['output']
  description: Scalars['String']['output']
  date: Scalars['Float']['output']
  processing: Scalars['Boolean']['output']
  /** paid, failed, refunded; absent while processing. */
  status: Maybe<Scalars['String']['output']>
  charge: Maybe<Charge>
  /** The progress that the payment opened. */
  progressKey: Maybe<Scalars['ID']['output']>
  /** Cents that have gone back by refunds. */
  refundedAmount: Maybe<Scalars['Int']['output']>
  /** The buyer's address at that time. */
  email: Maybe<Scalars['String']['output']>
  /** The card service's number of the payment. */
  intentId: Maybe<Scalars['ID']['output']>
  refund: Maybe<Refund>
  /** Refunds of a part, oldest first. */
  partRefunds: Maybe<Array<PartRefund>>
  /** A part that is being refunded and that the card service has not answered for. */
  openPart: Maybe<PartRefund>
  /** What keeps it open although it was tried again and again: paid-not-enrolled, refund-failed, undecided, card-service. */
  trouble: Maybe<Scalars['String']['output']>
  /** Since when the card holder disputes the charge at their bank. */
  disputed: Maybe<Scalars['Float']['output']>
  /** The card holder's disputes, open and closed, oldest first. */
  disputes: Maybe<Array<Dispute>>
  /** While a bank asks the buyer to confirm: what the card form needs to show the challenge. */
  clientSecret: Maybe<Scalars['String']['output']>
}

/** A refund by an administrator. */
export type Refund = {
  reason: Scalars['String']['output']
  /** The administrator's name. */
  by: Scalars['String']['output']
  date: Scalars['Float']['output']
}

/** A refund of a part of a payment, by an administrator or in the card service's own dashboard. */
export type PartRefund = {
  /** Cents. */
  amount: Scalars['Int']['output']
  reason: Scalars['String']['output']
  /** The administrator's name, or the card service. */
  by: Scalars['String']['output']
  date: Scalars['Float']['output']
}

/** A card holder's dispute at their bank, as the card service reports it. */
export type Dispute = {
  /** The card service's number of it. */
  id: Scalars['ID']['output']
  /** needs_response, under_review, won, lost; of an inquiry warning_needs_response, warning_under_review, warning_closed; prevented. */
  status: Scalars['String']['output']
  /** Cents. */
  amount: Scalars['Int']['output']
  /** The bank's category, such as fraudulent or product_not_received. */
  reason: Scalars['String']['output']
  created: Scalars['Float']['output']
  /** Until when it can be answered. */
  dueBy: Maybe<Scalars['Float']['output']>
}

/** A page of payments, or of those that a search finds; with nextToken there may be more, even when it holds few. */
export type PaymentPage = {
  items: Array<Payment>
  nextToken: Maybe<Scalars['String']['output']>
  /** All payments since then have been looked at. */
  searchedTo: Maybe<Scalars['Float']['output']>
  /** Of all payments of these days and this course, whatever their state and the search; on the first page only. */
  totals: Maybe<PaymentTotals>
}

/** What a user has paid, newest first. */
export type UserPaymentPage = {
  items: Array<Payment>
  total: Scalars['Int']['output']
  /** Counts from 1. */
  page: Scalars['Int']['output']
}

/** What payments came to. Money in cents: paidAmount was charged (gross), refundedAmount and lostAmount went back by refunds and lost disputes. */
export type Sales = {
  /** Payments that were charged, also those whose money went back. */
  paid: Scalars['Int']['output']
  paidAmount: Scalars['Float']['output']
  /** Payments of which all or a part was refunded. */
  refunded: Scalars['Int']['output']
  refundedAmount: Scalars['Float']['output']
  lostAmount: Scalars['Float']['output']
}

/** The payments of one course. */
export type CourseSales = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  /** The year of a Live course, which its name does not say. */
  year: Maybe<Scalars['String']['output']>
  sales: Sales
}

/** The payments of one month of the academy, YYYY-MM. */
export type MonthSales = {
  month: Scalars['String']['output']
  sales: Sales
}

/** What the payments of some days of the academy came to; a refund counts on the day of its payment. */
export type PaymentTotals = {
  sales: Sales
  /** The most gross first. */
  courses: Array<CourseSales>
  /** This month and the 11 before it, ascending, whatever the range. */
  months: Array<MonthSales>
  /** The academy's day now. */
  today: Scalars['AWSDate']['output']
  /** What the search and the status leave of them; absent without either, and of more days than one call looks at (62). */
  found: Maybe<FoundPayments>
}

export type FoundPayments = {
  /** All that were found, also those that were never charged. */
  payments: Scalars['Int']['output']
  sales: Sales
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

/** A student's enrolment in a course (spec 1.3.10, 3.3.12). endTime 0: not started, open-ended. */
export type Progress = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  url: Scalars['String']['output']
  courseKey: Scalars['ID']['output']
  studentId: Scalars['ID']['output']
  onlineDays: Scalars['Int']['output']
  endTime: Scalars['Float']['output']
  complete: Scalars['Boolean']['output']
  dateCreated: Scalars['Float']['output']
  courseType: CourseType
  subject: Subject
  dates: Maybe<Array<Scalars['AWSDate']['output']>>
  startTime: Maybe<Scalars['String']['output']>
  courseEndTime: Maybe<Scalars['String']['output']>
  location: Maybe<Scalars['String']['output']>
  /** The payment that opened it, for the way to its receipt. */
  paymentKey: Maybe<Scalars['ID']['output']>
  /** When it was started and marked completed, in epoch milliseconds; absent before, and where it was not kept yet. */
  startedOn: Maybe<Scalars['Float']['output']>
  completedOn: Maybe<Scalars['Float']['output']>
  /** What its card shows; absent before the server has first counted it. Exact counts are courseView's. */
  overview: Maybe<ProgressOverview>
}

/** How far a course is, counted after each task that was worked on (decision 0063). */
export type ProgressOverview = {
  completed: Scalars['Int']['output']
  total: Scalars['Int']['output']
  /** When a task of it was last begun or finished; absent before the first. */
  lastActivity: Maybe<Scalars['Float']['output']>
  /** Best grades of its tests that were sat, on average, in percent; absent before the first. */
  average: Maybe<Scalars['Int']['output']>
  /** The best of these grades; absent before the first, and where it was counted before the best was kept. */
  best: Maybe<Scalars['Int']['output']>
  /** The first task in the course's order that is not done; absent when all are. */
  next: Maybe<NextTask>
}

/** What a student gets for a course that they completed (decision 0064). */
export type Certificate = {
  progressKey: Scalars['ID']['output']
  /** The student's name as it was when it was issued. */
  name: Scalars['String']['output']
  course: Scalars['String']['output']
  /** A day of the academy. */
  completedOn: Scalars['AWSDate']['output']
  /** Epoch milliseconds. */
  issuedOn: Scalars['Float']['output']
  /** About how long the course's finished tasks take; 0 where that is not known. */
  minutes: Scalars['Int']['output']
  /** The end of its public address, while it is shared (decision 0065). */
  verifyId: Maybe<Scalars['ID']['output']>
}

export type ProgressPage = {
  items: Array<Progress>
  nextToken: Maybe<Scalars['String']['output']>
}

/** An administrator's look at what a student sees, read only, for an hour; the audit has each (decision 0091). */
export type StudentView = {
  /** Named by the queries of what is viewed. */
  key: Scalars['ID']['output']
  uid: Scalars['ID']['output']
  firstName: Scalars['String']['output']
  lastName: Scalars['String']['output']
  /** When it ends. */
  until: Scalars['Float']['output']
}

/** A page of a student's My Courses, newest first, with what the student was notified of. */
export type ViewedCourses = {
  items: Array<Progress>
  notices: Array<CourseNotice>
  nextToken: Maybe<Scalars['String']['output']>
}

/** A section in a table of contents, with its count (spec 3.2.17). */
export type SectionCount = {
  key: Scalars['ID']['output']
  contentKey: Scalars['ID']['output']
  name: Scalars['String']['output']
  url: Scalars['String']['output']
  instructions: Scalars['String']['output']
  /** Tasks in the section. */
  total: Scalars['Int']['output']
  /** Tasks that are complete or whose time has passed (spec 3.4.17). */
  completed: Scalars['Int']['output']
  /** Its tasks by name. */
  outline: Array<TaskOutline>
}

/** A task in a table of contents: what it is, how long it takes, what came of it. For a Linking task the target's. */
export type TaskOutline = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  type: TaskType
  complete: Scalars['Boolean']['output']
  /** How long it takes (decision 0063); absent where that is not known. */
  minutes: Maybe<Scalars['Int']['output']>
  /** Tests: how many questions at most. */
  questions: Maybe<Scalars['Int']['output']>
  /** Best grade of the finished attempts, in percent. */
  best: Maybe<Scalars['Int']['output']>
  /** Practice with a best grade: whether it reaches the pass grade. */
  passed: Maybe<Scalars['Boolean']['output']>
}

export type ContentCount = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  url: Scalars['String']['output']
  instructions: Scalars['String']['output']
  descText: Scalars['String']['output']
  sections: Array<SectionCount>
}

/** A student's course: its table of contents with counts (spec 3.2.17). */
export type CourseView = {
  progress: Progress
  contents: Array<ContentCount>
}

/** A task in a section's list, with what the student did (spec 3.2.18). For a Linking task, type is the target's. */
export type TaskCount = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  url: Scalars['String']['output']
  type: TaskType
  complete: Scalars['Boolean']['output']
  /** Attempts used so far (tests). */
  used: Scalars['Int']['output']
  /** Number of the attempt that is running, if any. */
  open: Maybe<Scalars['Int']['output']>
  /** Best grade so far in percent (tests). */
  best: Maybe<Scalars['Int']['output']>
  /** Practice with a best grade: whether it reaches the pass grade. */
  passed: Maybe<Scalars['Boolean']['output']>
  /** How long it takes (decision 0063); absent where that is not known. */
  minutes: Maybe<Scalars['Int']['output']>
  /** Tests: how many questions at most. */
  questions: Maybe<Scalars['Int']['output']>
  /** Lecture: absent while nothing of it was watched. */
  watched: Maybe<Watched>
}

/** What a student has watched of a Lecture, each part once; seconds of duration seconds. */
export type Watched = {
  seconds: Scalars['Int']['output']
  duration: Scalars['Int']['output']
  /** The parts, in pieces of five seconds: base64 of a bitmap, piece n in bit n % 8 of byte n / 8. */
  pieces: Scalars['String']['output']
}

/** What students did with a task of one of their own courses, for their download (decision 0069). */
export type OwnTask = {
  taskKey: Scalars['ID']['output']
  /** Absent when the task is gone. */
  name: Maybe<Scalars['String']['output']>
  /** Where the task lies; absent when it is gone. */
  contentKey: Maybe<Scalars['ID']['output']>
  sectionKey: Maybe<Scalars['ID']['output']>
  type: Maybe<TaskType>
  complete: Scalars['Boolean']['output']
  /** When a Reading or Lecture was first opened. */
  startTime: Maybe<Scalars['Float']['output']>
  /** Attempts of a test started. */
  started: Scalars['Int']['output']
  best: Maybe<Scalars['Int']['output']>
  watched: Maybe<Watched>
}

/** A section's task list (spec 3.2.18). */
export type SectionView = {
  progress: Progress
  section: SectionCount
  tasks: Array<TaskCount>
}

/** The paths of a lecture's files on the site, and the cookies that open them (decision 0057). */
export type LecturePlayback = {
  /** The whole video, an mp4. */
  video: Scalars['String']['output']
  /** The master playlist of its renditions; absent where there is the whole video only. */
  playlist: Maybe<Scalars['String']['output']>
  /** WebVTT; absent where there are no captions. */
  captions: Maybe<Scalars['String']['output']>
  /** Whether an administrator has compared the captions with the video; absent without captions. */
  captionsReviewed: Maybe<Scalars['Boolean']['output']>
  /** Absent while the environment has no key to sign them with. */
  cookies: Maybe<PlaybackCookies>
}

/** Values of CloudFront's signed cookies, for the files under `path`. `expiresAt` in epoch milliseconds: at most 15 minutes on, never past the course's end. */
export type PlaybackCookies = {
  path: Scalars['String']['output']
  policy: Scalars['String']['output']
  signature: Scalars['String']['output']
  keyPairId: Scalars['String']['output']
  expiresAt: Scalars['Float']['output']
}

/** A task as a student takes it (spec 3.2.19); a Linking task shows its target under its own key. */
export type TaskView = {
  progress: Progress
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  type: TaskType
  /** Reading. */
  text: Maybe<Scalars['String']['output']>
  /** Lecture: what plays it; absent when no video is uploaded. */
  lecture: Maybe<LecturePlayback>
  /**
   * Always null: tabs that were loaded before `lecture` was there ask for them with every task.
   * @deprecated lecture
   */
  videoUrl: Maybe<Scalars['String']['output']>
  /** @deprecated lecture */
  captionsUrl: Maybe<Scalars['String']['output']>
  /** Tests: what the start page shows. */
  numOfQuestions: Maybe<Scalars['Int']['output']>
  /** Adaptive NCLEX: how many questions it asks at least and at most; absent for others. */
  minQuestions: Maybe<Scalars['Int']['output']>
  maxQuestions: Maybe<Scalars['Int']['output']>
  timeAllowed: Maybe<Scalars['Int']['output']>
  attempts: Maybe<Scalars['Int']['output']>
  passGrade: Maybe<Scalars['Int']['output']>
  /** False when the bank no longer holds enough questions: 'Questions error, contact instructor' (spec 3.5.23). */
  poolSuffices: Maybe<Scalars['Boolean']['output']>
  used: Scalars['Int']['output']
  open: Maybe<Scalars['Int']['output']>
  /** Finished and running attempts, newest first, without questions. */
  history: Array<Attempt>
  complete: Scalars['Boolean']['output']
  /** Lecture: absent while nothing of it was watched. */
  watched: Maybe<Watched>
  /** The task that comes after it in the course's order, of whatever type; absent after the course's last one. */
  next: Maybe<NextTask>
}

/** A task that comes next; sectionName is absent where it lies in the section that one comes from. */
export type NextTask = {
  contentKey: Scalars['ID']['output']
  sectionKey: Scalars['ID']['output']
  sectionName: Maybe<Scalars['String']['output']>
  taskKey: Scalars['ID']['output']
  name: Scalars['String']['output']
  /** For a Linking task the target's. */
  type: TaskType
}

/** What to read or watch in a course for a tag or an area. */
export type Lessons = {
  name: Scalars['String']['output']
  tasks: Array<NextTask>
}

/** A question as a student sees it before it is graded: no key, no rationale (decisions, Safety). */
export type PublicQuestion = {
  id: Scalars['Int']['output']
  type: Scalars['String']['output']
  body: Scalars['String']['output']
  bodyHtml: Maybe<Scalars['String']['output']>
  answers: Array<PublicAnswer>
  /** Matching/Dropdown: the matches to choose from, in an order that reveals nothing. */
  matches: Maybe<Array<Scalars['String']['output']>>
  /** JSON text of what a type with a content shows (docs/question-content.md): no key, no rationale. */
  item: Maybe<Scalars['String']['output']>
  /** Of a case study: which of its items this is, from 1. */
  caseItem: Maybe<Scalars['Int']['output']>
  /** plus-minus: a Select All That Apply of which a wrong choice takes a point away. */
  scoring: Maybe<Scalars['String']['output']>
}

export type PublicAnswer = {
  letter: Scalars['String']['output']
  text: Scalars['String']['output']
  textHtml: Maybe<Scalars['String']['output']>
}

/** A question after grading: what was right and why. */
export type GradedQuestion = {
  id: Scalars['Int']['output']
  /** Whether it has all of its points. */
  correct: Scalars['Boolean']['output']
  points: Scalars['Int']['output']
  maxPoints: Scalars['Int']['output']
  /** The receipt: what each part gave, and why. Their points add up to those of the question. */
  lines: Array<ScoreLine>
  /**
   * Per answer: whether it belonged to the right choice; Matching/Dropdown: the right index into matches. With a content: the right
   * cells; Ordered Response: the items in their order; Numeric: the codes of the number's characters.
   */
  key: Array<Scalars['Int']['output']>
  /** The student's choice in the same form. */
  choice: Array<Scalars['Int']['output']>
  rationale: Scalars['String']['output']
  rationaleHtml: Maybe<Scalars['String']['output']>
  tags: Array<Scalars['String']['output']>
}

/** What one part of a question gave. */
export type ScoreLine = {
  /** Empty for a question of one part. */
  label: Scalars['String']['output']
  /** Texts that were chosen, and those that are right. */
  chosen: Array<Scalars['String']['output']>
  right: Array<Scalars['String']['output']>
  points: Scalars['Int']['output']
  maxPoints: Scalars['Int']['output']
  /** Why it has these points. */
  words: Scalars['String']['output']
  whys: Array<OptionWhy>
}

/** Why an option is right or not, as its author wrote it. */
export type OptionWhy = {
  option: Scalars['String']['output']
  why: Scalars['String']['output']
  whyHtml: Maybe<Scalars['String']['output']>
}

/** Points of one tag or area out of those that there were (spec 3.3.15). */
export type BreakdownRow = {
  name: Scalars['String']['output']
  correct: Scalars['Int']['output']
  total: Scalars['Int']['output']
  /** floor(correct / total x 100) (spec 3.9.7) */
  grade: Scalars['Int']['output']
}

/** One sitting of a test. Its key is progress, task and number. */
export type Attempt = {
  progressKey: Scalars['ID']['output']
  taskKey: Scalars['ID']['output']
  n: Scalars['Int']['output']
  /** Practice or NCLEX */
  type: TaskType
  /** Grows by one with each move: two tabs or a repeated click move it once. */
  version: Scalars['Int']['output']
  startTime: Scalars['Float']['output']
  /** When the clock ends it; absent: no limit. */
  deadline: Maybe<Scalars['Float']['output']>
  /** Set when it is finished. */
  endTime: Maybe<Scalars['Float']['output']>
  /** Number of questions drawn. */
  total: Scalars['Int']['output']
  /** Index of the question to answer next, from 0; equals total when all are answered. */
  currentQuestion: Scalars['Int']['output']
  /** Points so far. */
  score: Scalars['Int']['output']
  /** Points that its questions give together, set when finished. */
  maxScore: Maybe<Scalars['Int']['output']>
  /** Percent of maxScore, set when finished. */
  grade: Maybe<Scalars['Int']['output']>
  passGrade: Scalars['Int']['output']
  /** The test's when it began: plus-minus, or absent. */
  scoring: Maybe<Scalars['String']['output']>
  /** A quiz in exam mode: nothing is said of an answer before the end. */
  silent: Scalars['Boolean']['output']
  /**
   * NCLEX: passing, failing or undecided; Practice: passing or failing by the pass grade. Set when finished; absent of a
   * quiz of one's own, which has no standard (decision 0106): its passGrade says nothing.
   */
  result: Maybe<Scalars['String']['output']>
  /** The question to answer next; absent when finished. */
  question: Maybe<PublicQuestion>
  /** By tag (Practice) or area (NCLEX); set when finished. */
  breakdown: Maybe<Array<BreakdownRow>>
  /** Of an adaptive test; absent for others. */
  adaptive: Maybe<AdaptiveAttempt>
}

/** What an adaptive attempt has beside others. */
export type AdaptiveAttempt = {
  minItems: Scalars['Int']['output']
  maxItems: Scalars['Int']['output']
  /** Minutes after the start at which a break is offered; the time keeps running. */
  breaks: Array<Scalars['Int']['output']>
  /** Set when finished. */
  decision: Maybe<ExamDecision>
}

/** How an adaptive test was decided. Abilities are logits of the academy's own scale. */
export type ExamDecision = {
  /** confidence: the interval left the standard; maximum: all items were asked; time: it ended before, by the clock or its student. */
  rule: Scalars['String']['output']
  /** Items answered, unscored ones included. */
  answered: Scalars['Int']['output']
  /** Absent: no scored item was answered. */
  ability: Maybe<Scalars['Float']['output']>
  /** Standard error of the ability. */
  error: Maybe<Scalars['Float']['output']>
  standard: Scalars['Float']['output']
}

/** How an area of the plan or a step of clinical judgment went. */
export type ExamStanding = {
  name: Scalars['String']['output']
  /** above, near (the interval includes the standard), below; none: no scored item. */
  standing: Scalars['String']['output']
  /** Scored items. */
  items: Scalars['Int']['output']
  ability: Maybe<Scalars['Float']['output']>
  error: Maybe<Scalars['Float']['output']>
}

/** An item of a finished adaptive attempt, in its order. */
export type ExamReportItem = {
  area: Scalars['String']['output']
  /** A step of clinical judgment, where it has one. */
  step: Maybe<Scalars['String']['output']>
  /** Of a case study: its item, from 1. */
  caseItem: Maybe<Scalars['Int']['output']>
  /** Unscored items collect responses and count for nothing. */
  scored: Scalars['Boolean']['output']
  /** Logits. */
  difficulty: Scalars['Float']['output']
  points: Scalars['Int']['output']
  maxPoints: Scalars['Int']['output']
  /** The ability after it, by which the test decides, with its standard error; absent before the first scored item. */
  ability: Maybe<Scalars['Float']['output']>
  error: Maybe<Scalars['Float']['output']>
}

/** A finished adaptive attempt: how it was decided, and how that came about. */
export type ExamReport = {
  attempt: Attempt
  /** RN or PN */
  exam: Scalars['String']['output']
  decision: ExamDecision
  areas: Array<ExamStanding>
  steps: Array<ExamStanding>
  /** None to a student while one of its questions lies unanswered in another test of theirs that runs. */
  items: Array<ExamReportItem>
}

/** A question of a finished attempt, as it was served, with what was right and why. */
export type ReviewedQuestion = {
  question: PublicQuestion
  /** Absent for students when it was not answered, or lies unanswered in another test of theirs that runs. */
  graded: Maybe<GradedQuestion>
  /** False when the test ended before it was answered. */
  answered: Scalars['Boolean']['output']
  /** Seconds that it took; absent when it was not answered. */
  seconds: Maybe<Scalars['Int']['output']>
  /** In words, that it was regraded after the end, and by which rule; absent: it was not. */
  regraded: Maybe<Scalars['String']['output']>
}

/** A finished attempt, question by question. */
export type AttemptReview = {
  attempt: Attempt
  questions: Array<ReviewedQuestion>
}

/** What one move did. */
export type AttemptMove = {
  attempt: Attempt
  /** The question just answered; absent for other moves. */
  graded: Maybe<GradedQuestion>
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

/**
 * What a student marked on a question of an own attempt: the flag, answers that are struck out (indexes as served), a note (plain text),
 * highlights in the order in which they were made.
 * It is no part of the answer.
 */
export type QuestionMarks = {
  /** The question's index in the attempt, from 0. */
  position: Scalars['Int']['output']
  /** Grows by one with each write. */
  version: Scalars['Int']['output']
  flagged: Scalars['Boolean']['output']
  struck: Array<Scalars['Int']['output']>
  /** Empty: none. */
  note: Scalars['String']['output']
  highlights: Array<QuestionHighlight>
}

/** Text that a student highlighted in a question. */
export type QuestionHighlight = {
  /** Names the stem, option or entry of a record by its plain text, as served. */
  block: Scalars['String']['output']
  /** The offset of the text there, in UTF-16 units. */
  start: Scalars['Int']['output']
  text: Scalars['String']['output']
}

/** A question of an own attempt that the caller flagged, or wrote a note on, or highlighted text in (decision 0112). */
export type OwnMark = {
  progressKey: Scalars['ID']['output']
  sectionKey: Scalars['ID']['output']
  taskKey: Scalars['ID']['output']
  n: Scalars['Int']['output']
  /** The question's index in the attempt, from 0. */
  position: Scalars['Int']['output']
  version: Scalars['Int']['output']
  flagged: Scalars['Boolean']['output']
  struck: Array<Scalars['Int']['output']>
  /** Empty: none. */
  note: Scalars['String']['output']
  /** What was highlighted; none while the question is withheld. */
  highlights: Array<QuestionHighlight>
  /** When the attempt was started. */
  startTime: Scalars['Float']['output']
  /** When it was marked last. */
  time: Scalars['Float']['output']
  /** The test runs, or the question lies unanswered in another one that does: its text is not shown here. */
  withheld: Scalars['Boolean']['output']
}

export type OwnMarkPage = {
  items: Array<OwnMark>
  nextToken: Maybe<Scalars['String']['output']>
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

/** What a student may know of an own report. */
export type SentReport = {
  sentOn: Scalars['Float']['output']
  settledOn: Maybe<Scalars['Float']['output']>
  outcome: Maybe<ReportOutcome>
}

/** What a decision on the question made of a report that it settled (decision 0116). */
export type ReportOutcome =
  | 'kept'
  /** The question has a newer version. */
  | 'changed'
  /** The question was deleted. */
  | 'withdrawn'

/** What a student reported of a question, without the student. */
export type MistakeReport = {
  id: Scalars['ID']['output']
  question: Scalars['Int']['output']
  /** Of a case study, the item's number, from 1. */
  item: Maybe<Scalars['Int']['output']>
  /** Since when the question was as it was served (epoch milliseconds); null: it is not there any more. */
  version: Maybe<Scalars['Float']['output']>
  kind: MistakeKind
  text: Scalars['String']['output']
  createdOn: Scalars['Float']['output']
  settledOn: Maybe<Scalars['Float']['output']>
}

/** A version of a question, with its key. */
export type QuestionVersion = {
  /** Its version is 0: what was cannot be edited. */
  question: Question
  /** Since when it was so (epoch milliseconds). */
  time: Scalars['Float']['output']
  /** Whether the question is still so. */
  current: Scalars['Boolean']['output']
}

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

/** What a dry run counts of the attempts that ask the question. */
export type RegradeCounts = {
  /** Users whose attempts were looked at. */
  students: Scalars['Int']['output']
  /** Ended, and to be graded. */
  attempts: Scalars['Int']['output']
  changed: Scalars['Int']['output']
  raised: Scalars['Int']['output']
  lowered: Scalars['Int']['output']
  /** Whose result becomes passing. */
  passed: Scalars['Int']['output']
  /** Whose result does not stay passing. */
  failed: Scalars['Int']['output']
  /** Not ended: they stay as they were served. */
  running: Scalars['Int']['output']
  /** Adaptive ones, whose answers decided what was asked next: they stay, too. */
  adaptive: Scalars['Int']['output']
  /** The newest version has other things to choose from. */
  notComparable: Scalars['Int']['output']
  /** Changed ones in courses that their students completed, which stay completed. */
  completed: Scalars['Int']['output']
}

/** A regrade of a question: its dry run, its application and its undo. */
export type Regrade = {
  id: Scalars['ID']['output']
  question: Scalars['Int']['output']
  /** Of a case study, the item's number, from 1. */
  item: Maybe<Scalars['Int']['output']>
  rule: RegradeRule
  status: RegradeStatus
  /** Since when it has its status (epoch milliseconds). */
  since: Scalars['Float']['output']
  createdOn: Scalars['Float']['output']
  /** The version whose key it grades by; absent of the rules that take none. */
  keyTime: Maybe<Scalars['Float']['output']>
  counts: RegradeCounts
  /** Attempts that were written; what was to be written but had that grade already; that are gone; that were undone. */
  applied: Scalars['Int']['output']
  same: Scalars['Int']['output']
  gone: Scalars['Int']['output']
  undone: Scalars['Int']['output']
  /** Whether students hear of it by mail. */
  mail: Scalars['Boolean']['output']
}

export type RegradePage = {
  items: Array<Regrade>
  nextToken: Maybe<Scalars['String']['output']>
}

export type RegradeStanding = {
  points: Scalars['Int']['output']
  max: Scalars['Int']['output']
  /** In percent. */
  grade: Scalars['Int']['output']
  /** passing, failing or undecided; absent of a quiz. */
  result: Maybe<Scalars['String']['output']>
}

/** An attempt that a regrade changes. */
export type RegradeLine = {
  uid: Scalars['ID']['output']
  /** Absent where the account was deleted. */
  studentName: Maybe<Scalars['String']['output']>
  progressKey: Scalars['ID']['output']
  courseName: Maybe<Scalars['String']['output']>
  taskKey: Scalars['ID']['output']
  /** Absent of a quiz, and of a test that is not there any more. */
  testName: Maybe<Scalars['String']['output']>
  quiz: Scalars['Boolean']['output']
  n: Scalars['Int']['output']
  /** planned, applied, same, gone or undone. */
  state: Scalars['String']['output']
  before: RegradeStanding
  after: RegradeStanding
  /** Its course was completed at the time of the dry run. */
  completed: Scalars['Boolean']['output']
}

export type RegradeLinePage = {
  regrade: Regrade
  items: Array<RegradeLine>
  nextToken: Maybe<Scalars['String']['output']>
}

export type MistakeReportPage = {
  items: Array<MistakeReport>
  nextToken: Maybe<Scalars['String']['output']>
}

/** A completed opening of a Reading or Lecture, or a started test. */
export type TaskProgress = {
  taskKey: Scalars['ID']['output']
  progressKey: Scalars['ID']['output']
  complete: Scalars['Boolean']['output']
  attempt: Maybe<Attempt>
}

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

export type QuizFilter = {
  areas: Array<Scalars['String']['output']>
  tags: Array<Scalars['String']['output']>
  types: Array<Scalars['String']['output']>
  steps: Array<Scalars['String']['output']>
  difficulties: Array<Scalars['String']['output']>
  statuses: Array<Scalars['String']['output']>
  recentMisses: Scalars['Boolean']['output']
}

export type QuizForm = {
  filter: QuizFilter
  questions: Scalars['Int']['output']
  mode: Scalars['String']['output']
  pace: Maybe<Scalars['Int']['output']>
}

/** `requestId`: the same one is the same quiz. */
export type StartQuizInput = {
  progressKey: Scalars['ID']['input']
  form: QuizFormInput
  requestId: Scalars['ID']['input']
}

/** A quiz in the list of those that were started. */
export type Quiz = {
  /** Its test: with the section and the content `quizzes` it opens as any test. */
  taskKey: Scalars['ID']['output']
  startTime: Scalars['Float']['output']
  /** When its clock or its course ends it. */
  deadline: Scalars['Float']['output']
  /** Whether it has a clock. */
  timed: Scalars['Boolean']['output']
  /** Set once it is over. */
  endTime: Maybe<Scalars['Float']['output']>
  total: Scalars['Int']['output']
  answered: Scalars['Int']['output']
  /** Percent of its points, once it is over. */
  grade: Maybe<Scalars['Int']['output']>
  form: QuizForm
}

export type QuizPage = {
  quizzes: Array<Quiz>
  /** Of the page that follows. */
  nextToken: Maybe<Scalars['String']['output']>
}

/** A form that its student has saved. */
export type SavedQuizForm = {
  name: Scalars['String']['output']
  form: QuizForm
}

export type SavedQuizFormInput = {
  name: Scalars['String']['input']
  form: QuizFormInput
}

export type SavedQuizForms = {
  forms: Array<SavedQuizForm>
  version: Scalars['Int']['output']
}

/** `version`: of the forms that the client has read. */
export type SaveQuizFormsInput = {
  forms: Array<SavedQuizFormInput>
  version: Scalars['Int']['input']
}

/** What a form of a quiz offers in a course. */
export type QuizOptions = {
  /** Whether the course offers quizzes; those that run go on. */
  offered: Scalars['Boolean']['output']
  areas: Array<Scalars['String']['output']>
  tags: Array<Scalars['String']['output']>
  types: Array<Scalars['String']['output']>
  saved: SavedQuizForms
  /** When statuses were reset last, while that can be undone. */
  resetOn: Maybe<Scalars['Float']['output']>
}

/** Forgets what became of all questions, or takes the last time back. `resetOn`: of the reset that is undone. */
export type ResetStatusesInput = {
  requestId: Scalars['ID']['input']
  undo?: InputMaybe<Scalars['Float']['input']>
}

export type StatusesReset = {
  /** Absent once it is undone. */
  resetOn: Maybe<Scalars['Float']['output']>
}

/** One of a student's courses with how many of its tasks are done (spec 3.2.22, 3.4.17). */
export type StudentCourseCount = {
  progress: Progress
  total: Scalars['Int']['output']
  completed: Scalars['Int']['output']
}

/** A page of a student's courses, newest first. */
export type StudentProgress = {
  student: User
  items: Array<StudentCourseCount>
  total: Scalars['Int']['output']
  /** Counts from 1. */
  page: Scalars['Int']['output']
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

/** A finished attempt of a student, without questions, and where its test lies. */
export type FinishedAttempt = {
  taskKey: Scalars['ID']['output']
  /** Absent when the task is gone. */
  taskName: Maybe<Scalars['String']['output']>
  sectionKey: Scalars['ID']['output']
  n: Scalars['Int']['output']
  type: TaskType
  startTime: Scalars['Float']['output']
  endTime: Maybe<Scalars['Float']['output']>
  total: Scalars['Int']['output']
  score: Scalars['Int']['output']
  maxScore: Maybe<Scalars['Int']['output']>
  grade: Maybe<Scalars['Int']['output']>
  result: Maybe<Scalars['String']['output']>
}

/** Finished attempts of one course, newest first. */
export type FinishedAttemptPage = {
  items: Array<FinishedAttempt>
  total: Scalars['Int']['output']
  /** Counts from 1. */
  page: Scalars['Int']['output']
}

export type StudentCourse = {
  student: User
  progress: Progress
  contents: Array<ContentCount>
}

/** A task of a section with a student's progress in it (spec 3.2.24); of a Linking task, type is the target's. */
export type StudentTask = {
  key: Scalars['ID']['output']
  name: Scalars['String']['output']
  type: TaskType
  complete: Scalars['Boolean']['output']
  /** When a Reading or Lecture was opened. */
  startTime: Maybe<Scalars['Float']['output']>
  /** Attempts used so far (tests). */
  used: Scalars['Int']['output']
  /** Best grade so far in percent (tests). */
  best: Maybe<Scalars['Int']['output']>
  /** Lecture: absent while nothing of it was watched. */
  watched: Maybe<Watched>
  /** Attempts, newest first, without questions (tests). */
  attempts: Array<Attempt>
}

/** A student's section with its tasks and their attempts (spec 3.2.24). */
export type StudentSection = {
  student: User
  progress: Progress
  section: SectionCount
  tasks: Array<StudentTask>
}

/** What was paid and given back on one day of the academy's time zone. */
export type SalesDay = {
  date: Scalars['AWSDate']['output']
  paid: Scalars['Int']['output']
  /** Cents. */
  paidAmount: Scalars['Int']['output']
  refunded: Scalars['Int']['output']
  /** Cents. */
  refundedAmount: Scalars['Int']['output']
  /** Cents that were lost by disputes. */
  lostAmount: Scalars['Int']['output']
}

/** The dashboard's numbers, kept as the table changes; none of them costs a look at everything. */
export type Dashboard = {
  /** Students who were seen in the last 15 minutes. */
  activeNow: Scalars['Int']['output']
  students: Scalars['Int']['output']
  admins: Scalars['Int']['output']
  questions: Scalars['Int']['output']
  /** Days with sales of this month and of the one before, ascending. */
  sales: Array<SalesDay>
  /** Payments that were charged and have neither a place nor a refund. */
  paidNotEnrolled: Scalars['Int']['output']
  /** Others that are open for longer than ten minutes. */
  stuck: Scalars['Int']['output']
  /** The academy's day now: sales of its month are this month's. */
  today: Scalars['AWSDate']['output']
}

/** An area of an adaptive exam's plan: its share of the items and the published range, in percent. */
export type ExamArea = {
  /** Names under which the academy may have it, the plan's first. */
  names: Array<Scalars['String']['output']>
  share: Scalars['Float']['output']
  lowest: Scalars['Float']['output']
  highest: Scalars['Float']['output']
}

/**
 * How the ability is set from which a student passes. anchor, judged: that at which percent of the anchor set's points is expected; judged: the
 * percent is the mean of what judges expect (Angoff). fixed: an ability in logits.
 */
export type ExamStandard = {
  kind: Scalars['String']['output']
  percent: Maybe<Scalars['Float']['output']>
  ability: Maybe<Scalars['Float']['output']>
}

/** A calibration of an exam: one that runs, or the last one. */
export type CalibrationRun = {
  exam: Scalars['String']['output']
  /** none, running (call again) or done */
  status: Scalars['String']['output']
  iteration: Scalars['Int']['output']
  /** Responses that it uses, and the sittings that gave them. */
  responses: Scalars['Int']['output']
  sittings: Scalars['Int']['output']
  /** Questions whose difficulty is known by responses. */
  calibrated: Scalars['Int']['output']
  logLikelihood: Maybe<Scalars['Float']['output']>
  updatedOn: Maybe<Scalars['Float']['output']>
}

/** An adaptive exam and all that is known of its questions. Abilities and difficulties are logits of the academy's own scale. */
export type ExamBank = {
  /** RN or PN */
  exam: Scalars['String']['output']
  plan: Array<ExamArea>
  standard: ExamStandard
  /** How often administrators changed plan or standard. */
  settingsVersion: Scalars['Int']['output']
  /** That of the standard; absent: the exam has no bank yet. */
  ability: Maybe<Scalars['Float']['output']>
  updatedOn: Maybe<Scalars['Float']['output']>
  questions: Scalars['Int']['output']
  sittings: Scalars['Int']['output']
  responses: Scalars['Int']['output']
  /** All questions by number, packed as domain/exams/pack-items.ts does; base64. The lists beside it have the same order. */
  items: Scalars['String']['output']
  /** Responses to each question. */
  n: Array<Scalars['Int']['output']>
  /** Standard error of each difficulty; null: no responses are known. */
  errors: Array<Maybe<Scalars['Float']['output']>>
  /** label or responses */
  sources: Array<Scalars['String']['output']>
  /** Whether it is of the anchor set, which fixes the scale. */
  anchors: Array<Scalars['Boolean']['output']>
  /** The share of the sittings that asked it, from 0 to 1. */
  exposures: Array<Scalars['Float']['output']>
  run: CalibrationRun
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

/** One field of an item, before and after an administrator's change; as JSON. */
export type AuditChange = {
  field: Scalars['String']['output']
  before: Maybe<Scalars['String']['output']>
  after: Maybe<Scalars['String']['output']>
}

/** What an administrator changed: who, what, when, before and after. */
export type AuditEntry = {
  key: Scalars['ID']['output']
  time: Scalars['Float']['output']
  /** The administrator's uid and name. */
  by: Scalars['ID']['output']
  byName: Scalars['String']['output']
  /** create, update or delete */
  action: Scalars['String']['output']
  /** course, content, section, task, question, user, note, progress, payment, notification, list, import */
  kind: Scalars['String']['output']
  /** The item's key or number, and its name where it has one. */
  subject: Scalars['ID']['output']
  name: Maybe<Scalars['String']['output']>
  changes: Array<AuditChange>
}

/** Somebody who has an entry in the audit: an administrator, or who was one. */
export type AuditEditor = {
  uid: Scalars['ID']['output']
  name: Scalars['String']['output']
}

/** A question that an import wrote. */
export type ImportLine = {
  id: Scalars['Int']['output']
  /** It was new; otherwise it was changed. */
  added: Scalars['Boolean']['output']
}

export type ImportLinePage = {
  items: Array<ImportLine>
  nextToken: Maybe<Scalars['String']['output']>
}

export type AuditPage = {
  items: Array<AuditEntry>
  nextToken: Maybe<Scalars['String']['output']>
}

/** The public catalogue changed: fetch /catalogue.json again. */
export type CatalogueChange = {
  /** The generatedAt of the new file. */
  generatedAt: Scalars['Float']['output']
}

export type Query = {
  /** The server's time (spec 3.7.17). */
  getTime: Scalars['Float']['output']
  /** The signed-in user's own record. */
  me: Maybe<User>
  /** The signed-in user's progress, newest first. */
  myProgress: ProgressPage
  /** What the signed-in user was notified of in the courses that they have now, of each the newest first. */
  myCourseNotices: Array<CourseNotice>
  /** One of the signed-in user's own payments: the buyer's fallback when no event arrives. */
  myPayment: Maybe<Payment>
  /** Keys of the signed-in user's payments that still run: the way back to a checkout that was left. */
  myOpenPayments: Array<Scalars['ID']['output']>
  /** Keys of the signed-in user's payments that were given back before they opened a course; all others are named by their progress. */
  myRefunds: Array<Scalars['ID']['output']>
  courseView: CourseView
  /** What the caller did in one of their own courses, running or ended. */
  ownTasks: Array<OwnTask>
  /** The certificate of one's own course; absent before it is issued. */
  certificate: Maybe<Certificate>
  sectionView: SectionView
  taskView: TaskView
  /** What plays a Lecture of one's own running course; its cookies are renewed by it while it plays. Absent when no video is uploaded. Refuses as taskView does. */
  lessons: Array<Lessons>
  lecture: Maybe<LecturePlayback>
  /** What the signed-in user marked in one of their own attempts, by position; no administrator reads it. */
  attemptMarks: Array<QuestionMarks>
  /**
   * What the caller flagged, noted and highlighted in their attempts of all courses, up to 250 a page by course, test and attempt; a page
   * may be empty and have a next one. Refuses with exam-running while an exam of theirs runs (decision 0112).
   */
  ownMarks: OwnMarkPage
  /**
   * Questions of own attempts that are over, as they were served, without keys: of the first 20 of `places`, in their order; null where
   * one is withheld, or no longer there. Refuses with exam-running while an exam of the caller runs.
   */
  markedQuestions: Array<Maybe<PublicQuestion>>
  /** Whether the caller reported a mistake in a question of an own attempt. */
  sentReport: Maybe<SentReport>
  /** Reports of mistakes in questions, the newest first, 20 a page. */
  mistakeReports: MistakeReportPage
  /** Regrades of questions, the newest first, 20 a page. */
  regrades: RegradePage
  /** The attempts that a regrade changes, 50 a page by student. */
  regradeLines: RegradeLinePage
  /** A question as it was at a time (epoch milliseconds), which a report of a mistake names; also of a question that was deleted since. Null: there was none then. */
  questionVersion: Maybe<QuestionVersion>
  /** One of the signed-in user's own finished attempts, question by question. */
  attemptReview: AttemptReview
  /**
   * The reviews that are left of the caller's day (decision 0101), the first of them as served, without keys; `progressKey`: a running
   * course of their own. At most 20 at a time. Refuses as courseView does; with exam-running while an exam of theirs runs.
   */
  studyQueue: StudyQueue
  /** How many reviews are left of the caller's day, as counted last (decision 0102). */
  dueReviews: Scalars['Int']['output']
  /** The caller's plan until their exam, for the courses that they have now. */
  studyPlan: StudyPlan
  /** What the caller did in the last year: numbers of tests that have ended and of reviews (decision 0109). */
  myActivity: Activity
  /** How much of the caller's cards is likely to be remembered. */
  myRetention: Retention
  /** What the academy remembers of the caller's cards, some 1,000 a page: for the download of one's own data. Refuses with exam-running. */
  ownCards: OwnCardPage
  /** Mistakes that the caller reported in an own course, 100 a page: for the download of one's own data. */
  ownReports: OwnReportPage
  /** The exams for the licence that the caller has recorded, newest first (decision 0110). */
  myExamOutcomes: Array<ExamOutcome>
  /** How many exams students have recorded: counts alone. */
  examOutcomeCounts: ExamOutcomeCounts
  /** What the form of a quiz of one's own offers in an own running course (decision 0106). */
  quizOptions: QuizOptions
  /** How many questions a quiz of one's own could ask: a number and nothing of a question. */
  quizCount: Scalars['Int']['output']
  /** One's own quizzes in a course, newest first, 20 a page. */
  quizzes: QuizPage
  /** How one's own finished adaptive attempt was decided, item by item; while an exam runs, none is shown. */
  examReport: ExamReport
  /** The signed-in user's own attempts of a test that are older than the one numbered before, newest first, 30 at a time. */
  olderAttempts: Array<Attempt>
  /** Every course by name, archived ones too, with the places that are taken. */
  courseList: Array<ListedCourse>
  /** All courses of a type that are not archived, for administrators. */
  courses: CoursePage
  course: Maybe<Course>
  constants: Constants
  question: Maybe<Question>
  /** The bank by number, or what a search finds, 50 a page (spec 2.2.7). page counts from 1; sort: id, question, type, tags, areas, changedOn. */
  questions: QuestionPage
  /** The numbers of all questions that a search finds, in the list's order: what 'select all' ticks. */
  questionIds: Array<Scalars['Int']['output']>
  /**
   * Statistics of the questions that were answered (decision 0115), 50 a page, or with `whole` 500 a page for a file, where a page after the
   * last is empty. search: words of the question, or its number; enough: those with 30 answers or more, or with fewer; sort: id, n, share,
   * discrimination, efficiency, seconds, leftOut, infit, flaws.
   */
  questionStatistics: FoundStatistics
  /** The statistics of a question, of one that was deleted too. */
  statisticsOfQuestion: QuestionStatistics
  /** Questions with flaws, open reports or a decision, 50 a page, what is new and urgent first; `reported`: those with open reports alone. */
  flaws: FoundFlaws
  /** Where a question stands in that list, with its neighbours; null when the search does not find it. */
  questionPlace: Maybe<QuestionPlace>
  /** The tests that may draw a question. */
  questionTests: Array<QuestionTest>
  /** The bank, or what a search finds, whole, for a file; with ids, these questions alone, 100 at most. */
  exportQuestions: QuestionExport
  /** The tests that would fall short without this question. */
  questionUse: QuestionUse
  /**
   * The tests that would fall short when all of these questions, at most 20,000, are deleted or lose the tag; tag is asked for by actions
   * that name one. Of the questions as the search has them, seconds old.
   */
  questionsUse: QuestionUse
  /** Every tag and area with what carries it, in the lists' order, and the renaming or merging that runs. */
  labels: Labels
  /** What would change with a tag or an area; into: the other name when it shall be merged. */
  labelUse: LabelUse
  /** An adaptive exam, RN or PN, with its settings and what is known of its questions. */
  examBank: ExamBank
  /** What undoing an import would stop. */
  importUse: ImportUse
  /** Files that were imported, newest first. */
  imports: ImportBatchPage
  /** Users by name, or those whose data holds every word of the search; 20 a page. page counts from 1; sort: name, email, type, dateCreated, lastSeen. */
  users: FoundUsers
  /** The same for a file, 500 a page; a page after the last is empty. */
  exportUsers: FoundUsers
  /** Every content by name, each with its sections in order (spec 3.2.1). */
  contents: Array<Content>
  /** Copies of contents that are being made, oldest first. */
  contentCopies: Array<ContentCopy>
  authoredContent: Content
  authoredSection: AuthoredSection
  authoredTask: AuthoredTask
  /** An upload that was begun, to go on with it; absent when it was finished, cancelled or has expired. */
  videoUpload: Maybe<VideoUploadSession>
  /** What the bank lacks for a test of these settings; empty: it suffices. */
  poolShortage: Array<PoolShortage>
  /** Draws a test for its preview (spec 3.4.6); a Linking task's target is drawn. */
  previewTest: TestPreview
  /**
   * One more question for each of these areas of an NCLEX preview, none of those used; of an AdaptiveNCLEX the questions with these numbers,
   * which the browser chose, ten at most.
   */
  previewMore: Array<PreviewQuestion>
  /** A course with what its screen needs; without a key, what the form of a new course needs (spec 2.2.1, 2.2.3). */
  managedCourse: ManagedCourse
  /** Students with an active progress in the course or a linked one, by name, 20 a page (spec 2.2.6). */
  courseStudents: CourseStudentPage
  /** Everybody with an active progress in a course or a linked one, by name, to print or to save. */
  courseRoster: Array<RosterStudent>
  /** How far the students of a course, and of those linked to it, are. */
  courseCohort: Cohort
  /** How far the students of all courses that have a content are in it. */
  contentCohort: Cohort
  /** What the students of a course were told, newest first. */
  courseNotices: Array<SentNotice>
  /** Payments, newest first, 50 a page (spec 3.9.1), or those that hold every word of the search (spec 3.5.29); status: paid, refunded, part-refunded, failed, processing, refunding, disputed, attention. from, to: days of the academy, both within. */
  payments: PaymentPage
  /** A user with the newest notes; absent: 'User not found' (spec 3.2.15). */
  managedUser: Maybe<ManagedUser>
  /** Invitations, those that were sent last first. */
  invitations: InvitationPage
  /** Older notes about a user, newest first. */
  notes: NotePage
  /** What a user has paid, 20 a page: what opened their courses, what was given back, and their last checkout. page counts from 1. */
  userPayments: UserPaymentPage
  /** A student's courses, or those whose name holds every word of the search, 20 a page (spec 3.2.22). page counts from 1. */
  studentProgress: StudentProgress
  /** A student's course with counts (spec 3.2.23). */
  studentCourse: Maybe<StudentCourse>
  /** What a student sees under My Courses, for an administrator with an open view of the student. */
  viewedCourses: ViewedCourses
  /** The same of a course: refuses as courseView does. */
  viewedCourse: CourseView
  /** The same of a section: refuses as sectionView does. */
  viewedSection: SectionView
  /** The same of a task, without what plays a Lecture: refuses as taskView does. */
  viewedTask: TaskView
  /** The finished attempts of one of a student's courses, newest first, 20 a page: of each test the newest thirty. page counts from 1. */
  studentAttempts: FinishedAttemptPage
  /** A student's section with attempts (spec 3.2.24). */
  studentSection: Maybe<StudentSection>
  /** A student's finished attempt, question by question. */
  studentAttempt: AttemptReview
  /** The same of any student's attempt, once it is over. */
  studentExamReport: ExamReport
  /** A student's attempts of a test that are older than the one numbered before, newest first, 30 at a time (spec 3.2.24). */
  studentOlderAttempts: Array<Attempt>
  dashboard: Dashboard
  /**
   * What administrators changed, newest first unless oldestFirst: all, those of one administrator, those of one kind, from a time on and before another
   * (epoch milliseconds), with every one of at most five words, folded as the browser folds them. With words a page may be short or empty
   * and go on.
   */
  audit: AuditPage
  /** The questions that an import added or changed, in the order in which it wrote them, some 500 a page. */
  importLines: ImportLinePage
  /** Everybody who has an entry in the audit. */
  auditEditors: Array<AuditEditor>
  notifications: NotificationPage
}

export type QueryMyProgressArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryMyPaymentArgs = {
  key: Scalars['ID']['input']
}

export type QueryCourseViewArgs = {
  progressKey: Scalars['ID']['input']
}

export type QueryOwnTasksArgs = {
  progressKey: Scalars['ID']['input']
}

export type QueryCertificateArgs = {
  progressKey: Scalars['ID']['input']
}

export type QuerySectionViewArgs = {
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
}

export type QueryTaskViewArgs = {
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}

export type QueryLessonsArgs = {
  progressKey: Scalars['ID']['input']
  names: Array<Scalars['String']['input']>
}

export type QueryLectureArgs = {
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}

export type QueryAttemptMarksArgs = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}

export type QueryOwnMarksArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryMarkedQuestionsArgs = {
  places: Array<MarkedPlaceInput>
}

export type QuerySentReportArgs = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
  position: Scalars['Int']['input']
}

export type QueryMistakeReportsArgs = {
  settled: Scalars['Boolean']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryRegradesArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryRegradeLinesArgs = {
  id: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryQuestionVersionArgs = {
  id: Scalars['Int']['input']
  time: Scalars['Float']['input']
}

export type QueryAttemptReviewArgs = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}

export type QueryStudyQueueArgs = {
  progressKey: Scalars['ID']['input']
  limit?: InputMaybe<Scalars['Int']['input']>
}

export type QueryOwnCardsArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryOwnReportsArgs = {
  progressKey: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryQuizOptionsArgs = {
  progressKey: Scalars['ID']['input']
}

export type QueryQuizCountArgs = {
  progressKey: Scalars['ID']['input']
  filter: QuizFilterInput
}

export type QueryQuizzesArgs = {
  progressKey: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryExamReportArgs = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}

export type QueryOlderAttemptsArgs = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  before: Scalars['Int']['input']
}

export type QueryCoursesArgs = {
  type: CourseType
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryCourseArgs = {
  key: Scalars['ID']['input']
}

export type QueryQuestionArgs = {
  id: Scalars['Int']['input']
}

export type QueryQuestionsArgs = {
  search?: InputMaybe<QuestionSearchInput>
  sort?: InputMaybe<ListSortInput>
  page: Scalars['Int']['input']
}

export type QueryQuestionIdsArgs = {
  search?: InputMaybe<QuestionSearchInput>
  sort?: InputMaybe<ListSortInput>
}

export type QueryQuestionStatisticsArgs = {
  search?: InputMaybe<Scalars['String']['input']>
  flaw?: InputMaybe<QuestionFlaw>
  enough?: InputMaybe<Scalars['Boolean']['input']>
  sort?: InputMaybe<ListSortInput>
  whole?: InputMaybe<Scalars['Boolean']['input']>
  page: Scalars['Int']['input']
}

export type QueryStatisticsOfQuestionArgs = {
  id: Scalars['Int']['input']
}

export type QueryFlawsArgs = {
  search?: InputMaybe<Scalars['String']['input']>
  state?: InputMaybe<FlawState>
  flaw?: InputMaybe<QuestionFlaw>
  reported?: InputMaybe<Scalars['Boolean']['input']>
  page: Scalars['Int']['input']
}

export type QueryQuestionPlaceArgs = {
  id: Scalars['Int']['input']
  search?: InputMaybe<QuestionSearchInput>
  sort?: InputMaybe<ListSortInput>
}

export type QueryQuestionTestsArgs = {
  id: Scalars['Int']['input']
}

export type QueryExportQuestionsArgs = {
  search?: InputMaybe<QuestionSearchInput>
  ids?: InputMaybe<Array<Scalars['Int']['input']>>
  page: Scalars['Int']['input']
}

export type QueryQuestionUseArgs = {
  id: Scalars['Int']['input']
}

export type QueryQuestionsUseArgs = {
  ids: Array<Scalars['Int']['input']>
  action: QuestionAction
  tag?: InputMaybe<Scalars['String']['input']>
}

export type QueryLabelUseArgs = {
  kind: LabelKind
  name: Scalars['String']['input']
  into?: InputMaybe<Scalars['String']['input']>
}

export type QueryExamBankArgs = {
  exam: Scalars['String']['input']
}

export type QueryImportUseArgs = {
  key: Scalars['ID']['input']
}

export type QueryImportsArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryUsersArgs = {
  search?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<UserType>
  seen?: InputMaybe<UserSeen>
  courses?: InputMaybe<UserCourses>
  sort?: InputMaybe<ListSortInput>
  page: Scalars['Int']['input']
}

export type QueryExportUsersArgs = {
  search?: InputMaybe<Scalars['String']['input']>
  type?: InputMaybe<UserType>
  seen?: InputMaybe<UserSeen>
  courses?: InputMaybe<UserCourses>
  sort?: InputMaybe<ListSortInput>
  page: Scalars['Int']['input']
}

export type QueryAuthoredContentArgs = {
  contentUrl: Scalars['String']['input']
}

export type QueryAuthoredSectionArgs = {
  contentUrl: Scalars['String']['input']
  sectionUrl: Scalars['String']['input']
}

export type QueryAuthoredTaskArgs = {
  contentUrl: Scalars['String']['input']
  sectionUrl: Scalars['String']['input']
  taskUrl: Scalars['String']['input']
}

export type QueryVideoUploadArgs = {
  input: VideoUploadInput
}

export type QueryPoolShortageArgs = {
  input: TestSettingsInput
}

export type QueryPreviewTestArgs = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}

export type QueryPreviewMoreArgs = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  areas: Array<Scalars['Int']['input']>
  used: Array<Scalars['Int']['input']>
  ids?: InputMaybe<Array<Scalars['Int']['input']>>
}

export type QueryManagedCourseArgs = {
  key?: InputMaybe<Scalars['ID']['input']>
}

export type QueryCourseStudentsArgs = {
  key: Scalars['ID']['input']
  page: Scalars['Int']['input']
}

export type QueryCourseRosterArgs = {
  key: Scalars['ID']['input']
}

export type QueryCourseCohortArgs = {
  key: Scalars['ID']['input']
}

export type QueryContentCohortArgs = {
  key: Scalars['ID']['input']
}

export type QueryCourseNoticesArgs = {
  key: Scalars['ID']['input']
}

export type QueryPaymentsArgs = {
  search?: InputMaybe<Scalars['String']['input']>
  status?: InputMaybe<Scalars['String']['input']>
  from?: InputMaybe<Scalars['AWSDate']['input']>
  to?: InputMaybe<Scalars['AWSDate']['input']>
  course?: InputMaybe<Scalars['ID']['input']>
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryManagedUserArgs = {
  uid: Scalars['ID']['input']
}

export type QueryInvitationsArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryNotesArgs = {
  uid: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryUserPaymentsArgs = {
  uid: Scalars['ID']['input']
  page: Scalars['Int']['input']
}

export type QueryStudentProgressArgs = {
  uid: Scalars['ID']['input']
  search?: InputMaybe<Scalars['String']['input']>
  page: Scalars['Int']['input']
}

export type QueryStudentCourseArgs = {
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
}

export type QueryViewedCoursesArgs = {
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryViewedCourseArgs = {
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
}

export type QueryViewedSectionArgs = {
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
}

export type QueryViewedTaskArgs = {
  uid: Scalars['ID']['input']
  view: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}

export type QueryStudentAttemptsArgs = {
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  page: Scalars['Int']['input']
}

export type QueryStudentSectionArgs = {
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
}

export type QueryStudentAttemptArgs = {
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}

export type QueryStudentExamReportArgs = {
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  n: Scalars['Int']['input']
}

export type QueryStudentOlderAttemptsArgs = {
  uid: Scalars['ID']['input']
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  before: Scalars['Int']['input']
}

export type QueryAuditArgs = {
  by?: InputMaybe<Scalars['ID']['input']>
  kind?: InputMaybe<Scalars['String']['input']>
  from?: InputMaybe<Scalars['Float']['input']>
  to?: InputMaybe<Scalars['Float']['input']>
  words?: InputMaybe<Array<Scalars['String']['input']>>
  oldestFirst?: InputMaybe<Scalars['Boolean']['input']>
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryImportLinesArgs = {
  key: Scalars['ID']['input']
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type QueryNotificationsArgs = {
  nextToken?: InputMaybe<Scalars['String']['input']>
}

export type Mutation = {
  /** Sets lastSeen, and lastLogin after a sign-in (spec 1.7.10). */
  recordSeen: Maybe<User>
  /** Issues the certificate of one's own completed course; again: with one's present name (decision 0064). Refuses with progress-not-found, course-not-completed. */
  issueCertificate: Certificate
  /** Makes one's own certificate public at an address of its own, or withdraws it (decision 0065). Refuses with certificate-not-found. */
  shareCertificate: Certificate
  /** Changes names and phone of the caller's own record; the e-mail stays. */
  updateAccount: User
  /** Deletes the caller's own account (decision 0070): within five minutes of a sign-in, with the account's own address. Returns the uid. */
  deleteAccount: Scalars['ID']['output']
  /** Grades the review of a card of one's own and rates it. Again on the same day it answers the same, and changes nothing. */
  answerCard: CardReview
  /** Gives a card another rating than its review proposed: once, on the day of the review. Refuses with rating-is-final. */
  rateCard: CardReview
  /** Changes when the caller studies, and answers with the plan that follows. */
  updateStudyPlan: StudyPlan
  /** Gives the caller's calendar a new secret address, or gives it up. */
  changePlanFeed: StudyPlan
  /** Changes how the caller's cards come again, on the version that was read. Refuses with study-settings-wrong and study-settings-changed. */
  updateStudySettings: StudySettings
  /** The caller compares themselves with others, or no more; answers with what holds. */
  shareActivity: Scalars['Boolean']['output']
  /** Records how an exam of the caller ended, and replaces that of the same day. Refuses with outcome-without-consent, outcome-day-wrong, outcomes-too-many. */
  recordExamOutcome: Array<ExamOutcome>
  /** Takes the outcome of a day (YYYY-MM-DD) away. */
  withdrawExamOutcome: Array<ExamOutcome>
  /** Chooses which reminders come by e-mail. */
  updateReminders: User
  /** Pays for a course and enrols the signed-in user (spec 1.4.16 to 1.4.22). */
  registerCourse: Payment
  /** Asks the card service for the state of a payment of one's own, settles it if it can be, and returns it. */
  settlePayment: Payment
  /** Gives up an own payment while the bank asks, so that another card can be used; one that is paid stays so. */
  cancelPayment: Payment
  updateProgress: Progress
  /** Opens a Reading or Lecture (which completes it) or starts or resumes a test (spec 3.4.15, 3.4.18). */
  createTaskProgress: TaskProgress
  updateTaskProgress: AttemptMove
  /** Marks a question of an own attempt, running or ended. Repeating it changes nothing; over a newer version it refuses with marks-changed. */
  markQuestion: QuestionMarks
  /** Reports a mistake in a question of an own attempt that was shown. */
  reportMistake: SentReport
  /** Settles a report of a mistake, or opens it again. */
  settleReport: MistakeReport
  /** Decides on a question's flaws and settles its open reports. */
  decideFlaw: FlawCase
  /** Begins the dry run of a regrade; the same id again gives the same one. */
  beginRegrade: Regrade
  /** Applies a regrade that was checked, undoes it, or goes on with what was begun. `mail`, of apply: students hear of it. */
  moveRegrade: Regrade
  /** Starts a quiz of one's own in a running course; the same request gives the same quiz. */
  startQuiz: Attempt
  /** Replaces the forms of quizzes that the signed-in user has saved. */
  saveQuizForms: SavedQuizForms
  /** Makes all questions unused for the signed-in user's quizzes, or takes that back. */
  resetStatuses: StatusesReset
  /** Adds what the signed-in user watched of a Lecture to what they watched before; repeating it changes nothing. */
  recordWatching: Watched
  createCourse: Course
  updateCourse: Course
  /** Gives the other options of a course, those of its name, its contents, in one transaction; gives the course. */
  alignCourses: Course
  /** Takes a course out of the lists and of the checks of names and rooms, or brings it back (decision 0083). version: the one that the administrator saw. */
  archiveCourse: Course
  /** Deletes a course that no one has had or paid for; gives it as it was. */
  deleteCourse: Course
  /** Changes room and times of a Live course and of those that share its room, with students in it, who are told. */
  changeClass: Course
  /** Notifies everybody who has a course, or one linked to it, on screen and by mail. */
  sendCourseMessage: SentNotice
  /** Adds a student to a course (spec 2.7.4). */
  createProgress: Progress
  /** Opens a view of what a student sees, for an hour; each is in the audit. requestId is made once by the client. */
  openStudentView: StudentView
  /** Gives a student's course more days, with a reason. Refuses with extension-ended, extension-end-changed. */
  extendProgress: Progress
  createContent: Content
  createSection: Section
  updateContent: Content
  /** Only a content without sections that no course uses (spec 1.5.14). */
  deleteContent: Scalars['ID']['output']
  updateSection: Section
  /** Only a section without tasks (spec 1.5.15). */
  deleteSection: Scalars['ID']['output']
  /** Begins the copy of a content with its sections, tasks, settings and order; lectures of the copy link to the source's videos. */
  copyContent: ContentCopy
  /** Goes on with a copy for some seconds; called until it is finished. */
  continueCopy: ContentCopy
  /** Cancels a copy that is being made; continueCopy takes away what it had copied. Refused once the copy is whole. */
  cancelCopy: ContentCopy
  /** Stores the order of a content's sections; no keys: by name again. seen: the orderVersion that the administrator saw, 0 without one (decision 0087). */
  orderSections: StoredOrder
  /** The same of a section's tasks. */
  orderTasks: StoredOrder
  createTask: Task
  updateTask: Task
  /** Only a task that no Linking task points to; a Lecture's files go with it (spec 1.5.16). */
  deleteTask: Scalars['ID']['output']
  /** Takes a Lecture's video and captions away (spec 3.7.9). */
  deleteVideo: Task
  /** Begins the upload of a Lecture's video; refused while the Lecture has one. */
  startVideoUpload: VideoUploadSession
  /** Addresses for at most 20 parts. */
  signVideoParts: Array<SignedPart>
  /** Puts the parts together, checks by its bytes that it is mp4, and shows it in the task. May be repeated. */
  finishVideoUpload: Task
  /**
   * Begins the renditions of a Lecture's video, or goes on with those of this folder. While another window makes them it is refused, unless
   * `instead` says that these replace them.
   */
  startRenditions: RenditionsSession
  /**
   * Puts a rendition's parts together and checks its bytes against the playlist, which names ranges of it. It is not played before
   * publishRenditions. May be repeated.
   */
  finishRendition: RenditionsSession
  /** Shows the stored renditions to students, if the Lecture still has the video that they were made from. May be repeated. */
  publishRenditions: Task
  /** Drops renditions that are not published, with their files. */
  cancelRenditions: Scalars['Boolean']['output']
  /** Drops an upload with its parts. */
  cancelVideoUpload: Scalars['Boolean']['output']
  /** A presigned address for one file of so many bytes, at most 5 MB, that nobody sees yet. */
  createFileUpload: FileUpload
  /**
   * Shows an uploaded file to everybody if it is a PNG, JPEG, WebP or GIF image by its bytes. One that no text uses after a week
   * is dropped.
   */
  publishImage: PublishedImage
  /** Makes an uploaded file the captions of a Lecture's video, if it is WebVTT by its bytes. */
  saveCaptions: Task
  /**
   * Stores the cues of an uploaded file as the captions of a Lecture's video, instead of those that it has, if it has any: written
   * again as plain WebVTT. Unreviewed unless the input says otherwise.
   */
  replaceCaptions: Task
  /** Marks the captions as compared with the video, until they are replaced. */
  reviewCaptions: Task
  deleteCaptions: Task
  /** requestId is made once by the client: repeating it repeats nothing. */
  addQuestion: Question
  updateQuestion: Question
  /** Takes a question out of the bank (spec 2.7.8); running tests keep it as it was served. */
  deleteQuestion: Scalars['Int']['output']
  /**
   * Does the same with each of at most 25 questions, as if one by one: each has an outcome of its own, in the order given. Many more are sent
   * call by call under one batch, a key that the client makes once: the audit then has one entry, and a call that is repeated repeats nothing.
   */
  changeQuestions: Array<QuestionChange>
  /** Makes a question public as a sample, with its key and rationale, or takes it back (decision 0067); ten at most. */
  markSample: Question
  /**
   * At most 84 rows a call; with dryRun nothing is written. With a batch, what is written can be undone. newTags and newAreas are the
   * names that may join the academy's lists: a row with another name that they do not hold is refused.
   */
  importQuestions: Array<ImportOutcome>
  /** Undoes the next rows of an imported file: what it added is deleted, what it changed is as before. */
  undoImport: ImportUndo
  /** Adds to the list what is new, and gives it whole. A name that was removed gets its place back. */
  saveTags: Array<Scalars['String']['output']>
  saveNclexAreas: Array<Scalars['String']['output']>
  /**
   * Begins to give what carries a name a new one, which the academy does not have, or only another spelling. One job a list runs at a time;
   * asking for the one that runs answers with its progress.
   */
  renameLabel: LabelJob
  /** The same with another name of the list; the first is removed in the end. */
  mergeLabels: LabelJob
  /** Goes on with the job of a list, no matter who began it; to be called again until it is finished. Nothing: none runs. */
  continueLabelJob: Maybe<LabelJob>
  /** Removes a name that no question and no test carries. */
  removeLabel: Scalars['String']['output']
  /**
   * Goes on with the calibration of an exam, or begins one; answers within 20 seconds with the progress so far. To be called again while the
   * status is running. An exam without a bank gets one of all questions.
   */
  calibrateExam: CalibrationRun
  updateExamSettings: ExamBank
  /** Makes a student an administrator, or the other way round (spec 3.4.21); ends that user's sessions. */
  updateUser: User
  /** Invites somebody by mail to sign up as a student, or sends an invitation again: one mail an hour to an address. */
  inviteUser: Invitation
  /** Takes an invitation back. */
  withdrawInvitation: Invitation
  addNote: Note
  refundPayment: Payment
  dismissNotification: Scalars['ID']['output']
  /** Functions only: publishes a payment to its buyer. */
  publishPayment: Payment
  /** Functions only: publishes an enrolment to its student. */
  publishProgress: Progress
  /** Functions only: publishes a notification to administrators. */
  publishNotification: Notification
  /** Functions only: publishes to administrators that a notification is gone. Answers with its key. */
  publishDismissal: Scalars['ID']['output']
  /** Functions only: publishes to every signed-in screen that the catalogue changed. */
  publishCatalogue: CatalogueChange
  /** Functions only: ends what a person who is no administrator any longer subscribed to as one. Answers with the uid. */
  publishDemotion: Scalars['ID']['output']
}

export type MutationRecordSeenArgs = {
  signedIn: Scalars['Boolean']['input']
}

export type MutationIssueCertificateArgs = {
  progressKey: Scalars['ID']['input']
  again?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationShareCertificateArgs = {
  progressKey: Scalars['ID']['input']
  shared: Scalars['Boolean']['input']
}

export type MutationUpdateAccountArgs = {
  input: UpdateAccountInput
}

export type MutationDeleteAccountArgs = {
  email: Scalars['String']['input']
}

export type MutationAnswerCardArgs = {
  input: AnswerCardInput
}

export type MutationRateCardArgs = {
  input: RateCardInput
}

export type MutationUpdateStudyPlanArgs = {
  input: UpdateStudyPlanInput
}

export type MutationChangePlanFeedArgs = {
  input: ChangePlanFeedInput
}

export type MutationUpdateStudySettingsArgs = {
  input: UpdateStudySettingsInput
}

export type MutationShareActivityArgs = {
  shared: Scalars['Boolean']['input']
}

export type MutationRecordExamOutcomeArgs = {
  input: RecordExamOutcomeInput
}

export type MutationWithdrawExamOutcomeArgs = {
  day: Scalars['String']['input']
}

export type MutationUpdateRemindersArgs = {
  input: UpdateRemindersInput
}

export type MutationRegisterCourseArgs = {
  input: RegisterCourseInput
}

export type MutationSettlePaymentArgs = {
  key: Scalars['ID']['input']
}

export type MutationCancelPaymentArgs = {
  key: Scalars['ID']['input']
}

export type MutationUpdateProgressArgs = {
  input: UpdateProgressInput
}

export type MutationCreateTaskProgressArgs = {
  input: CreateTaskProgressInput
}

export type MutationUpdateTaskProgressArgs = {
  input: UpdateTaskProgressInput
}

export type MutationMarkQuestionArgs = {
  input: MarkQuestionInput
}

export type MutationReportMistakeArgs = {
  input: ReportMistakeInput
}

export type MutationSettleReportArgs = {
  id: Scalars['ID']['input']
  settled: Scalars['Boolean']['input']
}

export type MutationDecideFlawArgs = {
  input: DecideFlawInput
}

export type MutationBeginRegradeArgs = {
  input: BeginRegradeInput
}

export type MutationMoveRegradeArgs = {
  id: Scalars['ID']['input']
  action: RegradeAction
  mail?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationStartQuizArgs = {
  input: StartQuizInput
}

export type MutationSaveQuizFormsArgs = {
  input: SaveQuizFormsInput
}

export type MutationResetStatusesArgs = {
  input: ResetStatusesInput
}

export type MutationRecordWatchingArgs = {
  input: RecordWatchingInput
}

export type MutationCreateCourseArgs = {
  input: CreateCourseInput
}

export type MutationUpdateCourseArgs = {
  input: UpdateCourseInput
}

export type MutationAlignCoursesArgs = {
  input: AlignCoursesInput
}

export type MutationArchiveCourseArgs = {
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
  archived: Scalars['Boolean']['input']
}

export type MutationDeleteCourseArgs = {
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}

export type MutationChangeClassArgs = {
  input: ChangeClassInput
}

export type MutationSendCourseMessageArgs = {
  input: SendCourseMessageInput
}

export type MutationCreateProgressArgs = {
  input: CreateProgressInput
}

export type MutationOpenStudentViewArgs = {
  uid: Scalars['ID']['input']
  requestId: Scalars['ID']['input']
}

export type MutationExtendProgressArgs = {
  input: ExtendProgressInput
}

export type MutationCreateContentArgs = {
  input: CreateContentInput
}

export type MutationCreateSectionArgs = {
  input: CreateSectionInput
}

export type MutationUpdateContentArgs = {
  input: UpdateContentInput
}

export type MutationDeleteContentArgs = {
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}

export type MutationUpdateSectionArgs = {
  input: UpdateSectionInput
}

export type MutationDeleteSectionArgs = {
  contentKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}

export type MutationCopyContentArgs = {
  input: CopyContentInput
}

export type MutationContinueCopyArgs = {
  key: Scalars['ID']['input']
}

export type MutationCancelCopyArgs = {
  key: Scalars['ID']['input']
}

export type MutationOrderSectionsArgs = {
  contentKey: Scalars['ID']['input']
  keys: Array<Scalars['ID']['input']>
  seen: Scalars['Int']['input']
}

export type MutationOrderTasksArgs = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  keys: Array<Scalars['ID']['input']>
  seen: Scalars['Int']['input']
}

export type MutationCreateTaskArgs = {
  input: CreateTaskInput
}

export type MutationUpdateTaskArgs = {
  input: UpdateTaskInput
}

export type MutationDeleteTaskArgs = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}

export type MutationDeleteVideoArgs = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  key: Scalars['ID']['input']
  version: Scalars['Int']['input']
}

export type MutationStartVideoUploadArgs = {
  input: StartVideoUploadInput
}

export type MutationSignVideoPartsArgs = {
  input: VideoUploadInput
  numbers: Array<Scalars['Int']['input']>
}

export type MutationFinishVideoUploadArgs = {
  input: VideoUploadInput
}

export type MutationStartRenditionsArgs = {
  input: RenditionsInput
  instead: Scalars['Boolean']['input']
}

export type MutationFinishRenditionArgs = {
  input: VideoUploadInput
  playlist: Scalars['String']['input']
}

export type MutationPublishRenditionsArgs = {
  input: RenditionsInput
}

export type MutationCancelRenditionsArgs = {
  input: RenditionsInput
}

export type MutationCancelVideoUploadArgs = {
  input: VideoUploadInput
}

export type MutationCreateFileUploadArgs = {
  size: Scalars['Int']['input']
}

export type MutationPublishImageArgs = {
  uploadKey: Scalars['ID']['input']
}

export type MutationSaveCaptionsArgs = {
  input: SaveCaptionsInput
}

export type MutationReplaceCaptionsArgs = {
  input: ReplaceCaptionsInput
}

export type MutationReviewCaptionsArgs = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  version: Scalars['Int']['input']
}

export type MutationDeleteCaptionsArgs = {
  contentKey: Scalars['ID']['input']
  sectionKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
  version: Scalars['Int']['input']
}

export type MutationAddQuestionArgs = {
  input: QuestionInput
  requestId: Scalars['ID']['input']
}

export type MutationUpdateQuestionArgs = {
  id: Scalars['Int']['input']
  version: Scalars['Int']['input']
  input: QuestionInput
}

export type MutationDeleteQuestionArgs = {
  id: Scalars['Int']['input']
  version: Scalars['Int']['input']
}

export type MutationChangeQuestionsArgs = {
  questions: Array<TickedQuestionInput>
  action: QuestionAction
  tag?: InputMaybe<Scalars['String']['input']>
  batch: Scalars['ID']['input']
}

export type MutationMarkSampleArgs = {
  id: Scalars['Int']['input']
  version: Scalars['Int']['input']
  sample: Scalars['Boolean']['input']
}

export type MutationImportQuestionsArgs = {
  rows: Array<ImportRowInput>
  dryRun: Scalars['Boolean']['input']
  batch?: InputMaybe<ImportBatchInput>
  newTags?: InputMaybe<Array<Scalars['String']['input']>>
  newAreas?: InputMaybe<Array<Scalars['String']['input']>>
}

export type MutationUndoImportArgs = {
  key: Scalars['ID']['input']
}

export type MutationSaveTagsArgs = {
  tags: Array<Scalars['String']['input']>
}

export type MutationSaveNclexAreasArgs = {
  areas: Array<Scalars['String']['input']>
}

export type MutationRenameLabelArgs = {
  kind: LabelKind
  name: Scalars['String']['input']
  to: Scalars['String']['input']
}

export type MutationMergeLabelsArgs = {
  kind: LabelKind
  name: Scalars['String']['input']
  into: Scalars['String']['input']
}

export type MutationContinueLabelJobArgs = {
  kind: LabelKind
}

export type MutationRemoveLabelArgs = {
  kind: LabelKind
  name: Scalars['String']['input']
}

export type MutationCalibrateExamArgs = {
  exam: Scalars['String']['input']
}

export type MutationUpdateExamSettingsArgs = {
  input: UpdateExamSettingsInput
}

export type MutationUpdateUserArgs = {
  input: UpdateUserInput
}

export type MutationInviteUserArgs = {
  input: InviteUserInput
}

export type MutationWithdrawInvitationArgs = {
  key: Scalars['ID']['input']
}

export type MutationAddNoteArgs = {
  input: AddNoteInput
}

export type MutationRefundPaymentArgs = {
  input: RefundPaymentInput
}

export type MutationDismissNotificationArgs = {
  key: Scalars['ID']['input']
}

export type MutationPublishPaymentArgs = {
  input: PublishPaymentInput
}

export type MutationPublishProgressArgs = {
  input: PublishProgressInput
}

export type MutationPublishNotificationArgs = {
  input: PublishNotificationInput
}

export type MutationPublishDismissalArgs = {
  key: Scalars['ID']['input']
}

export type MutationPublishCatalogueArgs = {
  generatedAt: Scalars['Float']['input']
}

export type MutationPublishDemotionArgs = {
  uid: Scalars['ID']['input']
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

export type Subscription = {
  /** The signed-in user's own payments (filtered on the server by studentId). */
  onPayment: Maybe<Payment>
  /** Every payment that opens or is settled, for administrators (spec 1.7.7 with decisions). */
  onAcademyPayment: Maybe<Payment>
  /** The signed-in user's own progress. */
  onProgress: Maybe<Progress>
  /**
   * Moves of one of the signed-in user's own tests, on whatever device they were made. Only who names a course of their own
   * hears anything.
   */
  onAttemptMove: Maybe<AttemptMove>
  /** Moves of a student's tests in one course, for administrators who look at it (spec 1.7.7). */
  onStudentMove: Maybe<AttemptMove>
  onNotification: Maybe<Notification>
  /** The key of a notification that an administrator dismissed, or whose cause has passed: it is gone for all of them (spec 1.2.19). */
  onNotificationDismissed: Maybe<Scalars['ID']['output']>
  onCatalogue: Maybe<CatalogueChange>
}

export type SubscriptionOnAttemptMoveArgs = {
  progressKey: Scalars['ID']['input']
  taskKey: Scalars['ID']['input']
}

export type SubscriptionOnStudentMoveArgs = {
  progressKey: Scalars['ID']['input']
}

/** The arguments of every query and mutation, by `Type.field`. */
export type FieldArguments = {
  'Query.getTime': Record<string, never>
  'Query.me': Record<string, never>
  'Query.myProgress': QueryMyProgressArgs
  'Query.myCourseNotices': Record<string, never>
  'Query.myPayment': QueryMyPaymentArgs
  'Query.myOpenPayments': Record<string, never>
  'Query.myRefunds': Record<string, never>
  'Query.courseView': QueryCourseViewArgs
  'Query.ownTasks': QueryOwnTasksArgs
  'Query.certificate': QueryCertificateArgs
  'Query.sectionView': QuerySectionViewArgs
  'Query.taskView': QueryTaskViewArgs
  'Query.lessons': QueryLessonsArgs
  'Query.lecture': QueryLectureArgs
  'Query.attemptMarks': QueryAttemptMarksArgs
  'Query.ownMarks': QueryOwnMarksArgs
  'Query.markedQuestions': QueryMarkedQuestionsArgs
  'Query.sentReport': QuerySentReportArgs
  'Query.mistakeReports': QueryMistakeReportsArgs
  'Query.regrades': QueryRegradesArgs
  'Query.regradeLines': QueryRegradeLinesArgs
  'Query.questionVersion': QueryQuestionVersionArgs
  'Query.attemptReview': QueryAttemptReviewArgs
  'Query.studyQueue': QueryStudyQueueArgs
  'Query.dueReviews': Record<string, never>
  'Query.studyPlan': Record<string, never>
  'Query.myActivity': Record<string, never>
  'Query.myRetention': Record<string, never>
  'Query.ownCards': QueryOwnCardsArgs
  'Query.ownReports': QueryOwnReportsArgs
  'Query.myExamOutcomes': Record<string, never>
  'Query.examOutcomeCounts': Record<string, never>
  'Query.quizOptions': QueryQuizOptionsArgs
  'Query.quizCount': QueryQuizCountArgs
  'Query.quizzes': QueryQuizzesArgs
  'Query.examReport': QueryExamReportArgs
  'Query.olderAttempts': QueryOlderAttemptsArgs
  'Query.courseList': Record<string, never>
  'Query.courses': QueryCoursesArgs
  'Query.course': QueryCourseArgs
  'Query.constants': Record<string, never>
  'Query.question': QueryQuestionArgs
  'Query.questions': QueryQuestionsArgs
  'Query.questionIds': QueryQuestionIdsArgs
  'Query.questionStatistics': QueryQuestionStatisticsArgs
  'Query.statisticsOfQuestion': QueryStatisticsOfQuestionArgs
  'Query.flaws': QueryFlawsArgs
  'Query.questionPlace': QueryQuestionPlaceArgs
  'Query.questionTests': QueryQuestionTestsArgs
  'Query.exportQuestions': QueryExportQuestionsArgs
  'Query.questionUse': QueryQuestionUseArgs
  'Query.questionsUse': QueryQuestionsUseArgs
  'Query.labels': Record<string, never>
  'Query.labelUse': QueryLabelUseArgs
  'Query.examBank': QueryExamBankArgs
  'Query.importUse': QueryImportUseArgs
  'Query.imports': QueryImportsArgs
  'Query.users': QueryUsersArgs
  'Query.exportUsers': QueryExportUsersArgs
  'Query.contents': Record<string, never>
  'Query.contentCopies': Record<string, never>
  'Query.authoredContent': QueryAuthoredContentArgs
  'Query.authoredSection': QueryAuthoredSectionArgs
  'Query.authoredTask': QueryAuthoredTaskArgs
  'Query.videoUpload': QueryVideoUploadArgs
  'Query.poolShortage': QueryPoolShortageArgs
  'Query.previewTest': QueryPreviewTestArgs
  'Query.previewMore': QueryPreviewMoreArgs
  'Query.managedCourse': QueryManagedCourseArgs
  'Query.courseStudents': QueryCourseStudentsArgs
  'Query.courseRoster': QueryCourseRosterArgs
  'Query.courseCohort': QueryCourseCohortArgs
  'Query.contentCohort': QueryContentCohortArgs
  'Query.courseNotices': QueryCourseNoticesArgs
  'Query.payments': QueryPaymentsArgs
  'Query.managedUser': QueryManagedUserArgs
  'Query.invitations': QueryInvitationsArgs
  'Query.notes': QueryNotesArgs
  'Query.userPayments': QueryUserPaymentsArgs
  'Query.studentProgress': QueryStudentProgressArgs
  'Query.studentCourse': QueryStudentCourseArgs
  'Query.viewedCourses': QueryViewedCoursesArgs
  'Query.viewedCourse': QueryViewedCourseArgs
  'Query.viewedSection': QueryViewedSectionArgs
  'Query.viewedTask': QueryViewedTaskArgs
  'Query.studentAttempts': QueryStudentAttemptsArgs
  'Query.studentSection': QueryStudentSectionArgs
  'Query.studentAttempt': QueryStudentAttemptArgs
  'Query.studentExamReport': QueryStudentExamReportArgs
  'Query.studentOlderAttempts': QueryStudentOlderAttemptsArgs
  'Query.dashboard': Record<string, never>
  'Query.audit': QueryAuditArgs
  'Query.importLines': QueryImportLinesArgs
  'Query.auditEditors': Record<string, never>
  'Query.notifications': QueryNotificationsArgs
  'Mutation.recordSeen': MutationRecordSeenArgs
  'Mutation.issueCertificate': MutationIssueCertificateArgs
  'Mutation.shareCertificate': MutationShareCertificateArgs
  'Mutation.updateAccount': MutationUpdateAccountArgs
  'Mutation.deleteAccount': MutationDeleteAccountArgs
  'Mutation.answerCard': MutationAnswerCardArgs
  'Mutation.rateCard': MutationRateCardArgs
  'Mutation.updateStudyPlan': MutationUpdateStudyPlanArgs
  'Mutation.changePlanFeed': MutationChangePlanFeedArgs
  'Mutation.updateStudySettings': MutationUpdateStudySettingsArgs
  'Mutation.shareActivity': MutationShareActivityArgs
  'Mutation.recordExamOutcome': MutationRecordExamOutcomeArgs
  'Mutation.withdrawExamOutcome': MutationWithdrawExamOutcomeArgs
  'Mutation.updateReminders': MutationUpdateRemindersArgs
  'Mutation.registerCourse': MutationRegisterCourseArgs
  'Mutation.settlePayment': MutationSettlePaymentArgs
  'Mutation.cancelPayment': MutationCancelPaymentArgs
  'Mutation.updateProgress': MutationUpdateProgressArgs
  'Mutation.createTaskProgress': MutationCreateTaskProgressArgs
  'Mutation.updateTaskProgress': MutationUpdateTaskProgressArgs
  'Mutation.markQuestion': MutationMarkQuestionArgs
  'Mutation.reportMistake': MutationReportMistakeArgs
  'Mutation.settleReport': MutationSettleReportArgs
  'Mutation.decideFlaw': MutationDecideFlawArgs
  'Mutation.beginRegrade': MutationBeginRegradeArgs
  'Mutation.moveRegrade': MutationMoveRegradeArgs
  'Mutation.startQuiz': MutationStartQuizArgs
  'Mutation.saveQuizForms': MutationSaveQuizFormsArgs
  'Mutation.resetStatuses': MutationResetStatusesArgs
  'Mutation.recordWatching': MutationRecordWatchingArgs
  'Mutation.createCourse': MutationCreateCourseArgs
  'Mutation.updateCourse': MutationUpdateCourseArgs
  'Mutation.alignCourses': MutationAlignCoursesArgs
  'Mutation.archiveCourse': MutationArchiveCourseArgs
  'Mutation.deleteCourse': MutationDeleteCourseArgs
  'Mutation.changeClass': MutationChangeClassArgs
  'Mutation.sendCourseMessage': MutationSendCourseMessageArgs
  'Mutation.createProgress': MutationCreateProgressArgs
  'Mutation.openStudentView': MutationOpenStudentViewArgs
  'Mutation.extendProgress': MutationExtendProgressArgs
  'Mutation.createContent': MutationCreateContentArgs
  'Mutation.createSection': MutationCreateSectionArgs
  'Mutation.updateContent': MutationUpdateContentArgs
  'Mutation.deleteContent': MutationDeleteContentArgs
  'Mutation.updateSection': MutationUpdateSectionArgs
  'Mutation.deleteSection': MutationDeleteSectionArgs
  'Mutation.copyContent': MutationCopyContentArgs
  'Mutation.continueCopy': MutationContinueCopyArgs
  'Mutation.cancelCopy': MutationCancelCopyArgs
  'Mutation.orderSections': MutationOrderSectionsArgs
  'Mutation.orderTasks': MutationOrderTasksArgs
  'Mutation.createTask': MutationCreateTaskArgs
  'Mutation.updateTask': MutationUpdateTaskArgs
  'Mutation.deleteTask': MutationDeleteTaskArgs
  'Mutation.deleteVideo': MutationDeleteVideoArgs
  'Mutation.startVideoUpload': MutationStartVideoUploadArgs
  'Mutation.signVideoParts': MutationSignVideoPartsArgs
  'Mutation.finishVideoUpload': MutationFinishVideoUploadArgs
  'Mutation.startRenditions': MutationStartRenditionsArgs
  'Mutation.finishRendition': MutationFinishRenditionArgs
  'Mutation.publishRenditions': MutationPublishRenditionsArgs
  'Mutation.cancelRenditions': MutationCancelRenditionsArgs
  'Mutation.cancelVideoUpload': MutationCancelVideoUploadArgs
  'Mutation.createFileUpload': MutationCreateFileUploadArgs
  'Mutation.publishImage': MutationPublishImageArgs
  'Mutation.saveCaptions': MutationSaveCaptionsArgs
  'Mutation.replaceCaptions': MutationReplaceCaptionsArgs
  'Mutation.reviewCaptions': MutationReviewCaptionsArgs
  'Mutation.deleteCaptions': MutationDeleteCaptionsArgs
  'Mutation.addQuestion': MutationAddQuestionArgs
  'Mutation.updateQuestion': MutationUpdateQuestionArgs
  'Mutation.deleteQuestion': MutationDeleteQuestionArgs
  'Mutation.changeQuestions': MutationChangeQuestionsArgs
  'Mutation.markSample': MutationMarkSampleArgs
  'Mutation.importQuestions': MutationImportQuestionsArgs
  'Mutation.undoImport': MutationUndoImportArgs
  'Mutation.saveTags': MutationSaveTagsArgs
  'Mutation.saveNclexAreas': MutationSaveNclexAreasArgs
  'Mutation.renameLabel': MutationRenameLabelArgs
  'Mutation.mergeLabels': MutationMergeLabelsArgs
  'Mutation.continueLabelJob': MutationContinueLabelJobArgs
  'Mutation.removeLabel': MutationRemoveLabelArgs
  'Mutation.calibrateExam': MutationCalibrateExamArgs
  'Mutation.updateExamSettings': MutationUpdateExamSettingsArgs
  'Mutation.updateUser': MutationUpdateUserArgs
  'Mutation.inviteUser': MutationInviteUserArgs
  'Mutation.withdrawInvitation': MutationWithdrawInvitationArgs
  'Mutation.addNote': MutationAddNoteArgs
  'Mutation.refundPayment': MutationRefundPaymentArgs
  'Mutation.dismissNotification': MutationDismissNotificationArgs
  'Mutation.publishPayment': MutationPublishPaymentArgs
  'Mutation.publishProgress': MutationPublishProgressArgs
  'Mutation.publishNotification': MutationPublishNotificationArgs
  'Mutation.publishDismissal': MutationPublishDismissalArgs
  'Mutation.publishCatalogue': MutationPublishCatalogueArgs
  'Mutation.publishDemotion': MutationPublishDemotionArgs
}
