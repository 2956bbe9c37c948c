import { z } from 'zod'
import type { Bucket } from './bucket'
import { DeployError } from './explain-error'

/** The manifest's object, under a prefix that visitors cannot read. */
const MANIFEST_KEY = '.deploy/manifest.json'

/**
 * Every key that deployments have put into the bucket; no other key is ever deleted. `files` are the keys of the site
 * and of an interrupted deployment, with their headers ('' if not known); `dropped` are hashed keys that left the site,
 * with the time.
 */
const manifestSchema = z.strictObject({
  version: z.literal(1),
  files: z.record(z.string(), z.string()),
  dropped: z.record(z.string(), z.iso.datetime()),
})
export type Manifest = z.output<typeof manifestSchema>

/** Reads the manifest of the last deployment; an empty one for a bucket that has none. */
export async function readManifest(bucket: Bucket): Promise<Manifest> {
  const text = await bucket.read(MANIFEST_KEY)
  if (text === null) return { version: 1, files: {}, dropped: {} }
  try {
    return manifestSchema.parse(JSON.parse(text))
  } catch {
    throw new DeployError(
      `${MANIFEST_KEY} in the bucket is not what a deploy wrote. Restore it, or delete it to start afresh.`,
    )
  }
}

/** Writes a manifest, unless it is the one that the bucket has. */
export async function replaceManifest(bucket: Bucket, old: Manifest, manifest: Manifest) {
  const body = JSON.stringify(manifest)
  if (body !== JSON.stringify(old)) await bucket.put(MANIFEST_KEY, body)
}
