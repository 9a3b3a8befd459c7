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
} from '#generated/schema.ts'
import { fieldHandler, type FieldCall } from '#lambdas/field/field-handler.ts'
import { alignCourses } from '#lambdas/courses/align-courses.ts'
import { authoredContent } from '#lambdas/content/authored-content.ts'
import { authoredSection } from '#lambdas/content/authored-section.ts'
import { authoredTask } from '#lambdas/content/authored-task.ts'
import { createContent } from '#lambdas/content/create-content.ts'
import { createCourse } from '#lambdas/courses/create-course.ts'
import { createSection } from '#lambdas/content/create-section.ts'
import { createTask } from '#lambdas/content/create-task.ts'
import { deleteContent } from '#lambdas/content/delete-content.ts'
import { deleteSection } from '#lambdas/content/delete-section.ts'
import { deleteTask } from '#lambdas/content/delete-task.ts'
import { deleteVideo } from '#lambdas/content/delete-video.ts'
import { createAuthoringDeps } from './deps.ts'
import { listContents } from '#lambdas/content/list-contents.ts'
import { updateContent } from '#lambdas/content/update-content.ts'
import { updateCourse } from '#lambdas/courses/update-course.ts'
import { updateSection } from '#lambdas/content/update-section.ts'
import { updateTask } from '#lambdas/content/update-task.ts'

const deps = createAuthoringDeps()

export const handler = fieldHandler({
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
})
