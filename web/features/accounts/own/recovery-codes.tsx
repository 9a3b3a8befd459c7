import { twoStepWords } from '#domain/messages/account-page.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** New recovery codes, shown only once, to copy or save as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
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
        <Button variant="secondary" onClick={() => saveFile(twoStepWords.fileName, 'text/plain', text)}>
          Download
        </Button>
      </div>
    </section>
  )
}
