import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package in the lock file. */
export type Package = {
  name: string
  version: string
  /** The declared licence, an SPDX expression; null if neither the package nor the lock file declares one. */
  licence: string | null
  /** Needed for building and testing only. */
  isForDevelopment: boolean
  /** Installed only on some platforms, or skipped if its installation fails. */
  isOptional: boolean
  isInstalled: boolean
}

type LockEntry = { version?: string; license?: string; dev?: boolean; optional?: boolean; link?: boolean }

const MODULES = 'node_modules/'

/**
 * Reads all packages of the lock file, including those for other platforms.
 *
 * @param folder the folder of package-lock.json and node_modules
 */
export function readPackages(folder: string): Package[] {
  const { packages } = readJson(join(folder, 'package-lock.json')) as { packages: Record<string, LockEntry> }
  return Object.entries(packages)
    .filter(([path, { link }]) => path !== '' && !link)
    .map(([path, entry]) => {
      const manifest = join(folder, path, 'package.json')
      const isInstalled = existsSync(manifest)
      return {
        name: path.slice(path.lastIndexOf(MODULES) + MODULES.length),
        version: entry.version ?? '',
        licence: entry.license ?? (isInstalled ? readLicence(readJson(manifest)) : null),
        isForDevelopment: entry.dev === true,
        isOptional: entry.optional === true,
        isInstalled,
      }
    })
}

/** Old packages list their licences as objects. */
function readLicence(manifest: unknown): string | null {
  const { license, licenses } = manifest as { license?: unknown; licenses?: { type?: unknown }[] }
  if (typeof license === 'string') return license
  const types = Array.isArray(licenses) ? licenses.map(({ type }) => type) : []
  return types.length > 0 && types.every(type => typeof type === 'string') ? types.join(' OR ') : null
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Counts the packages that every platform installs, so that the figures are the same everywhere. */
export function countPackages(packages: readonly Package[]): { production: number; development: number } {
  const everywhere = packages.filter(({ isOptional }) => !isOptional)
  const production = everywhere.filter(({ isForDevelopment }) => !isForDevelopment).length
  return { production, development: everywhere.length - production }
}
