import { useQuery } from '@tanstack/react-query'
import { deletionEffectWords as words } from '#domain/messages/recycle-bin.ts'
import { DeletionEffectsDocument } from '#generated/admin-operations.ts'
import type { DeletionEffectsQuery } from '#generated/operations.ts'
import { query } from '#web/lib/api/api.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Effects = DeletionEffectsQuery['deletionEffects']
type Place = { contentKey: string; sectionKey?: string; taskKey?: string }

/** What a deletion affects. Fetched when the dialog opens. */
export const useDeletionEffects = (place: Place, enabled: boolean) =>
  useQuery({
    queryKey: ['deletion-effects', place],
    queryFn: async () => (await query(DeletionEffectsDocument, place)).deletionEffects,
    enabled,
    staleTime: 0,
  })

type DeletionQuestionProps = {
  name: string
  effects: ReturnType<typeof useDeletionEffects>
  /** Whether only the video is deleted and the lecture stays. */
  video?: boolean
  /** Why it can't be deleted now. */
  refusal?: string | undefined
  /** For a content or section: whether to delete everything in it, too. */
  whole?: { checked: boolean; onChange: (checked: boolean) => void }
}

type Facts = { video: boolean; isTest: boolean; refusal: string | undefined }

function lines({ students, attempts, sitting, courses }: Effects, { video, isTest, refusal }: Facts): string[] {
  // Student work is only known for the courses that include it.
  if (courses.length === 0) return [words.noCourse]
  return [
    ...(refusal === words.inUse(courses) ? [] : [words.courses(courses)]),
    video ? words.watched(students) : students === 0 ? words.noWork : words.work(students, attempts),
    ...(sitting === 0 ? [] : [words.sitting(sitting, isTest ? 'this test' : 'one of its tests')]),
  ]
}

/** Asks for confirmation of a deletion, with counts of what it affects (spec 3.4.1 with decisions). */
export function DeletionQuestion({ name, effects, video = false, refusal, whole }: DeletionQuestionProps) {
  const { data, error } = effects
  return (
    <Stack gap="small">
      <p>
        Delete <strong>{name}</strong>? {words.restorable}
      </p>
      {error !== null && <ErrorState message={error.message} onRetry={() => void effects.refetch()} />}
      {data === undefined && error === null && <Skeleton label={words.loading} count={1} />}
      {data !== undefined && (
        <>
          <ul>
            {whole !== undefined && data.tasks + data.sections > 0 && <li>{words.holds(data.sections, data.tasks)}</li>}
            {lines(data, { video, isTest: whole === undefined, refusal }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {refusal !== undefined && <Notice tone="accent">{refusal}</Notice>}
          {refusal === undefined && whole !== undefined && data.tasks + data.sections > 0 && (
            <CheckboxField
              label={words.whole(data.sections, data.tasks)}
              checked={whole.checked}
              onChange={({ target }) => whole.onChange(target.checked)}
            />
          )}
        </>
      )}
    </Stack>
  )
}
