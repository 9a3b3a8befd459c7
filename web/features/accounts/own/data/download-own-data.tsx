import { useState } from 'react'
import { ownDataWords } from '#domain/messages/account-page.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { failureText } from '../own-failure.ts'
import { collectOwnData, type Step } from './own-data.ts'

/** Saves the user's data as one JSON file and shows the progress (decision 0069). */
export function DownloadOwnData() {
  const [step, setStep] = useState<Step>()
  const download = async () => {
    setStep({ done: 0, total: 0 })
    try {
      const data = await collectOwnData(setStep)
      saveFile(ownDataWords.fileName, 'application/json', JSON.stringify(data, null, 2))
      showMessage(ownDataWords.done)
    } catch (error) {
      showError(failureText(error))
    } finally {
      setStep(undefined)
    }
  }
  return (
    <Card as="section" aria-labelledby="account-data">
      <h2 id="account-data">{ownDataWords.title}</h2>
      <p>{ownDataWords.lead}</p>
      <div className="grid gap-3">
        <Button variant="secondary" busy={step !== undefined} onClick={() => void download()}>
          {ownDataWords.action}
        </Button>
        <div role="status">
          {step && step.total > 0 && (
            <>
              <p>{ownDataWords.step(step.done, step.total)}</p>
              <ProgressBar value={step.done} max={step.total} />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
