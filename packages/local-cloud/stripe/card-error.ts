/** The `error` object of a Stripe reply. */
export type ErrorBody = {
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  doc_url?: string
  [extra: string]: unknown
}

/** An error in Stripe's format; `status` is the HTTP status (402 for a card error). */
export class CardError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, body: ErrorBody) {
    super(body.message)
    this.status = status
    this.body = body.code
      ? { ...body, doc_url: `https://stripe.com/docs/error-codes/${body.code.replaceAll('_', '-')}` }
      : body
  }
}

type Extra = { code?: string; param?: string; [extra: string]: unknown }

/** 400: the request is invalid. */
export const invalidRequest = (message: string, extra: Extra = {}): CardError =>
  new CardError(400, { type: 'invalid_request_error', message, ...extra })

/** A resource that doesn't exist: 404 in the path, 400 as a parameter. */
export const missing = (status: 400 | 404, thing: string, id: string, param: string): CardError =>
  new CardError(status, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${thing}: '${id}'`,
    param,
  })

/** 402: the card cannot be used. */
export const cardRefused = (code: string, message: string, extra: Extra = {}): CardError =>
  new CardError(402, { type: 'card_error', message, ...extra, code })
