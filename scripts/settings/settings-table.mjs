// What the start checks of each setting before the packages are there. server/platform/env.ts has all rules; a test
// compares both, so that a new setting needs a row here.
const flags = ['true', 'false', '1', '0', 'on', 'off', 'yes', 'no']

import { existsSync } from 'node:fs'

const web = ['http:', 'https:']
const flag = ['oneOf', flags]
const anything = ['text', 1]

/** The kinds of values. Each returns what is wrong with one, or null. */
export const kinds = {
  oneOf: (value, values) => (values.includes(value) ? null : `must be one of ${values.join(', ')}`),
  number(value, least, most) {
    const number = Number(value)
    if (!Number.isInteger(number)) return 'must be a whole number'
    return number >= least && number <= most ? null : `must be a number from ${least} to ${most}`
  },
  numberOr(value, word, least, most) {
    if (value === word) return null
    return kinds.number(value, least, most) && `must be ${word}, or a number from ${least} to ${most}`
  },
  address: (value, protocols) =>
    URL.canParse(value) && protocols.includes(new URL(value).protocol)
      ? null
      : `must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`,
  privateAddress: (value) =>
    kinds.address(value, web) ??
    (new URL(value).protocol === 'https:' || isLoopback(new URL(value).hostname)
      ? null
      : 'must start with https://; http:// is only for this machine'),
  /** An address with a user and a password, which are the keys of a store. */
  keyedAddress(value) {
    const mistake = kinds.address(value, web)
    if (mistake) return mistake
    const { username, password } = new URL(value)
    return username && password
      ? null
      : 'must have the keys in it, as in https://KEY:SECRET@s3.example.org/bucket'
  },
  text: (value, least) => (value.length >= least ? null : `must have at least ${least} characters`),
  start: (value, starts) =>
    starts.some((each) => value.startsWith(each)) ? null : `must start with ${starts.join(' or ')}`,
  file: (value) => (existsSync(value) ? null : 'must be the path of a file on this computer'),
}

/** Each setting with its kind and the limits of it. */
export const settingsTable = {
  NODE_ENV: ['oneOf', ['development', 'production', 'test']],
  HOST: anything,
  PORT: ['number', 0, 65_535],
  BASE_URL: ['address', web],
  DATA_DIR: anything,
  DATABASE_URL: ['address', ['postgres:', 'postgresql:']],
  DATABASE_POOL: ['number', 2, 200],
  FILES_URL: ['keyedAddress'],
  DISK_FREE_MB: ['number', 0, 1_000_000],
  DRAIN_SECONDS: ['number', 0, 600],
  METRICS_PORT: ['number', 1, 65_535],
  METRICS_TOKEN: ['text', 16],
  SECRET: ['text', 32],
  SMTP_URL: ['address', ['smtp:', 'smtps:']],
  SITE_NAME: anything,
  SUPPORT_EMAIL: anything,
  MAIL_FROM: ['text', 3],
  AI_BASE_URL: ['address', web],
  AI_API_KEY: anything,
  AI_MODEL: anything,
  AI_MODELS: anything,
  AI_CONTEXT_TOKENS: ['number', 512, 10_000_000],
  AI_STREAMS: ['number', 1, 1_000],
  AI_SILENCE_SECONDS: ['number', 5, 600],
  AI_MODEL_PLANS: anything,
  AI_VISION: flag,
  AI_TRANSCRIPTION_MODEL: anything,
  AI_LOCAL_FILE: ['file'],
  MODEL_DOWNLOAD: flag,
  MODEL_MIRROR: ['address', web],
  LOCAL_MODELS: flag,
  OWN_KEYS: flag,
  OWN_KEY_ADDRESSES: flag,
  SOURCE_LOOKUPS: flag,
  SEARCH_URL: ['address', web],
  OPENAI_BASE_URL: ['privateAddress'],
  GOOGLE_CLIENT_ID: anything,
  GOOGLE_CLIENT_SECRET: anything,
  GOOGLE_DISCOVERY_URL: ['privateAddress'],
  OPERATOR_EMAILS: anything,
  SIGN_UPS: ['oneOf', ['open', 'invited', 'closed']],
  SIGN_UP_DOMAINS: anything,
  PUBLIC_PAGES: flag,
  PASSWORD_MIN: ['number', 6, 64],
  CHAT_NEEDS_WORDS: flag,
  TOKENS_PER_DAY: ['number', 1_000, 1_000_000_000],
  TRANSCRIPTION_SECONDS_PER_DAY: ['number', 0, 1_000_000_000],
  HUMANIZER: ['oneOf', ['embedded', 'model', 'undetectable']],
  HUMANIZER_TOKENS_MAX: ['number', 1_000, 10_000_000],
  HUMANIZER_CALL_SECONDS: ['number', 1, 600],
  DETECTOR: ['oneOf', ['embedded', 'zerogpt']],
  ZEROGPT_API_KEY: anything,
  ZEROGPT_BASE_URL: ['privateAddress'],
  ZEROGPT_CHARACTERS_PER_DAY: ['number', 0, 1_000_000_000],
  ZEROGPT_CHARACTERS_PER_DAY_VISITORS: ['number', 0, 1_000_000_000],
  UNDETECTABLE_WORDS_PER_DAY: ['number', 0, 1_000_000_000],
  UNDETECTABLE_API_KEY: anything,
  UNDETECTABLE_BASE_URL: ['privateAddress'],
  BILLING: flag,
  BILLING_CURRENCY: anything,
  BILLING_TAX: ['oneOf', ['off', 'exclusive', 'inclusive']],
  STRIPE_SECRET_KEY: ['start', ['sk_', 'rk_']],
  STRIPE_WEBHOOK_SECRET: ['start', ['whsec_']],
  STRIPE_PUBLISHABLE_KEY: ['start', ['pk_']],
  WORKERS: ['numberOr', 'auto', 1, 64],
  ENGINE_THREADS: ['number', 1, 64],
  TRUST_PROXY: flag,
  LOG_REQUESTS: flag,
  LOG_ADDRESSES: ['oneOf', ['off', 'network', 'full']],
  LOG_LEVEL: ['oneOf', ['fatal', 'error', 'warn', 'info', 'debug', 'silent']],
}

