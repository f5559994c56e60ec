import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { currencies, taxModes } from '../../contract/billing/billing.ts'
import { detectors } from '../../contract/detector.ts'
import { humanizers } from '../../contract/humanizer.ts'
import { type PaidTier, paidTiers } from '../../contract/plans.ts'
import { signUpDomain, signUpStates } from '../../contract/site/sign-ups.ts'
import { siteName, supportAddress } from '../../contract/site/site.ts'
import { hasKeys } from './has-keys.ts'
import { isLoopbackName } from './loopback.ts'
import { processCount, requiredForProcesses } from './process-count.ts'

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off', 'yes', 'no'])
  .transform((value) => ['true', '1', 'on', 'yes'].includes(value))

const url = (protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  })

function isPrivateOnTheWay({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopbackName(hostname)
}

/** What is no address at all has been refused already. */
function isPrivateAddress(value: string): boolean {
  return !URL.canParse(value) || isPrivateOnTheWay(new URL(value))
}

/** Reads `name=plan, name=plan`: the smallest plan that may use a model. The name may contain `=`. */
function readModelPlans(list: string, ctx: z.RefinementCtx): Record<string, PaidTier> {
  const pairs = list.split(',').flatMap((pair) => pair.trim() || [])
  const read = pairs.map((pair) => {
    const at = pair.lastIndexOf('=')
    return {
      name: pair.slice(0, at).trim(),
      plan: paidTiers.find((tier) => tier === pair.slice(at + 1).trim()),
    }
  })
  if (read.some(({ name, plan }) => !name || !plan)) {
    const message = `must be pairs like “my-model=${paidTiers[0]}”, where the plan is ${paidTiers.join(' or ')}`
    ctx.addIssue({ code: 'custom', message })
  }
  return Object.fromEntries(read.flatMap(({ name, plan }) => (plan ? [[name, plan]] : [])))
}

/** A random secret of 32 hexadecimal digits has about 14 different ones; `aaaa…` and `abcabc…` have few. */
const secretSignsMin = 8

/** What may be used of a paid service in a day; 0 closes it. */
const budget = z.coerce.number().int().min(0).max(1_000_000_000)

/** Every setting of the server. A test checks the README's table against this list. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  BASE_URL: url(['http:', 'https:']).optional(),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  FILES_URL: url(['http:', 'https:'])
    .refine(hasKeys, { error: 'must have the keys in it, as in https://KEY:SECRET@s3.example.org/bucket' })
    .optional(),
  DISK_FREE_MB: z.coerce.number().int().min(0).max(1_000_000).default(200),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .refine((value) => new Set(value).size >= secretSignsMin, {
      error: 'is easy to guess; create one with “openssl rand -base64 32”',
    })
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  SITE_NAME: siteName.optional(),
  SUPPORT_EMAIL: supportAddress.optional(),
  MAIL_FROM: z.string().min(3).default('Longhand <no-reply@longhand.example>'),
  AI_BASE_URL: url(['http:', 'https:']).optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_MODELS: z
    .string()
    .transform((list) => [...new Set(list.split(',').flatMap((name) => name.trim() || []))])
    .default([]),
  AI_CONTEXT_TOKENS: z.coerce.number().int().min(512).max(10_000_000).default(8_000),
  AI_STREAMS: z.coerce.number().int().min(1).max(1_000).optional(),
  AI_MODEL_PLANS: z.string().transform(readModelPlans).default({}),
  AI_SILENCE_SECONDS: z.coerce.number().int().min(5).max(600).default(30),
  AI_VISION: flag.default(false),
  AI_TRANSCRIPTION_MODEL: z.string().min(1).optional(),
  AI_LOCAL_FILE: z
    .string()
    .refine((path) => existsSync(path), { error: 'must be the path of a file on this computer' })
    .transform((path) => resolve(path))
    .optional(),
  MODEL_DOWNLOAD: flag.default(true),
  MODEL_MIRROR: url(['http:', 'https:']).default('https://huggingface.co'),
  LOCAL_MODELS: flag.default(true),
  OWN_KEYS: flag.default(true),
  OWN_KEY_ADDRESSES: flag.default(true),
  SOURCE_LOOKUPS: flag.default(false),
  SEARCH_URL: url(['http:', 'https:']).optional(),
  OPENAI_BASE_URL: url(['http:', 'https:'])
    .refine(isPrivateAddress, {
      error:
        'must start with https://, because it carries your users’ keys; http:// is only for this machine',
    })
    .default('https://api.openai.com/v1'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_DISCOVERY_URL: url(['http:', 'https:'])
    .refine(isPrivateAddress, {
      error: 'must start with https://; http:// is only for this machine',
    })
    .default('https://accounts.google.com/.well-known/openid-configuration'),
  OPERATOR_EMAILS: z
    .string()
    .transform((list) => [...new Set(list.split(',').flatMap((email) => email.trim().toLowerCase() || []))])
    .pipe(z.array(z.email({ error: 'must be email addresses with commas between them' })))
    .default([]),
  SIGN_UPS: z.enum(signUpStates).default('open'),
  SIGN_UP_DOMAINS: z
    .string()
    .transform((list) => [...new Set(list.split(',').flatMap((name) => name.trim() || []))])
    .pipe(z.array(signUpDomain))
    .default([]),
  PUBLIC_PAGES: flag.default(true),
  PASSWORD_MIN: z.coerce.number().int().min(6).max(64).default(6),
  CHAT_NEEDS_WORDS: flag.default(true),
  TOKENS_PER_DAY: z.coerce.number().int().min(1_000).max(1_000_000_000).optional(),
  TRANSCRIPTION_SECONDS_PER_DAY: budget.optional(),
  HUMANIZER: z.enum(humanizers).default('embedded'),
  HUMANIZER_TOKENS_MAX: z.coerce.number().int().min(1_000).max(10_000_000).default(60_000),
  HUMANIZER_CALL_SECONDS: z.coerce.number().int().min(1).max(600).default(120),
  DETECTOR: z.enum(detectors).default('embedded'),
  ZEROGPT_API_KEY: z.string().min(1).optional(),
  ZEROGPT_BASE_URL: url(['http:', 'https:'])
    .refine(isPrivateAddress, {
      error: 'must start with https://, because it carries your key; http:// is only for this machine',
    })
    .default('https://api.zerogpt.com'),
  ZEROGPT_CHARACTERS_PER_DAY: budget.optional(),
  ZEROGPT_CHARACTERS_PER_DAY_VISITORS: budget.optional(),
  UNDETECTABLE_WORDS_PER_DAY: budget.optional(),
  UNDETECTABLE_API_KEY: z.string().min(1).optional(),
  UNDETECTABLE_BASE_URL: url(['http:', 'https:'])
    .refine(isPrivateAddress, {
      error: 'must start with https://, because it carries your key; http:// is only for this machine',
    })
    .default('https://humanize.undetectable.ai'),
  BILLING: flag.optional(),
  BILLING_CURRENCY: z.enum(currencies).default('usd'),
  BILLING_TAX: z.enum(taxModes).default('off'),
  STRIPE_SECRET_KEY: z
    .string()
    .refine((key) => key.startsWith('sk_') || key.startsWith('rk_'), {
      error: 'must be a secret key of Stripe, which starts with sk_ or rk_',
    })
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', { error: 'must be the signing secret of the webhook, which starts with whsec_' })
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .startsWith('pk_', { error: 'must be a publishable key of Stripe, which starts with pk_' })
    .optional(),
  WORKERS: processCount,
  ENGINE_THREADS: z.coerce.number().int().min(1).max(64).default(2),
  TRUST_PROXY: flag.default(false),
  LOG_REQUESTS: flag.default(false),
  LOG_ADDRESSES: z.enum(['off', 'network', 'full']).default('off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Env = Omit<z.infer<typeof settings>, 'BASE_URL' | 'SECRET'> & {
  BASE_URL: string
  SECRET: string
  production: boolean
  /** The payment provider of this installation; null where plans are not sold and nothing is limited. */
  billing: 'stripe' | 'local' | null
  /** The provider that could sell plans, also where an operator turned them off on the set-up page. */
  sells: 'stripe' | 'local' | null
  /** Names of the settings that are set explicitly. */
  given: string[]
  /** The variables of OpenTelemetry. */
  otel: Record<string, string | undefined>
}

