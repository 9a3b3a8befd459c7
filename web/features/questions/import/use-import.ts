import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refetchLists } from '../question-lists.ts'
import { createImportJob, IMPORT_START } from './import-job.ts'
import { IMPORTS_KEY } from './imports-key.ts'

/** An import and how far it is; leaving the screen stops it. */
export function useImport() {
  const client = useQueryClient()
  const [state, setState] = useState(IMPORT_START)
  const [job] = useState(() =>
    createImportJob(setState, () => {
      refetchLists(client)
      void client.invalidateQueries({ queryKey: IMPORTS_KEY })
    }),
  )
  useEffect(() => job.abandon, [job])
  return { state, job }
}
