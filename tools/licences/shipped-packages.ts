/** A package that is installed for production, from the lock file. */
export type ShippedPackage = { name: string; licence: string }

type Locked = { license?: string; dev?: boolean; devOptional?: boolean; link?: boolean }
export type LockFile = { packages: Record<string, Locked & { version?: string }> }

/**
 * The packages that the lock file installs for production, by name; twice if two versions have different licenses.
 * Omits versions so that an update alone changes nothing here.
 */
export function shippedPackages({ packages }: LockFile): ShippedPackage[] {
  const shipped = Object.entries(packages)
    // The project itself and its workspaces are not installed packages.
    .filter(([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link)
    .map(([path, { license = 'none named' }]): [string, ShippedPackage] => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return [`${name} ${license}`, { name, licence: license }]
    })
  return [...new Map(shipped)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry)
}
