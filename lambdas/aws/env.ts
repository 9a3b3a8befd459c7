/** Returns a variable that the template must set. Throws with its name if it is absent or empty. */
export function requireEnv(name: string): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`)
  return value
}
