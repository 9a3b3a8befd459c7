/** A field that failed, with what AppSync returns of it. */
export class FieldError extends Error {
  constructor(
    message: string,
    readonly errorType: string | null,
    readonly data: unknown = null,
    readonly errorInfo: unknown = null,
  ) {
    super(message)
  }
}

/** AppSync's refusal of one field. */
export const notAuthorized = (typeName: string, fieldName: string): FieldError =>
  new FieldError(`Not Authorized to access ${fieldName} on type ${typeName}`, 'Unauthorized')
