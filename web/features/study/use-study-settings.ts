import { useMutation } from '@tanstack/react-query'
import type { UpdateStudySettingsInput } from '#generated/operations.ts'
import { StudySettingsDocument, UpdateStudySettingsDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'

/** Saves the settings of one's reviews, and reads them again where another window was first. */
export function useStudySettings(progressKey: string) {
  const saving = useMutation({
    mutationFn: async (input: UpdateStudySettingsInput) =>
      (await mutate(UpdateStudySettingsDocument, { input })).updateStudySettings,
  })
  /** As they are stored; undefined where they could not be read. */
  const reload = async () => {
    try {
      return (await query(StudySettingsDocument, { progressKey })).studyQueue.settings
    } catch {
      return undefined
    }
  }
  return { saving, reload }
}
