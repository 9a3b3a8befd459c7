import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { certificateWords as words } from '#domain/messages/certificates.ts'
import { RenameCertificateDocument } from '#generated/admin-operations.ts'
import { mutate } from '#web/lib/api/api.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type CertificateNameProps = {
  uid: string
  progress: { key: string; name: string }
  /** The name on the certificate. */
  shown: string
}

/** Writes a student's present name on a certificate that was issued, after a question (decision 0064). */
export function CertificateName({ uid, progress, shown }: CertificateNameProps) {
  const [open, setOpen] = useState(false)
  const rename = useMutation({
    mutationFn: () => mutate(RenameCertificateDocument, { uid, progressKey: progress.key }),
    onSuccess: ({ renameCertificate }) => {
      setOpen(false)
      showMessage(words.renamed(renameCertificate.name))
    },
  })
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`${words.rename}: ${progress.name}`}
        onClick={() => {
          rename.reset()
          setOpen(true)
        }}
      >
        {words.rename}
      </Button>
      <ConfirmDialog
        open={open}
        title={words.renameTitle}
        confirmLabel={words.rename}
        busy={rename.isPending}
        onConfirm={() => rename.mutate()}
        onCancel={() => setOpen(false)}
      >
        <p>{words.renameText(progress.name, shown)}</p>
        {rename.error !== null && (
          <Notice tone="error" role="alert">
            {rename.error.message}
          </Notice>
        )}
      </ConfirmDialog>
    </>
  )
}
