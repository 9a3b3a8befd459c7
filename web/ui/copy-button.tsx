import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from './button.tsx'

type CopyButtonProps = { text: string; label: string; copiedLabel: string }

/** Copies a text to the clipboard and shows that it's copied until the text changes. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === text
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="secondary" onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(text))}>
      <Icon size={18} aria-hidden="true" /> {isCopied ? copiedLabel : label}
    </Button>
  )
}
