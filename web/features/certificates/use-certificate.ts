import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { CertificateQuery } from '#generated/operations.ts'
import { CertificateDocument, IssueCertificateDocument, ShareCertificateDocument } from '#generated/study-operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'
import { putReply } from '#web/lib/api/reread.ts'

/** The certificate of one's own course (null: not issued yet), and what can be done with it. */
export function useCertificate(progressKey: string) {
  const client = useQueryClient()
  const queryKey = ['certificate', progressKey]
  const put = (certificate: CertificateQuery['certificate']) => putReply(client, queryKey, certificate)
  const stored = useQuery({
    queryKey,
    queryFn: async () => (await query(CertificateDocument, { progressKey })).certificate,
    // Another tab may have shared or withdrawn it.
    staleTime: 0,
  })
  const issuing = useMutation({
    mutationFn: () => mutate(IssueCertificateDocument, { progressKey }),
    onSuccess: ({ issueCertificate }) => put(issueCertificate),
  })
  const sharing = useMutation({
    mutationFn: (shared: boolean) => mutate(ShareCertificateDocument, { progressKey, shared }),
    onSuccess: ({ shareCertificate }) => put(shareCertificate),
  })
  return { stored, issuing, sharing }
}
