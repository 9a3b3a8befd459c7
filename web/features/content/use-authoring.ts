import type { TypedDocumentString } from '#generated/operations.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  AuthoredContentDocument,
  AuthoredSectionDocument,
  AuthoredTaskDocument,
  ContentsDocument,
} from '#generated/admin-operations.ts'
import type { AuthoredTaskQuery } from '#generated/operations.ts'
import { mutate, query } from '#web/lib/api/api.ts'

/** Opening a screen shows other administrators' changes; what is typed over them stays. */
const fresh = { staleTime: 0 }

/** Every content with its sections, by name (spec 3.2.1). */
export const useContents = () =>
  useQuery({ queryKey: ['contents'], queryFn: async () => (await query(ContentsDocument, {})).contents, ...fresh })

export const useAuthoredContent = (contentUrl: string) =>
  useQuery({
    queryKey: ['authored-content', contentUrl],
    queryFn: async () => (await query(AuthoredContentDocument, { contentUrl })).authoredContent,
    ...fresh,
  })

export const useAuthoredSection = (contentUrl: string, sectionUrl: string) =>
  useQuery({
    queryKey: ['authored-section', contentUrl, sectionUrl],
    queryFn: async () => (await query(AuthoredSectionDocument, { contentUrl, sectionUrl })).authoredSection,
    ...fresh,
  })

const authoredTask = (contentUrl: string, sectionUrl: string, taskUrl: string) => ({
  queryKey: ['authored-task', contentUrl, sectionUrl, taskUrl],
  queryFn: async () => (await query(AuthoredTaskDocument, { contentUrl, sectionUrl, taskUrl })).authoredTask,
  ...fresh,
})

export const useAuthoredTask = (contentUrl: string, sectionUrl: string, taskUrl: string) =>
  useQuery(authoredTask(contentUrl, sectionUrl, taskUrl))

/** Requests the page of a task again, whose cookies have new values then. */
export function useRenewedTask({ content, section, task }: AuthoredTaskQuery['authoredTask']) {
  const client = useQueryClient()
  return () => client.query(authoredTask(content.url, section.url, task.url))
}

/** Runs a mutation of authoring and invalidates every query: each refetches when its screen is opened next. */
export function useAuthoring() {
  const client = useQueryClient()
  return async <T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T> => {
    const reply = await mutate(document, variables)
    await client.invalidateQueries({ refetchType: 'none' })
    return reply
  }
}
