import type {
  MutationAddNoteArgs,
  MutationUpdateUserArgs,
  QueryManagedUserArgs,
  QueryNotesArgs,
} from '../../generated/schema.ts'
import { edits } from '../shared/edits.ts'
import { type FieldCall, fieldHandler } from '../shared/field-handler.ts'
import { addNote } from './add-note.ts'
import { openUsersDeps } from './deps.ts'
import { managedUser } from './managed-user.ts'
import { listNotes } from './list-notes.ts'
import { updateUser } from './update-user.ts'

const deps = openUsersDeps()

export const handler = fieldHandler(
  {
    'Query.managedUser': ({ args }: FieldCall<QueryManagedUserArgs>) => managedUser(args.uid, deps),
    'Query.notes': ({ args }: FieldCall<QueryNotesArgs>) => listNotes(args, deps),
    'Mutation.updateUser': ({ args, identity }: FieldCall<MutationUpdateUserArgs>) =>
      updateUser(args.input, identity.sub, deps),
    'Mutation.addNote': ({ args, identity }: FieldCall<MutationAddNoteArgs>) => addNote(args.input, identity.sub, deps),
  },
  edits,
)
