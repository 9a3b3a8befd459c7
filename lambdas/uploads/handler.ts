import type {
  MutationCancelVideoUploadArgs,
  MutationFinishVideoUploadArgs,
  MutationSignVideoPartsArgs,
  MutationStartVideoUploadArgs,
  QueryVideoUploadArgs,
} from '../../generated/schema.ts'
import { type FieldCall, fieldHandler } from '../shared/field-handler.ts'
import { cancelVideoUpload } from './cancel-video-upload.ts'
import { openUploadsDeps } from './deps.ts'
import { finishVideoUpload } from './finish-video-upload.ts'
import { signVideoParts } from './sign-video-parts.ts'
import { startVideoUpload } from './start-video-upload.ts'
import { videoUpload } from './video-upload.ts'

const deps = openUploadsDeps()

export const handler = fieldHandler({
  'Mutation.startVideoUpload': ({ args }: FieldCall<MutationStartVideoUploadArgs>) =>
    startVideoUpload(args.input, deps),
  'Mutation.signVideoParts': ({ args }: FieldCall<MutationSignVideoPartsArgs>) => signVideoParts(args, deps),
  'Mutation.finishVideoUpload': ({ args }: FieldCall<MutationFinishVideoUploadArgs>) => finishVideoUpload(args, deps),
  'Mutation.cancelVideoUpload': ({ args }: FieldCall<MutationCancelVideoUploadArgs>) =>
    cancelVideoUpload(args.input, deps),
  'Query.videoUpload': ({ args }: FieldCall<QueryVideoUploadArgs>) => videoUpload(args.input, deps),
})
