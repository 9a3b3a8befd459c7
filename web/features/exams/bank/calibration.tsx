import { formatDateTime } from '#web/lib/format/format-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Row } from '#web/ui/layout/row.tsx'
import { type CalibrationRun, type Exam, examBankKey } from '../use-exam.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CalibrateExamDocument } from '#generated/admin-operations.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import type { ExamName } from '#domain/exams/exam-item.ts'
import { mutate } from '#web/lib/api/api.ts'
import { AppError } from '#web/lib/api/app-error.ts'

type CalibrationState = { busy: boolean; run?: CalibrationRun; error?: string }

/**
 * Runs a calibration, which the server does in parts. Calls it until done, or until the user leaves the page. Finished
 * parts are kept, and a later run continues from there.
 */
function useCalibration(exam: ExamName) {
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

const count = (n: number, noun: string) => `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`

const dataText = ({ responses, sittings }: CalibrationRun) =>
  `${count(responses, 'response')} of ${count(sittings, 'test')}`

function resultText(run: CalibrationRun): string {
  const fit = run.logLikelihood === null ? '' : `, log likelihood ${run.logLikelihood.toFixed(1)}`
  return `${count(run.calibrated, 'question')} calibrated by ${dataText(run)}, after ${count(run.iteration, 'iteration')}${fit}`
}

/** What the difficulties are based on, and the button that re-estimates them from all responses. */
export function Calibration({ exam }: { exam: Exam }) {
  const { busy, run, error, calibrate } = useCalibration(exam.exam)
  const last = run ?? exam.run
  const isUnfinished = exam.run.status === 'running' && !busy
  return (
    <Card as="section" aria-labelledby="calibration-heading">
      <h2 id="calibration-heading">Calibration</h2>
      <p>
        Difficulties are estimated from first answers in tests without feedback; where none are known, an author’s label
        (easy or not) stands for them. The academy calibrates by itself each night.
      </p>
      <p role="status">
        {busy && run === undefined && 'Reading the responses …'}
        {busy && run !== undefined && `Iteration ${run.iteration}: ${dataText(run)}`}
        {!busy && last.status === 'done' && `Last result: ${resultText(last)}`}
        {!busy && last.status === 'done' && last.updatedOn !== null && `, ${formatDateTime(last.updatedOn)}`}
        {!busy && last.status === 'none' && 'Not calibrated yet.'}
        {isUnfinished && `A calibration has begun and is not done: iteration ${last.iteration}.`}
      </p>
      {error !== undefined && (
        <Notice tone="error" role="alert">
          {error}
        </Notice>
      )}
      <Row actions>
        <Button busy={busy} onClick={() => void calibrate()}>
          {error === undefined ? (isUnfinished ? 'Go on with it' : 'Calibrate now') : 'Try again'}
        </Button>
      </Row>
    </Card>
  )
}
