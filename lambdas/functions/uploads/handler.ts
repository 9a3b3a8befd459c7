import type {
  MutationCancelVideoUploadArgs,
  MutationCreateFileUploadArgs,
  MutationDeleteCaptionsArgs,
  MutationFinishVideoUploadArgs,
  MutationPublishImageArgs,
  MutationSaveCaptionsArgs,
  MutationSignVideoPartsArgs,
  MutationStartVideoUploadArgs,
  QueryVideoUploadArgs,
} from '#generated/schema.ts'
import { type FieldCall, fieldHandler } from '#lambdas/field/field-handler.ts'
import {
  cancelVideoUpload,
  signVideoParts,
  startVideoUpload,
  videoUpload,
} from '#lambdas/content/uploads/video-upload.ts'
import { createFileUpload } from '#lambdas/content/uploads/create-file-upload.ts'
import { deleteCaptions, saveCaptions } from '#lambdas/content/uploads/captions.ts'
import { createUploadsDeps } from './deps.ts'
import { finishVideoUpload } from '#lambdas/content/uploads/finish-video-upload.ts'
import { publishImage } from '#lambdas/content/uploads/publish-image.ts'

const deps = createUploadsDeps()

export const handler = fieldHandler({
  'Mutation.startVideoUpload': ({ args }: FieldCall<MutationStartVideoUploadArgs>) =>
    startVideoUpload(args.input, deps),
  'Mutation.signVideoParts': ({ args }: FieldCall<MutationSignVideoPartsArgs>) => signVideoParts(args, deps),
  'Mutation.finishVideoUpload': ({ args }: FieldCall<MutationFinishVideoUploadArgs>) => finishVideoUpload(args, deps),
  'Mutation.cancelVideoUpload': ({ args }: FieldCall<MutationCancelVideoUploadArgs>) =>
    cancelVideoUpload(args.input, deps),
  'Mutation.createFileUpload': ({ args }: FieldCall<MutationCreateFileUploadArgs>) => createFileUpload(args, deps),
  'Mutation.publishImage': ({ args }: FieldCall<MutationPublishImageArgs>) => publishImage(args, deps),
  'Mutation.saveCaptions': ({ args }: FieldCall<MutationSaveCaptionsArgs>) => saveCaptions(args, deps),
  'Mutation.deleteCaptions': ({ args }: FieldCall<MutationDeleteCaptionsArgs>) => deleteCaptions(args, deps),
  'Query.videoUpload': ({ args }: FieldCall<QueryVideoUploadArgs>) => videoUpload(args.input, deps),
})
