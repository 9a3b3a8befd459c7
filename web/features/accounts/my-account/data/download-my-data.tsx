import { useState } from 'react'
import { myDataWords } from '#domain/messages/account-page.ts'
import { showError, showMessage } from '#web/lib/message-store.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { ProgressBar } from '#web/ui/chart/progress-bar.tsx'
import { failureText } from '../account-failure-text.ts'
import { collectMyData, type Step } from './my-data.ts'
import { AccountPart } from '../account-part.tsx'

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
    <AccountPart id="account-download" title={myDataWords.action}>
      <p>{myDataWords.lead}</p>
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
    </AccountPart>
  )
}