/** What one setting needs of others. */
export const needs = [
  ({ NODE_ENV, BASE_URL, SMTP_URL, DATABASE_URL, SECRET }) =>
    NODE_ENV === 'production'
      ? [
          ...(BASE_URL
            ? []
            : ['BASE_URL is not set: in production it must be the public address of the site.']),
          ...(BASE_URL && isAddress(BASE_URL) && kinds.privateAddress(BASE_URL)
            ? [
                'BASE_URL is wrong: in production it must start with https://; http:// is only for this machine.',
              ]
            : []),
          ...(SMTP_URL
            ? []
            : ['SMTP_URL is not set: the local mailbox does not run in production, so set a mail server.']),
          ...(DATABASE_URL && !SECRET
            ? [
                'SECRET is not set: servers that share a database must share one secret of 32 characters or more.',
              ]
            : []),
        ]
      : BASE_URL && !SMTP_URL && isAddress(BASE_URL) && !isLoopback(new URL(BASE_URL).hostname)
        ? [
            'SMTP_URL is not set: the local mailbox works only with a BASE_URL on this machine, so set a mail server.',
          ]
        : [],
  ({ HUMANIZER, ...given }) =>
    missing(given, { undetectable: ['UNDETECTABLE_API_KEY'] }[HUMANIZER], `HUMANIZER=${HUMANIZER}`),
  ({ DETECTOR, ...given }) =>
    missing(given, DETECTOR === 'zerogpt' ? ['ZEROGPT_API_KEY'] : [], 'DETECTOR=zerogpt'),
  (given) => together(given, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
  (given) => (isOff(given.BILLING) ? [] : together(given, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'])),
]

function isLoopback(hostname) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
}

function isAddress(value) {
  return kinds.address(value, web) === null
}

function isOff(value) {
  return ['false', '0', 'off', 'no'].includes(value)
}

function missing(given, names = [], by) {
  return names
    .filter((name) => !given[name])
    .map((name) => `${name} is not set: ${by} does not work without it.`)
}

function together(given, names) {
  const set = names.find((name) => given[name])
  return set ? missing(given, names, set) : []
}
