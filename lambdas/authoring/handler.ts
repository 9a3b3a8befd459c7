import type {
  MutationAlignCoursesArgs,
  MutationCreateContentArgs,
  MutationCreateCourseArgs,
  MutationCreateSectionArgs,
  MutationCreateTaskArgs,
  MutationDeleteContentArgs,
  MutationDeleteSectionArgs,
  MutationDeleteTaskArgs,
  MutationDeleteVideoArgs,
  MutationUpdateContentArgs,
  MutationUpdateCourseArgs,
  MutationUpdateSectionArgs,
  MutationUpdateTaskArgs,
  QueryAuthoredContentArgs,
  QueryAuthoredSectionArgs,
  QueryAuthoredTaskArgs,
} from '../../generated/schema.ts'
import { edits } from '../shared/edits.ts'
import { fieldHandler, type FieldCall } from '../shared/field-handler.ts'
import { alignCourses } from './align-courses.ts'
import { authoredContent } from './authored-content.ts'
import { authoredSection } from './authored-section.ts'
import { authoredTask } from './authored-task.ts'
import { createContent } from './create-content.ts'
import { createCourse } from './create-course.ts'
import { createSection } from './create-section.ts'
import { createTask } from './create-task.ts'
import { deleteContent } from './delete-content.ts'
import { deleteSection } from './delete-section.ts'
import { deleteTask } from './delete-task.ts'
import { deleteVideo } from './delete-video.ts'
import { openAuthoringDeps } from './deps.ts'
import { listContents } from './list-contents.ts'
import { updateContent } from './update-content.ts'
import { updateCourse } from './update-course.ts'
import { updateSection } from './update-section.ts'
import { updateTask } from './update-task.ts'

const deps = openAuthoringDeps()

export const handler = fieldHandler(
  {
    'Mutation.createCourse': ({ args }: FieldCall<MutationCreateCourseArgs>) => createCourse(args.input, deps),
    'Mutation.updateCourse': ({ args }: FieldCall<MutationUpdateCourseArgs>) => updateCourse(args.input, deps),
    'Mutation.alignCourses': ({ args }: FieldCall<MutationAlignCoursesArgs>) => alignCourses(args.input, deps),
    'Mutation.createContent': ({ args }: FieldCall<MutationCreateContentArgs>) => createContent(args.input, deps),
    'Mutation.createSection': ({ args }: FieldCall<MutationCreateSectionArgs>) => createSection(args.input, deps),
    'Mutation.createTask': ({ args }: FieldCall<MutationCreateTaskArgs>) => createTask(args.input, deps),
    'Mutation.updateTask': ({ args }: FieldCall<MutationUpdateTaskArgs>) => updateTask(args.input, deps),
    'Mutation.updateContent': ({ args }: FieldCall<MutationUpdateContentArgs>) => updateContent(args.input, deps),
    'Mutation.deleteContent': ({ args }: FieldCall<MutationDeleteContentArgs>) => deleteContent(args, deps),
    'Mutation.updateSection': ({ args }: FieldCall<MutationUpdateSectionArgs>) => updateSection(args.input, deps),
    'Mutation.deleteSection': ({ args }: FieldCall<MutationDeleteSectionArgs>) => deleteSection(args, deps),
    'Mutation.deleteTask': ({ args }: FieldCall<MutationDeleteTaskArgs>) => deleteTask(args, deps),
    'Mutation.deleteVideo': ({ args }: FieldCall<MutationDeleteVideoArgs>) => deleteVideo(args, deps),
    'Query.contents': () => listContents(deps),
    'Query.authoredContent': ({ args }: FieldCall<QueryAuthoredContentArgs>) => authoredContent(args, deps),
    'Query.authoredSection': ({ args }: FieldCall<QueryAuthoredSectionArgs>) => authoredSection(args, deps),
    'Query.authoredTask': ({ args }: FieldCall<QueryAuthoredTaskArgs>) => authoredTask(args, deps),
  },
  edits,
)
