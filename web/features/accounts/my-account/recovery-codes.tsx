import { twoStepWords } from '#domain/messages/account-page.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** New recovery codes, shown only once, to copy or save as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = `${codes.join('\n')}\n`
  return (
    <section className="grid gap-3" aria-labelledby="recovery-codes">
      <h3 id="recovery-codes">{twoStepWords.codesTitle}</h3>
      <p>{twoStepWords.codesLead}</p>
      <ul
        className="grid grid-cols-[repeat(auto-fit,minmax(max(12rem,40%),1fr))] gap-2 m-0 p-0 list-none"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form__actions flex flex-wrap gap-3 mt-2">
        <CopyButton text={text} label="Copy" copiedLabel="Copied" />
        <Button variant="secondary" onClick={() => saveFile(twoStepWords.fileName, 'text/plain', text)}>
          Download
        </Button>
      </div>
    </section>
  )
}
