import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvConfig } from '@next/env'
import { parse } from 'yaml'
import { z } from 'zod'
import { RETENTION_DAYS } from '@/lib/constants'
import type { MailSettings } from '@/lib/contact/mail-provider'
import { getProjectFolder } from '@/lib/content/project-folder'
import { findPreviewSettings, type PreviewSettings } from '@/lib/preview/preview-settings'

/**
 * The public settings of a build. They end up in files that anybody can read, so they must not contain secrets.
 * They are parsed once, when this module is first imported. An invalid value stops the build with the name of the
 * setting.
 */
export type Env = {
  /** Origin of the published site, without a trailing slash: by default the domain of content/company.yaml. */
  siteUrl: string
  /** False for previews, which search engines must not list. */
  indexable: boolean
  /**
   * Set for preview builds on Vercel and Netlify, otherwise null. On other hosts, SITE_INDEXABLE=no excludes search
   * engines.
   */
  preview: PreviewSettings | null
  /** True in production builds. In `npm run dev`, pages change without a change of URL and must not be cached. */
  isExport: boolean
  /** True only in `npm run dev`, where content is read again when its files change. */
  isDevelopment: boolean
  /** If null, the forms send nothing and show other ways to reach the company. */
  mail: MailSettings | null
  /** If null, visitors are not counted and the counter is not shown. */
  visitorsUrl: string | null
  /** If null, the visitor's location is not looked up. */
  location: LocationSettings | null
  /** After how many days the companion deletes what it keeps, for the privacy notice. */
  retentionDays: number
}

type LocationSettings = { lookupUrl: string; saveUrl: string }

/** The names of the local machine. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const text = z.string().optional()
const flag = z.enum(['yes', 'no'], { error: 'must be yes or no' }).optional()

/** Whether a value is an https URL or, outside production builds, an http or https URL of the local machine. */
function isAllowedUrl(value: string, isProduction: boolean) {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  if (LOOPBACK.includes(hostname)) return !isProduction && /^https?:$/.test(protocol)
  return protocol === 'https:'
}

/** The schema of the environment variables. In production builds, addresses of the local machine are refused. */
function schemaFor(isProduction: boolean) {
  const endpoint = z
    .string()
    .refine(value => /^\/(?!\/)/.test(value) || isAllowedUrl(value, isProduction), {
      error: 'must be an https address, or a path of this site such as /visitors',
    })
    .optional()
  return z.object({
    // The local machine is allowed in a production build too: an export is looked at there before it is published.
    SITE_URL: z
      .string()
      .refine(value => isAllowedUrl(value, false) && !value.endsWith('/') && new URL(value).pathname === '/', {
        error: 'must be an https origin without a path or trailing slash, such as https://www.example.in',
      })
      .default(() => `https://${parse(readFileSync(join(getProjectFolder(), 'content/company.yaml'), 'utf8')).domain}`),
    SITE_INDEXABLE: flag,
    MAIL_PUBLIC_KEY: text,
    MAIL_SERVICE_ID: text,
    MAIL_LEAD_TEMPLATE: text,
    MAIL_MESSAGE_TEMPLATE: text,
    MAIL_NEWSLETTER_TEMPLATE: text,
    MAIL_ORIGIN: z
      .string()
      .refine(value => value === 'self' || (isAllowedUrl(value, isProduction) && !value.endsWith('/')), {
        error: "must be an https origin without a trailing slash, or the word self for this site's own",
      })
      .optional(),
    MAIL_BLOCK_LIST: text,
    MAIL_THROTTLE_MS: z.string().regex(/^\d+$/, { error: 'must be a whole number of milliseconds' }).optional(),
    MAIL_BLOCK_HEADLESS: flag,
    VISITORS_URL: endpoint.refine(value => !value?.includes('?'), {
      error: 'must not have a query: a visit adds its own',
    }),
    LOCATION_LOOKUP_URL: endpoint,
    LOCATION_SAVE_URL: endpoint,
    // companion/settings.ts has the same limits.
    COMPANION_RETENTION_DAYS: z
      .string()
      .regex(/^([2-9]|[1-9]\d{1,2})$/, { error: 'must be a whole number from 2 to 999' })
      .optional(),
  })
}

type RawEnv = z.infer<ReturnType<typeof schemaFor>>

/** Settings that are only valid together: either all of them are set or none. */
const MAIL_KEYS = ['MAIL_PUBLIC_KEY', 'MAIL_SERVICE_ID', 'MAIL_LEAD_TEMPLATE', 'MAIL_MESSAGE_TEMPLATE'] as const
const LOCATION_KEYS = ['LOCATION_LOOKUP_URL', 'LOCATION_SAVE_URL'] as const

/** Returns the settings if all of a group are set, null if none is; throws if some are missing. */
function findGroup<Key extends keyof RawEnv>(raw: RawEnv, keys: readonly Key[]) {
  const missing = keys.filter(key => raw[key] === undefined)
  if (missing.length === keys.length) return null
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: missing, although ${keys.join(', ')} belong together`)
  return raw as RawEnv & Record<Key, string>
}

function toMail(raw: RawEnv): MailSettings | null {
  const keys = findGroup(raw, MAIL_KEYS)
  if (!keys) return null
  return {
    publicKey: keys.MAIL_PUBLIC_KEY,
    serviceId: keys.MAIL_SERVICE_ID,
    targets: {
      lead: keys.MAIL_LEAD_TEMPLATE,
      message: keys.MAIL_MESSAGE_TEMPLATE,
      newsletter: raw.MAIL_NEWSLETTER_TEMPLATE ?? null,
    },
    origin: raw.MAIL_ORIGIN ?? null,
    blockList: (raw.MAIL_BLOCK_LIST ?? '')
      .split(',')
      .map(entry => entry.trim())
      .filter(Boolean),
    throttleMs: Number(raw.MAIL_THROTTLE_MS ?? 0),
    blockHeadless: raw.MAIL_BLOCK_HEADLESS === 'yes',
  }
}

function toLocation(raw: RawEnv): LocationSettings | null {
  const keys = findGroup(raw, LOCATION_KEYS)
  return keys && { lookupUrl: keys.LOCATION_LOOKUP_URL, saveUrl: keys.LOCATION_SAVE_URL }
}

/**
 * Parses the settings in `source`; blank values count as unset. Throws an error with one line per invalid setting:
 * 'NAME: reason'.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.entries(source).map(([name, value]) => [name, value?.trim() || undefined])
  const parsed = schemaFor(source.NODE_ENV === 'production').safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'))
  }
  const raw = parsed.data
  const preview = findPreviewSettings(source)
  return {
    siteUrl: raw.SITE_URL,
    indexable: raw.SITE_INDEXABLE ? raw.SITE_INDEXABLE === 'yes' : preview === null,
    preview,
    isExport: source.NODE_ENV === 'production',
    isDevelopment: source.NODE_ENV === 'development',
    mail: toMail(raw),
    visitorsUrl: raw.VISITORS_URL ?? null,
    location: toLocation(raw),
    retentionDays: Number(raw.COMPANION_RETENTION_DAYS ?? RETENTION_DAYS),
  }
}

// Next loads the .env files before a page; steps that run without Next, such as data sheets, load them here.
loadEnvConfig(getProjectFolder(), process.env.NODE_ENV === 'development')

export const env = parseEnv(process.env)
