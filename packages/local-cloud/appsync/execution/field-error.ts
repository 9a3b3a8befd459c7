/** A failed field, with the properties that AppSync returns for it. */
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

/** AppSync's authorization error for a field. */
export const notAuthorized = (typeName: string, fieldName: string): FieldError =>
  new FieldError(`Not Authorized to access ${fieldName} on type ${typeName}`, 'Unauthorized')
