import { useState } from 'react'
import { myDataWords } from '#domain/messages/account-page.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { failureText } from '../account-failure-text.ts'
import { collectMyData, type Step } from './my-data.ts'

/** Saves the user's data as one JSON file and shows the progress (decision 0069). */
export function DownloadMyData() {
  const [step, setStep] = useState<Step>()
  const download = async () => {
    setStep({ done: 0, total: 0 })
    try {
      const data = await collectMyData(setStep)
      saveFile(myDataWords.fileName, 'application/json', JSON.stringify(data, null, 2))
      showMessage(myDataWords.done)
    } catch (error) {
      showError(failureText(error))
    } finally {
      setStep(undefined)
    }
  }
  return (
    <Card as="section" aria-labelledby="account-data">
      <h2 id="account-data">{myDataWords.title}</h2>
      <p>{myDataWords.lead}</p>
      <div className="grid gap-3">
        <Button variant="secondary" busy={step !== undefined} onClick={() => void download()}>
          {myDataWords.action}
        </Button>
        <div role="status">
          {step && step.total > 0 && (
            <>
              <p>{myDataWords.step(step.done, step.total)}</p>
              <ProgressBar value={step.done} max={step.total} />
            </>
          )}
        </div>
      </div>
    </Card>
  )
}
