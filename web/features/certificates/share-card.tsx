import { useState } from 'react'
import { certificateWords as words } from '#domain/messages/certificates.ts'
import { paths } from '#web/app/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Notice } from '#web/ui/notice.tsx'

type ShareCardProps = {
  verifyId: string | null
  busy: boolean
  error: Error | null
  onShare: (shared: boolean) => void
}

/** Makes a certificate public or withdraws it; while it is public, its link. */
export function ShareCard({ verifyId, busy, error, onShare }: ShareCardProps) {
  const [isStopping, setStopping] = useState(false)
  const link = verifyId === null ? undefined : `${window.location.origin}${paths.verify(verifyId)}`
  return (
    <Card as="section" aria-labelledby="share">
      <h2 id="share">{words.share}</h2>
      <p className="muted">{link === undefined ? words.private : words.public}</p>
      {link !== undefined && (
        <>
          <a className="share__link" href={link} aria-label={words.link}>
            {link}
          </a>
          <CopyButton text={link} label={words.copy} copiedLabel={words.copied} />
        </>
      )}
      {error !== null && (
        <Notice tone="error" role="alert">
          {error.message}
        </Notice>
      )}
      <Button
        variant="secondary"
        busy={busy}
        onClick={() => {
          if (link === undefined) onShare(true)
          else setStopping(true)
        }}
      >
        {link === undefined ? words.makePublic : words.stop}
      </Button>
      <ConfirmDialog
        open={isStopping}
        title={words.stopTitle}
        confirmLabel={words.stop}
        danger
        onCancel={() => setStopping(false)}
        onConfirm={() => {
          setStopping(false)
          onShare(false)
        }}
      >
        <p>{words.stopText}</p>
      </ConfirmDialog>
    </Card>
  )
}
