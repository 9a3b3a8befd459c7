import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { linkWords } from '#domain/messages/link.ts'
import { showError } from '#web/lib/message-store.ts'
import { Button } from './button.tsx'

type CopyButtonProps = {
  text: string
  label: string
  copiedLabel: string
  /** Less prominent, and on phones only an icon. */
  quiet?: boolean
}

/** Copies a text to the clipboard and shows that it's copied until the text changes. */
export function CopyButton({ text, label, copiedLabel, quiet = false }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const Icon = isCopied ? Check : Copy
  const shown = isCopied ? copiedLabel : label
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => showError(linkWords.copyBlocked),
    )
  return (
    <Button variant={quiet ? 'quiet' : 'secondary'} aria-label={shown} onClick={() => void copy()}>
      <Icon size={18} aria-hidden="true" /> <span className={quiet ? 'max-sm:hidden' : undefined}>{shown}</span>
    </Button>
  )
}
