import { invalidRequest } from './card-error.ts'
import { formAt, textAt, type Form } from './form.ts'
import { integerAt } from './read-params.ts'

type Listed = { id: string; created: number }

export type Page<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

function limitAt(params: Form): number {
  const limit = integerAt(params, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalidRequest('Invalid limit: must be between 1 and 100.', { param: 'limit' })
  return limit
}

function createdWithin(params: Form): (listed: Listed) => boolean {
  const range = formAt(params, 'created')
  const bound = (name: string) => integerAt(range, name)
  const [gt, gte, lt, lte] = [bound('gt'), bound('gte'), bound('lt'), bound('lte')]
  return ({ created }) =>
    (gt === undefined || created > gt) &&
    (gte === undefined || created >= gte) &&
    (lt === undefined || created < lt) &&
    (lte === undefined || created <= lte)
}

/** A page of a list, newest first, as Stripe pages: `limit`, `starting_after`, `ending_before`, `created[…]`. */
export function listPage<T extends Listed>(all: T[], params: Form, url: string): Page<T> {
  const newestFirst = all.filter(createdWithin(params)).reverse()
  const limit = limitAt(params)
  const after = textAt(params, 'starting_after')
  const before = textAt(params, 'ending_before')
  const until = before === undefined ? -1 : newestFirst.findIndex((item) => item.id === before)
  if (until >= 0) {
    const start = Math.max(0, until - limit)
    return { object: 'list', data: newestFirst.slice(start, until), has_more: start > 0, url }
  }
  const start = after === undefined ? 0 : newestFirst.findIndex((item) => item.id === after) + 1
  return {
    object: 'list',
    data: newestFirst.slice(start, start + limit),
    has_more: newestFirst.length > start + limit,
    url,
  }
}
