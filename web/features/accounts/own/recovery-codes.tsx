import { useState } from 'react'
import { twoStepWords } from '#domain/messages/account-page.ts'
import { showError } from '#web/lib/message-store.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { changeFailureText } from '../failure-text.ts'

type RecoveryCodesProps = {
  codes: readonly string[]
  action: string
  onDone: () => Promise<void>
}

/** New recovery codes, which are shown this once: to be copied or saved as a file before what is next. */
export function RecoveryCodes({ codes, action, onDone }: RecoveryCodesProps) {
  const [busy, setBusy] = useState(false)
  const text = `${codes.join('\n')}\n`
  const done = async () => {
    setBusy(true)
    try {
      await onDone()
    } catch (error) {
      showError(changeFailureText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="second-factor" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{twoStepWords.codesTitle}</h3>
      <p>{twoStepWords.codesLead}</p>
      <ul className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form__actions">
        <CopyButton text={text} label="Copy" copiedLabel="Copied" />
        <Button
          variant="secondary"
          onClick={() => {
            saveFile(twoStepWords.fileName, 'text/plain', text)
          }}
        >
          Download
        </Button>
        <Button busy={busy} onClick={() => void done()}>
          {action}
        </Button>
      </div>
    </section>
  )
}