export class SettingsError extends Error {}

/**
 * Reads `.env` and the environment, which takes precedence. Throws SettingsError with one line for
 * each mistake.
 */
export function readEnv(
  source: NodeJS.ProcessEnv = process.env,
  file = '.env',
  { makesSecret = true } = {},
): Env {
  const given = { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...source }
  // An empty value in a compose file or a shell means "not set".
  const known = Object.keys(settings.shape).filter((name) => given[name] !== undefined && given[name] !== '')
  const parsed = settings.safeParse(Object.fromEntries(known.map((name) => [name, given[name]])))
  // The rules between settings are checked on those that are right, so that one start names every mistake.
  const wrong = new Set(parsed.error?.issues.map(({ path }) => String(path[0])))
  const env = parsed.data ?? settings.parse(withoutNames(given, known, wrong))
  const production = env.NODE_ENV === 'production'
  const dataDir = resolve(env.DATA_DIR)
  const baseUrl = withoutLastSlash(env.BASE_URL ?? `http://localhost:${env.PORT}`)
  const broken = [
    ...requiredInProduction(env, production),
    ...(production ? [] : requiredForOthers(env, baseUrl)),
    ...requiredForHumanizer(env),
    ...requiredForDetector(env),
    ...requiredForGoogle(env),
    ...requiredForBilling(env),
    ...requiredForProcesses(env),
  ]
  const sells = billingOf(env, { production, baseUrl }, broken)
  const mistakes = [
    ...describe(parsed.error),
    // A setting that is wrong is named once.
    ...broken.filter((line) => !wrong.has(line.slice(0, line.indexOf(' ')))),
  ]
  if (mistakes.length > 0) throw new SettingsError(mistakes.join('\n'))
  return {
    ...env,
    DATA_DIR: dataDir,
    BASE_URL: baseUrl,
    SECRET: env.SECRET ?? keptSecret(dataDir, makesSecret),
    production,
    billing: sells,
    sells,
    given: known,
    otel: variablesOfTracing(given),
  }
}

