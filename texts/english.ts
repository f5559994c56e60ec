import { accounts } from './accounts.ts'
import { apiKeys } from './api-keys.ts'
import { billing } from './billing.ts'
import { bulk } from './bulk.ts'
import { connections } from './connections.ts'
import { errors } from './errors.ts'
import { failures } from './failures.ts'
import { faults } from './faults.ts'
import { files } from './files.ts'
import { issues } from './issues.ts'
import { keys } from './keys.ts'
import { leaving } from './leaving.ts'
import { localModels } from './local-models.ts'
import type { EnglishTexts, Message } from './message.ts'
import { nouns } from './nouns.ts'
import { originality } from './originality.ts'
import { passkeys } from './passkeys.ts'
import { preferences } from './preferences.ts'
import { refusals } from './refusals.ts'
import { runs } from './runs.ts'
import { security } from './security.ts'
import { sharing } from './sharing.ts'
import { site } from './site.ts'
import { works } from './works.ts'
import { rendererOf, sourceIn } from './writing/render.ts'
import { englishDates, writeDate } from './writing/values.ts'

/** Every table of this folder. Its key is the first part of the keys of its messages. */
export const englishTexts = {
  accounts,
  'api-keys': apiKeys,
  billing,
  bulk,
  connections,
  errors,
  failures,
  faults,
  files,
  issues,
  keys,
  leaving,
  'local-models': localModels,
  nouns,
  originality,
  passkeys,
  preferences,
  refusals,
  runs,
  security,
  sharing,
  site,
  works,
} as const satisfies EnglishTexts

/** Returns the English text of a message: the documented wording, for programs and stored results. */
export const inEnglish = rendererOf({
  tag: 'en',
  numbers: 'en-US',
  sourceOf: (key) => sourceIn(englishTexts, key),
  writeOther: (message) => writeDate(message, englishDates),
})

/** Returns the message that a key of a table names, where a library passes only a string on; null for other strings. */
export function messageOfKey(key: string): Message | null {
  const found = sourceIn(englishTexts, key)
  return typeof found === 'string' && !found.includes('{') ? { key } : null
}
