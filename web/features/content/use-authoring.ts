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

/** Refetches when a page opens, to show other administrators' changes. Unsaved edits stay. */
const fresh = { staleTime: 0 }

/** All contents with their sections, by name (spec 3.2.1). */
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

/** Refetches a task's page, which also renews its cookies. */
export function useRenewedTask({ content, section, task }: AuthoredTaskQuery['authoredTask']) {
  const client = useQueryClient()
  return () => client.query(authoredTask(content.url, section.url, task.url))
}

/** Runs an authoring mutation and marks every query stale, so that each refetches when its page is opened next. */
export function useAuthoring() {
  const client = useQueryClient()
  return async <T, V>(document: TypedDocumentString<T, V>, variables: V): Promise<T> => {
    const reply = await mutate(document, variables)
    await client.invalidateQueries({ refetchType: 'none' })
    return reply
  }
}
