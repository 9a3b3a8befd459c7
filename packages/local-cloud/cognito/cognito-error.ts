/** An error in Cognito's format: HTTP 400 with `__type` and `message`. */
export class CognitoError extends Error {
  readonly type: string

  constructor(type: string, message: string) {
    super(message)
    this.type = type
  }
}

export const notAuthorized = (message = 'Incorrect username or password.'): CognitoError =>
  new CognitoError('NotAuthorizedException', message)

export const invalidParameter = (message: string): CognitoError =>
  new CognitoError('InvalidParameterException', message)

export const userNotFound = (message = 'User does not exist.'): CognitoError =>
  new CognitoError('UserNotFoundException', message)

export const notFound = (message: string): CognitoError => new CognitoError('ResourceNotFoundException', message)

export const limitExceeded = (): CognitoError =>
  new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.')
