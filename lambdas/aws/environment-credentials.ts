import { requireEnv } from './env.ts'

/**
 * The credentials that Lambda sets in the environment of every function. The bundle puts this in the place of the SDK's
 * own search (profiles, SSO, instance metadata: 130 KB that never run in Lambda), so the export has that module's name.
 * Called again by the SDK when it needs them.
 */
export const defaultProvider = () => () => {
  const sessionToken = process.env['AWS_SESSION_TOKEN']
  return Promise.resolve({
    accessKeyId: requireEnv('AWS_ACCESS_KEY_ID'),
    secretAccessKey: requireEnv('AWS_SECRET_ACCESS_KEY'),
    ...(sessionToken ? { sessionToken } : {}),
  })
}
