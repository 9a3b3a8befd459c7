import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CalibrateExamDocument } from '#generated/admin-operations.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { type CalibrationRun, examBankKey } from '../use-exam.ts'

type CalibrationState = { busy: boolean; run?: CalibrationRun; error?: string }

/**
 * A calibration that the administrator began, which the server does in parts: it is called until it is done, and not any more once the
 * screen is left. What was done by then stays, and is gone on with.
 */
export function useCalibration(exam: ExamName) {
  const client = useQueryClient()
  const [state, setState] = useState<CalibrationState>({ busy: false })
  const current = useRef({ isMounted: true, isBusy: false })
  useEffect(() => {
    const { current: screen } = current
    screen.isMounted = true
    return () => {
      screen.isMounted = false
    }
  }, [])
  const calibrate = async () => {
    const { current: screen } = current
    if (screen.isBusy) return
    screen.isBusy = true
    setState({ busy: true })
    try {
      let run = (await mutate(CalibrateExamDocument, { exam })).calibrateExam
      while (run.status === 'running' && screen.isMounted) {
        setState({ busy: true, run })
        run = (await mutate(CalibrateExamDocument, { exam })).calibrateExam
      }
      if (screen.isMounted) setState({ busy: false, run })
      await client.invalidateQueries({ queryKey: examBankKey(exam) })
    } catch (error) {
      const words = error instanceof AppError ? error.message : unknownFailure
      if (screen.isMounted) setState((before) => ({ ...before, busy: false, error: words }))
    }
    screen.isBusy = false
  }
  return { ...state, calibrate }
}
