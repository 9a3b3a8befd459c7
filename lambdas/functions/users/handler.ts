import type {
  MutationAddNoteArgs,
  MutationUpdateUserArgs,
  QueryManagedUserArgs,
  QueryNotesArgs,
} from '#generated/schema.ts'
import { type FieldCall, fieldHandler } from '#lambdas/field/field-handler.ts'
import { addNote } from '#lambdas/users/add-note.ts'
import { createUsersDeps } from './deps.ts'
import { managedUser } from '#lambdas/users/managed-user.ts'
import { listNotes } from '#lambdas/users/list-notes.ts'
import { updateUser } from '#lambdas/users/update-user.ts'

const deps = createUsersDeps()

export const handler = fieldHandler({
  'Query.managedUser': ({ args }: FieldCall<QueryManagedUserArgs>) => managedUser(args.uid, deps),
  'Query.notes': ({ args }: FieldCall<QueryNotesArgs>) => listNotes(args, deps),
  'Mutation.updateUser': ({ args, identity }: FieldCall<MutationUpdateUserArgs>) =>
    updateUser(args.input, identity.sub, deps),
  'Mutation.addNote': ({ args, identity }: FieldCall<MutationAddNoteArgs>) => addNote(args.input, identity.sub, deps),
})
