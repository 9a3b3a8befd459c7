import { paths } from '#web/app/paths.ts'

/** The address of a regrade. */
export const addressOfRegrade = (id: string): string => `${paths.regrades}?id=${encodeURIComponent(id)}`

/** What the address of the regrades names: a regrade, or a question that is to be regraded. */
export function placeOf(params: URLSearchParams): { id?: string; question?: number; isCase: boolean } {
  const id = params.get('id')
  const question = params.get('question') ?? ''
  return {
    ...(id === null ? {} : { id }),
    ...(/^[1-9]\d{0,8}$/.test(question) ? { question: Number(question) } : {}),
    isCase: params.get('case') === '1',
  }
}
