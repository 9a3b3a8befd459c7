/** The value of a variable that the template must set. Throws, naming it, when it is absent or empty. */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`)
  return value
}