/** Returns the environment for child processes without the server's settings, some of which are secrets. */
export function environmentOfPrograms(source: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const isOurs = (name: string) => name in settings.shape || name.startsWith(tracingPrefix)
  return Object.fromEntries(Object.entries(source).filter(([name]) => !isOurs(name)))
}

const tracingPrefix = 'OTEL_'

/** The SDK of OpenTelemetry reads its many variables itself; an empty one is not set. */
function variablesOfTracing(given: Record<string, string | undefined>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => name.startsWith(tracingPrefix) && value),
  )
}

/** Puts the variables of `.env` where the SDK of OpenTelemetry looks for them. */
export function giveToTracing(variables: Env['otel']): void {
  Object.assign(process.env, variables)
}

/** Returns the proxies that the environment names for outgoing requests. */
export function proxiesOf(source: NodeJS.ProcessEnv = process.env): Record<string, string | undefined> {
  const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY']
  return Object.fromEntries(
    names.flatMap((name) => [name, name.toLowerCase()]).map((name) => [name, source[name]]),
  )
}

type Settings = z.infer<typeof settings>

function withoutNames(
  given: Record<string, string | undefined>,
  known: string[],
  wrong: Set<string>,
): Record<string, string | undefined> {
  return Object.fromEntries(known.flatMap((name) => (wrong.has(name) ? [] : [[name, given[name]]])))
}

