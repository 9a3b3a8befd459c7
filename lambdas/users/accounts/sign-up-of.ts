import type { SignUp } from '#domain/users/new-student.ts'

/** What a person gave, as Cognito's attributes carry it. */
export const signUpOf = (attributes: Partial<Record<string, string>>): SignUp => ({
  firstName: attributes['given_name'] ?? '',
  lastName: attributes['family_name'] ?? '',
  phone: attributes['phone_number'] ?? '',
  email: attributes['email'] ?? '',
})
