import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unknownFailure } from '#domain/messages/failures.ts'
import { fetchCaptions } from '#web/components/content/transcript/use-captions.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { CaptionsForm, type CaptionsFormProps, type StoredDraft } from './captions-form.tsx'
import { draftOf } from './cue-draft.ts'

type CaptionsEditorProps = Omit<CaptionsFormProps, 'stored' | 'onSaved'> & {
  /** Path of the captions file on the site, or null without captions. */
  path: string | null
}

/** Loads the captions of the current version into the editor. After a save, shows the saved captions. */
export function CaptionsEditor({ path, ...rest }: CaptionsEditorProps) {
  const { task, reload } = rest
  const [saved, setSaved] = useState<StoredDraft>()
  const { data, error } = useQuery({
    queryKey: ['captions-draft', task.key, task.version],
    queryFn: async ({ signal }): Promise<StoredDraft> => ({
      version: task.version,
      draft: path === null ? [] : draftOf(await fetchCaptions(path, signal)),
    }),
    staleTime: Infinity,
    retry: 1,
    // Keeps the editor, with its unsaved edits, while another version loads.
    placeholderData: (previous) => previous,
  })
  const stored = saved !== undefined && saved.version >= (data?.version ?? 0) ? saved : data
  if (stored !== undefined) return <CaptionsForm {...rest} stored={stored} onSaved={setSaved} />
  return (
    <Card narrow>
      {error === null ? (
        <Skeleton label="Loading the captions" />
      ) : (
        <ErrorState
          message={error instanceof AppError ? error.message : unknownFailure}
          onRetry={() => void reload()}
        />
      )}
    </Card>
  )
}