function requiredInProduction(env: Settings, production: boolean): string[] {
  if (!production) return []
  const isOpenOnTheWay = env.BASE_URL !== undefined && !isPrivateOnTheWay(new URL(env.BASE_URL))
  return [
    ...(env.BASE_URL
      ? []
      : ['BASE_URL is not set: in production it must be the public address of the site.']),
    ...(isOpenOnTheWay
      ? [
          'BASE_URL is wrong: in production it must start with https://, because passwords and sessions travel there; http:// is only for this machine.',
        ]
      : []),
    ...(env.SMTP_URL
      ? []
      : ['SMTP_URL is not set: the local mailbox does not run in production, so set a mail server.']),
    ...(env.DATABASE_URL && !env.SECRET
      ? ['SECRET is not set: servers that share a database must share one secret of 32 characters or more.']
      : []),
  ]
}

/** Requires a mail server unless BASE_URL is this computer: the local mailbox shows every mail without a sign-in. */
function requiredForOthers({ SMTP_URL }: Settings, baseUrl: string): string[] {
  if (SMTP_URL || isLoopbackName(new URL(baseUrl).hostname)) return []
  return [
    'SMTP_URL is not set: the local mailbox works only with a BASE_URL on this machine, so set a mail server.',
  ]
}

function withoutLastSlash(address: string): string {
  let end = address.length
  while (address[end - 1] === '/') end--
  return address.slice(0, end)
}

function missing(env: Settings, names: readonly (keyof Settings)[], by: string): string[] {
  return names
    .filter((name) => !env[name])
    .map((name) => `${name} is not set: ${by} does not work without it.`)
}

function requiredForHumanizer(env: Settings): string[] {
  const needed = {
    embedded: [],
    // A model may also be connected on the set-up page.
    model: [],
    undetectable: ['UNDETECTABLE_API_KEY'],
  } as const
  return missing(env, needed[env.HUMANIZER], `HUMANIZER=${env.HUMANIZER}`)
}

function requiredForDetector(env: Settings): string[] {
  return env.DETECTOR === 'zerogpt' ? missing(env, ['ZEROGPT_API_KEY'], 'DETECTOR=zerogpt') : []
}

function requiredForGoogle(env: Settings): string[] {
  const names = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const
  const given = names.find((name) => env[name])
  return given ? missing(env, names, given) : []
}

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

function requiredForBilling(env: Settings): string[] {
  if (env.BILLING === false) return []
  const given = [...stripeNames, 'STRIPE_PUBLISHABLE_KEY' as const].find((name) => env[name])
  return given ? missing(env, stripeNames, given) : []
}

/**
 * Plans are sold by Stripe where its keys are set, and by the local payment provider on a site of this computer.
 * Elsewhere, and with BILLING=off, they are not sold.
 */
function billingOf(
  env: Settings,
  { production, baseUrl }: { production: boolean; baseUrl: string },
  mistakes: string[],
): Env['billing'] {
  if (env.BILLING === false) return null
  if (env.STRIPE_SECRET_KEY) return 'stripe'
  if (!production && isLoopbackName(new URL(baseUrl).hostname)) return 'local'
  if (env.BILLING && !env.STRIPE_WEBHOOK_SECRET && !env.STRIPE_PUBLISHABLE_KEY)
    mistakes.push('STRIPE_SECRET_KEY is not set: BILLING=on does not work without it.')
  return null
}

/** Returns the secret in DATA_DIR and creates it on the first start, so that sessions survive a restart. */
function keptSecret(dataDir: string, makesSecret: boolean): string {
  const file = join(dataDir, 'secret')
  if (!existsSync(file)) {
    if (!makesSecret) throw new SettingsError(`SECRET is not set, and ${dataDir} has none.`)
    mkdirSync(dataDir, { recursive: true })
    // Another server may start at the same time: the link appears with the whole secret, and only once.
    const own = `${file}.${process.pid}`
    writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600 })
    try {
      linkSync(own, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(own, { force: true })
    }
  }
  return readFileSync(file, 'utf8').trim()
}

/** Describes the first mistake of each setting, one line each. */
function describe(error: z.ZodError | undefined): string[] {
  const first = new Map(error?.issues.toReversed().map((issue) => [String(issue.path[0]), issue]))
  return [...first].toReversed().map(([name, { message }]) => {
    const text = message
      .replace(/^Invalid (input|option): /, '')
      .replace(/^expected number, received NaN$/, 'must be a number')
    return `${name} is wrong: ${text}.`
  })
}
