export type LicensedPackage = { name: string; version: string; license?: string }
type Lock = {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean; link?: boolean }>
}

export function readLock(): Lock
export function productionPackages(lock: Lock): LicensedPackage[]
export function refusedPackages(packages: LicensedPackage[]): LicensedPackage[]
export function licencesPage(packages: LicensedPackage[]): string
